/*
 * The least that a replay can cost: one thread per stream, pread and pwrite at absolute offsets from one
 * page-aligned buffer, the clock read before and after each operation, a log-linear histogram.
 *
 *   replay-loop [--direct] LIST
 *
 * LIST is text: "stream PATH" begins a stream, then "r OFFSET LENGTH" or "w OFFSET LENGTH" per operation.
 * It is read in full before the clock starts. Files are opened after the start barrier and closed before
 * the end, as the trace of the same operations says. Prints one line of JSON.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define PAGE 4096
#define SUB_BITS 5 /* 32 steps per power of two: at most 3 % wide */
#define BUCKETS (64 << SUB_BITS)

struct operation {
  uint64_t offset;
  uint32_t length;
  uint32_t is_write;
};

struct stream {
  char path[4096];
  struct operation *operations;
  size_t count, capacity;
  uint32_t largest;
  int writes;
  pthread_t thread;
  uint64_t start_nanos, end_nanos, bytes;
  uint64_t histogram[BUCKETS];
};

static pthread_barrier_t barrier;
static int open_flags;

static void fail(const char *what, const char *path) {
  fprintf(stderr, "replay-loop: %s %s: %s\n", what, path, strerror(errno));
  exit(3);
}

static void *checked(void *memory) {
  if (memory == NULL) fail("no memory for", "the list");
  return memory;
}

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static unsigned bucket(uint64_t nanos) {
  if (nanos < (1u << SUB_BITS)) return (unsigned)nanos;
  unsigned shift = 63u - (unsigned)__builtin_clzll(nanos) - SUB_BITS;
  return (unsigned)((shift + 1) << SUB_BITS) + (unsigned)((nanos >> shift) & ((1u << SUB_BITS) - 1));
}

static uint64_t bucket_start(unsigned index) {
  if (index < (1u << SUB_BITS)) return index;
  unsigned shift = (index >> SUB_BITS) - 1;
  return ((uint64_t)(1u << SUB_BITS) + (index & ((1u << SUB_BITS) - 1))) << shift;
}

static void *replay(void *argument) {
  struct stream *stream = argument;
  void *buffer;
  if (posix_memalign(&buffer, PAGE, stream->largest) != 0) fail("no memory for", "a buffer");
  uint64_t x = 0x9e3779b97f4a7c15u ^ (uintptr_t)stream;
  for (size_t i = 0; i < stream->largest / sizeof x; i++) { /* incompressible, and touched */
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    memcpy((char *)buffer + i * sizeof x, &x, sizeof x);
  }
  pthread_barrier_wait(&barrier);
  stream->start_nanos = now();
  int file = open(stream->path, (stream->writes ? O_RDWR : O_RDONLY) | open_flags);
  if (file < 0) fail("cannot open", stream->path);
  for (size_t i = 0; i < stream->count; i++) {
    const struct operation *op = &stream->operations[i];
    uint64_t before = now();
    ssize_t moved = op->is_write ? pwrite(file, buffer, op->length, (off_t)op->offset)
                                 : pread(file, buffer, op->length, (off_t)op->offset);
    uint64_t after = now();
    if (moved != (ssize_t)op->length) fail(op->is_write ? "short write of" : "short read of", stream->path);
    stream->histogram[bucket(after - before)]++;
    stream->bytes += (uint64_t)moved;
  }
  close(file);
  stream->end_nanos = now();
  free(buffer);
  return NULL;
}

static char *read_all(const char *path, size_t *size) {
  int file = open(path, O_RDONLY);
  struct stat facts;
  if (file < 0 || fstat(file, &facts) != 0) fail("cannot read", path);
  char *text = checked(malloc((size_t)facts.st_size + 1));
  for (*size = 0; *size < (size_t)facts.st_size;) {
    ssize_t moved = read(file, text + *size, (size_t)facts.st_size - *size);
    if (moved <= 0) fail("cannot read", path);
    *size += (size_t)moved;
  }
  close(file);
  text[*size] = 0;
  return text;
}

