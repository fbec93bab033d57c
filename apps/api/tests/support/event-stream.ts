import * as v from "valibot";

/** One event of a stream. */
interface StreamedEvent {
  readonly event: string;
  readonly data: unknown;
}

/** The events of a response, as they arrive. */
export interface EventReader {
  /** The next event, other than 'beat' unless `beats`; null where the stream has ended. */
  readonly next: (beats?: boolean) => Promise<StreamedEvent | null>;
  readonly close: () => Promise<void>;
}

const fieldOf = (block: string, name: string): string =>
  block
    .split("\n")
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? "";

/** Reads the events of a response. */
export function readEvents(response: Response): EventReader {
  if (!response.body) throw new Error("The response has no body.");
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = "";
  const nextBlock = async (): Promise<string | null> => {
    for (;;) {
      const end = buffer.indexOf("\n\n");
      if (end >= 0) {
        const block = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        return block;
      }
      const { done, value } = await reader.read();
      if (done) return null;
      buffer += v.parse(v.string(), value);
    }
  };
  return {
    next: async (beats = false) => {
      for (;;) {
        const block = await nextBlock();
        if (block === null) return null;
        const event = fieldOf(block, "event");
        const data = fieldOf(block, "data");
        if (beats || event !== "beat") return { event, data: data ? JSON.parse(data) : null };
      }
    },
    close: () => reader.cancel(),
  };
}
