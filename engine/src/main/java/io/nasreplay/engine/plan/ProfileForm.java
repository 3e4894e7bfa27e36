package io.nasreplay.engine.plan;

import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.profile.BlockUse;
import io.nasreplay.traces.profile.FileSetUse;
import io.nasreplay.traces.profile.KindUse;
import io.nasreplay.traces.profile.Sequentiality;
import io.nasreplay.traces.profile.StreamUse;
import io.nasreplay.traces.profile.TraceProfile;
import io.nasreplay.traces.profile.WorkingSet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** The saved form of a {@link TraceProfile}. */
@SuppressWarnings("EnumOrdinal") // read by the same build only
final class ProfileForm {
  private static final OperationKind[] KINDS = OperationKind.values();
  private static final long NO_TIME = -1;

  private ProfileForm() {}

  static void save(TraceProfile profile, FormOutput out) throws IOException {
    out.text(profile.digest());
    numbers(
        out,
        profile.fileSet().files(),
        profile.fileSet().directories(),
        profile.fileSet().bytes(),
        profile.operations());
    out.count(profile.kinds().size());
    for (KindUse use : profile.kinds()) {
      numbers(out, use.kind().ordinal(), use.count(), use.bytes());
    }
    out.count(profile.blocks().size());
    for (BlockUse use : profile.blocks()) {
      numbers(out, use.kind().ordinal(), use.lengthBytes(), use.count(), use.bytes());
    }
    numbers(out, profile.unlistedTransfers(), profile.largestTransferBytes());
    save(profile.sequentiality(), out);
    numbers(
        out,
        profile.workingSet().pages(),
        profile.workingSet().complete() ? 1 : 0,
        profile.filesTouched());
    saveStreams(profile.streams(), out);
    numbers(
        out,
        profile.scheduledMicros().orElse(NO_TIME),
        profile.growth().bytes(),
        profile.growth().entries());
  }

  static TraceProfile restore(FormInput in) throws IOException {
    return new TraceProfile(
        in.text(),
        new FileSetUse(in.number(), in.number(), in.number()),
        in.number(),
        kinds(in),
        blocks(in),
        in.number(),
        in.number(),
        sequentiality(in),
        new WorkingSet(in.number(), in.atMost(1) == 1),
        in.number(),
        streams(in),
        time(in.number()),
        new TraceProfile.Growth(in.number(), in.number()));
  }

  private static List<KindUse> kinds(FormInput in) throws IOException {
    int count = in.count(3 * Long.BYTES);
    List<KindUse> uses = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      uses.add(new KindUse(kind(in), in.number(), in.number()));
    }
    return uses;
  }

  private static List<BlockUse> blocks(FormInput in) throws IOException {
    int count = in.count(4 * Long.BYTES);
    List<BlockUse> uses = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      uses.add(new BlockUse(kind(in), in.number(), in.number(), in.number()));
    }
    return uses;
  }

  private static void saveStreams(List<StreamUse> streams, FormOutput out) throws IOException {
    out.count(streams.size());
    for (StreamUse use : streams) {
      out.text(use.name());
      numbers(
          out, use.streamId(), use.depth(), use.operations(), use.bytesRead(), use.bytesWritten());
      save(use.sequentiality(), out);
    }
  }

  private static List<StreamUse> streams(FormInput in) throws IOException {
    int count = in.count(7 * Long.BYTES);
    List<StreamUse> uses = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      String name = in.text();
      uses.add(
          new StreamUse(
              (int) in.atMost(Integer.MAX_VALUE),
              name,
              (int) in.atMost(Integer.MAX_VALUE),
              in.number(),
              in.number(),
              in.number(),
              sequentiality(in)));
    }
    return uses;
  }

  private static void save(Sequentiality sequentiality, FormOutput out) throws IOException {
    numbers(out, sequentiality.transfers(), sequentiality.sequential());
  }

  private static Sequentiality sequentiality(FormInput in) {
    return new Sequentiality(in.number(), in.number());
  }

  private static OptionalLong time(long micros) {
    return micros == NO_TIME ? OptionalLong.empty() : OptionalLong.of(micros);
  }

  private static OperationKind kind(FormInput in) throws IOException {
    return KINDS[(int) in.atMost(KINDS.length - 1)];
  }

  private static void numbers(FormOutput out, long... numbers) throws IOException {
    for (long number : numbers) {
      out.number(number);
    }
  }
}