static void add(struct stream *stream, char kind, char *numbers) {
  if (stream->count == stream->capacity) {
    stream->capacity = stream->capacity ? 2 * stream->capacity : 1024;
    stream->operations = checked(realloc(stream->operations, stream->capacity * sizeof(struct operation)));
  }
  struct operation *op = &stream->operations[stream->count++];
  op->offset = strtoull(numbers, &numbers, 10);
  op->length = (uint32_t)strtoul(numbers, NULL, 10);
  op->is_write = kind == 'w';
  stream->writes |= kind == 'w';
  if (op->length > stream->largest) stream->largest = op->length;
}

static struct stream *read_list(const char *path, size_t *count) {
  size_t size;
  char *text = read_all(path, &size);
  struct stream *streams = NULL;
  *count = 0;
  for (char *line = text, *end; *line; line = end + 1) {
    end = strchr(line, '\n');
    if (end == NULL) errno = EINVAL, fail("a line without end in", path);
    *end = 0;
    if (strncmp(line, "stream ", 7) == 0) {
      streams = checked(realloc(streams, (*count + 1) * sizeof *streams));
      struct stream *stream = &streams[(*count)++];
      memset(stream, 0, sizeof *stream);
      snprintf(stream->path, sizeof stream->path, "%s", line + 7);
    } else if (*count > 0 && (line[0] == 'r' || line[0] == 'w') && line[1] == ' ') {
      add(&streams[*count - 1], line[0], line + 2);
    } else {
      errno = EINVAL, fail("an unknown line in", path);
    }
  }
  free(text);
  return streams;
}

static uint64_t percentile(const uint64_t *histogram, uint64_t total, double share) {
  uint64_t seen = 0, wanted = (uint64_t)(share * (double)total);
  for (unsigned i = 0; i < BUCKETS; i++) {
    seen += histogram[i];
    if (seen > wanted) return bucket_start(i);
  }
  return 0;
}

static void report(struct stream *streams, size_t count) {
  static uint64_t histogram[BUCKETS];
  uint64_t start = UINT64_MAX, end = 0, operations = 0, bytes = 0;
  for (size_t i = 0; i < count; i++) {
    if (streams[i].start_nanos < start) start = streams[i].start_nanos;
    if (streams[i].end_nanos > end) end = streams[i].end_nanos;
    operations += streams[i].count;
    bytes += streams[i].bytes;
    for (unsigned b = 0; b < BUCKETS; b++) histogram[b] += streams[i].histogram[b];
  }
  printf("{\"elapsedNanos\":%" PRIu64 ",\"operations\":%" PRIu64 ",\"bytes\":%" PRIu64
         ",\"p50Nanos\":%" PRIu64 ",\"p99Nanos\":%" PRIu64 "}\n",
         end - start, operations, bytes, percentile(histogram, operations, 0.5),
         percentile(histogram, operations, 0.99));
}

int main(int argc, char **argv) {
  int direct = argc == 3 && strcmp(argv[1], "--direct") == 0;
  if (argc != 2 + direct) {
    fprintf(stderr, "usage: replay-loop [--direct] LIST\n");
    return 2;
  }
  open_flags = direct ? O_DIRECT : 0;
  size_t count;
  struct stream *streams = read_list(argv[argc - 1], &count);
  if (count == 0) errno = EINVAL, fail("no stream in", argv[argc - 1]);
  pthread_barrier_init(&barrier, NULL, (unsigned)count);
  for (size_t i = 0; i < count; i++) {
    errno = pthread_create(&streams[i].thread, NULL, replay, &streams[i]);
    if (errno != 0) fail("cannot start a thread for", streams[i].path);
  }
  for (size_t i = 0; i < count; i++) pthread_join(streams[i].thread, NULL);
  report(streams, count);
  return 0;
}
