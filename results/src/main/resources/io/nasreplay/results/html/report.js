/* Draws the charts of the page from the data in it, and saves them. Loads nothing and sends nothing. */
(function () {
  'use strict';

  const data = JSON.parse(document.getElementById('data').textContent);
  const root = document.documentElement;
  const drawn = new Map();
  const figures = new Map(data.charts.map(entry => [entry.chart.id, entry]));
  const narrow = () => window.innerWidth < 560;

  function colour(name) {
    return getComputedStyle(root).getPropertyValue('--' + name).trim();
  }

  function number(value) {
    if (value === 0) return '0';
    const size = Math.abs(value);
    if (size >= 1e9 || size < 1e-4) return value.toExponential(1);
    const digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : Math.min(6, 2 - Math.floor(Math.log10(size)));
    return Number(value.toFixed(digits)).toLocaleString('en-US', { maximumFractionDigits: 6 });
  }

  function percentile(x) {
    const nines = Math.round(Math.log10(x));
    if (nines <= 0) return '0 %';
    return nines === 1 ? '90 %' : nines === 2 ? '99 %' : '99.' + '9'.repeat(nines - 2) + ' %';
  }

  function textStyle(muted) {
    return { color: colour(muted ? 'muted' : 'text'), fontFamily: 'system-ui, "Segoe UI", Roboto, Arial, sans-serif', fontSize: 12 };
  }

  function frame(extra) {
    return Object.assign({
      animation: false,
      backgroundColor: 'transparent',
      color: data.colours,
      textStyle: textStyle(false),
      legend: { type: 'scroll', top: 0, left: 0, itemWidth: 16, itemHeight: 10, textStyle: textStyle(false), pageTextStyle: textStyle(true), pageIconColor: colour('text') },
      tooltip: { confine: true, backgroundColor: colour('raised'), borderColor: colour('line'), textStyle: textStyle(false), valueFormatter: v => v === null || v === undefined ? '' : number(Number(v)) }
    }, extra);
  }

  function axis(extra) {
    return Object.assign({
      nameTextStyle: textStyle(true),
      axisLabel: Object.assign({ hideOverlap: true }, textStyle(true)),
      axisLine: { lineStyle: { color: colour('line') } },
      splitLine: { lineStyle: { color: colour('line'), opacity: .7 } }
    }, extra);
  }

  /* A whisker through the middle of a bar, which stands among count bars of its group. */
  function barWhisker(place, count) {
    return function (params, api) {
      const bar = api.barLayout({ barGap: '12%', barCategoryGap: '32%', count: count })[place];
      const low = api.coord([api.value(1), api.value(0)]);
      const high = api.coord([api.value(2), api.value(0)]);
      const y = low[1] + bar.offsetCenter;
      const reach = Math.min(5, bar.width / 3);
      const style = { stroke: colour('text'), lineWidth: 1.4, fill: 'none' };
      return { type: 'group', children: [
        { type: 'line', shape: { x1: low[0], y1: y, x2: high[0], y2: y }, style: style },
        { type: 'line', shape: { x1: low[0], y1: y - reach, x2: low[0], y2: y + reach }, style: style },
        { type: 'line', shape: { x1: high[0], y1: y - reach, x2: high[0], y2: y + reach }, style: style }
      ] };
    };
  }

  /* The figure of a bar, on a ground of the bar's colour, so that the whisker does not strike it through. */
  function barLabel(place, count, own) {
    return function (params, api) {
      const bar = api.barLayout({ barGap: '12%', barCategoryGap: '32%', count: count })[place];
      const start = api.coord([0, api.value(0)]);
      return { type: 'text', style: { text: number(api.value(1)), x: start[0] + 3, y: start[1] + bar.offsetCenter, verticalAlign: 'middle',
        fill: '#fff', font: '600 11.5px system-ui, "Segoe UI", Roboto, Arial, sans-serif', backgroundColor: own, padding: [1, 4], textStroke: 'rgba(0,0,0,.55)', stroke: 'rgba(0,0,0,.55)', lineWidth: 2 } };
    };
  }

  function pointWhisker(params, api) {
    const low = api.coord([api.value(0), api.value(1)]);
    const high = api.coord([api.value(0), api.value(2)]);
    const style = { stroke: api.visual('color'), lineWidth: 1.4, fill: 'none' };
    return { type: 'group', children: [
      { type: 'line', shape: { x1: low[0], y1: low[1], x2: high[0], y2: high[1] }, style: style },
      { type: 'line', shape: { x1: low[0] - 4, y1: low[1], x2: low[0] + 4, y2: low[1] }, style: style },
      { type: 'line', shape: { x1: high[0] - 4, y1: high[1], x2: high[0] + 4, y2: high[1] }, style: style }
    ] };
  }

  /* Whiskers of two runs may be many times as long as the bars: they are cut off at twice the longest bar. */
  function longest(chart) {
    const bars = chart.series.flatMap(one => one.bars).filter(bar => bar.value !== null);
    const value = Math.max(...bars.map(bar => bar.value), 0);
    const whisker = Math.max(...bars.map(bar => bar.high === null ? 0 : bar.high), 0);
    const end = Math.max(value * 1.04, Math.min(whisker, 2 * value));
    const step = Math.pow(10, Math.floor(Math.log10(end || 1))) / 4;
    return Math.ceil(end / step) * step;
  }

  function bars(chart) {
    const count = chart.series.length;
    const series = [];
    chart.series.forEach((one, place) => {
      const own = data.colours[place % data.colours.length];
      series.push({
        type: 'bar', name: one.name, barGap: '12%', barCategoryGap: '32%', barMaxWidth: 34, itemStyle: { color: own },
        data: one.bars.map(bar => bar.value)
      });
      const whiskers = one.bars.map((bar, i) => [i, bar.low, bar.high]).filter(w => w[1] !== null);
      if (whiskers.length > 0) {
        series.push({ type: 'custom', name: one.name, renderItem: barWhisker(place, count), encode: { x: [1, 2], y: 0 }, data: whiskers, z: 5, clip: true, tooltip: { show: false }, itemStyle: { color: own }, silent: true });
      }
      if (chart.categories.length * count <= 80) {
        const labels = one.bars.map((bar, i) => [i, bar.value]).filter(label => label[1] !== null);
        series.push({ type: 'custom', name: one.name, renderItem: barLabel(place, count, own), encode: { x: 1, y: 0 }, data: labels, z: 6, tooltip: { show: false }, itemStyle: { color: own }, silent: true });
      }
    });
    const room = narrow() ? 132 : 240;
    const value = axis({ type: 'value', min: 0, max: longest(chart), name: chart.valueTitle, nameLocation: 'middle', nameGap: 30, axisLabel: Object.assign({ hideOverlap: true, formatter: number }, textStyle(true)) });
    const category = axis({ type: 'category', data: chart.categories, inverse: true, axisTick: { show: false }, axisLabel: Object.assign({}, textStyle(false), { fontSize: narrow() ? 11 : 12, width: room - 12, overflow: 'break', interval: 0, lineHeight: 14 }), splitLine: { show: false } });
    return frame({
      grid: { left: room, right: 24, top: count > 1 ? 36 : 10, bottom: 48 },
      legend: Object.assign(frame({}).legend, { show: count > 1 }),
      xAxis: value, yAxis: category, series: series,
      tooltip: Object.assign(frame({}).tooltip, { trigger: 'axis', axisPointer: { type: 'shadow' } })
    });
  }

  function scaled(title, scale, upwards) {
    const common = { name: title, nameLocation: 'middle', nameGap: upwards ? 52 : 30 };
    const labels = formatter => ({ axisLabel: Object.assign({ hideOverlap: true, formatter: formatter }, textStyle(true)) });
    switch (scale) {
      case 'logarithmic': return axis(Object.assign(common, { type: 'log', logBase: 10, minorSplitLine: { show: false } }, labels(number)));
      case 'doubling': return axis(Object.assign(common, { type: 'log', logBase: 2 }, labels(number)));
      case 'percentile': return axis(Object.assign(common, { type: 'log', logBase: 10, min: 1 }, labels(percentile)));
      default: return axis(Object.assign(common, { type: 'value' }, labels(number)));
    }
  }

  function areas(chart) {
    return {
      silent: true,
      data: chart.bands.map((band, i) => {
        const flush = band.label.startsWith('flush');
        const own = flush ? '#D55E00' : '#0072B2';
        return [{ name: band.label, xAxis: band.from, itemStyle: { color: own, opacity: flush ? .16 : .06 },
          label: { position: ['2%', 2 + 14 * i], color: colour('muted'), fontSize: 10.5 } }, { xAxis: band.to }];
      })
    };
  }

  function line(one) {
    const own = data.colours[one.place % data.colours.length];
    const points = one.style === 'points';
    return {
      type: points ? 'scatter' : 'line', name: one.name, step: one.style === 'steps' ? 'end' : false,
      showSymbol: one.style === 'points_and_line' || one.points.length < 3, symbolSize: points ? 9 : 7, symbol: points ? 'diamond' : 'circle',
      lineStyle: { width: 1.8 }, itemStyle: points ? { color: own, borderColor: colour('text'), borderWidth: 1.2 } : { color: own },
      data: one.points.map(point => [point.x, point.y])
    };
  }

  function lines(chart) {
    const series = chart.lines.map(line);
    chart.lines.forEach(one => {
      const whiskers = one.points.filter(point => point.low !== null).map(point => [point.x, point.low, point.high]);
      if (whiskers.length > 0) {
        series.push({ type: 'custom', name: one.name, renderItem: pointWhisker, encode: { x: 0, y: [1, 2] }, data: whiskers, tooltip: { show: false }, itemStyle: { color: data.colours[one.place % data.colours.length] }, silent: true });
      }
    });
    if (chart.bands.length > 0 && series.length > 0) series[0].markArea = areas(chart);
    return frame({
      grid: { left: 74, right: 26, top: 40, bottom: 52 },
      xAxis: scaled(chart.x.title, chart.x.scale, false), yAxis: scaled(chart.y.title, chart.y.scale, true), series: series,
      tooltip: Object.assign(frame({}).tooltip, { trigger: chart.x.scale === 'percentile' ? 'item' : 'axis' })
    });
  }

  function option(entry) {
    return entry.kind === 'BarChart' ? bars(entry.chart) : lines(entry.chart);
  }

  function height(entry) {
    if (entry.kind !== 'BarChart') return narrow() ? 320 : 400;
    const each = Math.max(34, 18 * entry.chart.series.length + 16);
    return Math.max(190, 96 + each * entry.chart.categories.length);
  }

  function draw(id) {
    if (drawn.has(id)) return;
    const entry = figures.get(id);
    const place = document.querySelector('#' + CSS.escape(id) + ' .plot');
    place.style.height = height(entry) + 'px';
    const chart = echarts.init(place, null, { renderer: 'canvas' });
    chart.setOption(option(entry));
    drawn.set(id, chart);
  }

  function redraw() {
    drawn.forEach((chart, id) => {
      const entry = figures.get(id);
      chart.getDom().style.height = height(entry) + 'px';
      chart.resize();
      chart.setOption(option(entry), true);
    });
  }

  function download(name, url) {
    const link = document.createElement('a');
    link.download = name;
    link.href = url;
    document.body.append(link);
    link.click();
    link.remove();
  }

  function fileName(entry, ending) {
    const title = (data.title + '-' + entry.chart.id).replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^-+|-+$/g, '');
    return title + '.' + ending;
  }

  /* A picture has a title of its own, and the page's colours. */
  function picture(entry, renderer) {
    const place = document.createElement('div');
    const size = { width: 1200, height: Math.max(560, height(entry) + 70) };
    const chart = echarts.init(renderer === 'svg' ? null : place, null, { renderer: renderer, ssr: renderer === 'svg', width: size.width, height: size.height });
    const drawnOption = option(entry);
    drawnOption.backgroundColor = colour('back');
    drawnOption.title = { text: entry.chart.title, left: 14, top: 12, textStyle: { color: colour('text'), fontSize: 19, fontWeight: 600 } };
    drawnOption.legend.top = 46;
    drawnOption.legend.left = 14;
    drawnOption.grid.top = 90;
    chart.setOption(drawnOption);
    const url = renderer === 'svg'
      ? 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(chart.renderToSVGString())
      : chart.getDataURL({ type: 'png', pixelRatio: 2, backgroundColor: colour('back') });
    chart.dispose();
    return url;
  }

  function csv(entry) {
    const quoted = text => /[",\r\n]/.test(text) ? '"' + text.replace(/"/g, '""') + '"' : text;
    const table = entry.chart.table;
    const rows = [table.header.map(quoted)];
    table.rows.forEach(row => rows.push(row.map(cell => cell.number === null ? quoted(cell.text) : String(cell.number))));
    return rows.map(row => row.join(',')).join('\r\n') + '\r\n';
  }

  function save(id, format) {
    const entry = figures.get(id);
    if (format === 'csv') {
      const url = URL.createObjectURL(new Blob([csv(entry)], { type: 'text/csv' }));
      download(fileName(entry, 'csv'), url);
      setTimeout(() => URL.revokeObjectURL(url), 10000);
    } else {
      download(fileName(entry, format), picture(entry, format === 'svg' ? 'svg' : 'canvas'));
    }
  }

  const themes = ['', 'light', 'dark'];
  const themeNames = ['as the system', 'light', 'dark'];
  const themeButton = document.getElementById('theme');

  function theme(place) {
    if (themes[place]) root.dataset.theme = themes[place]; else delete root.dataset.theme;
    themeButton.textContent = 'Theme: ' + themeNames[place];
    redraw();
  }

  themeButton.addEventListener('click', () => theme((themes.indexOf(root.dataset.theme || '') + 1) % themes.length));
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
  document.addEventListener('click', event => {
    const button = event.target.closest('button[data-save]');
    if (button) save(button.closest('figure').id, button.dataset.save);
  });
  let resizing;
  window.addEventListener('resize', () => { clearTimeout(resizing); resizing = setTimeout(redraw, 120); });
  window.addEventListener('beforeprint', () => { figures.forEach((entry, id) => draw(id)); redraw(); });

  /* A report of many tests opens at once: what is out of sight is drawn when it comes near. */
  const near = new IntersectionObserver(entries => {
    entries.filter(entry => entry.isIntersecting).forEach(entry => {
      near.unobserve(entry.target);
      draw(entry.target.id);
    });
  }, { rootMargin: '500px' });
  figures.forEach((entry, id) => {
    const figure = document.getElementById(id);
    figure.querySelector('.plot').style.height = height(entry) + 'px';
    near.observe(figure);
  });

  window.nasreplay = { charts: drawn, figures: figures, draw: draw, picture: picture, csv: csv };
})();
