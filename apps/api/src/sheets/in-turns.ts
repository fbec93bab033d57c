import PQueue from "p-queue";

import { answerRequests } from "../throttle.ts";

/** Rows that are written without a turn of the event loop. */
const SLICE = 50;

/** One part of one sheet is made at a time: those of many at once would keep requests waiting for all of them. */
const turns = new PQueue({ concurrency: 1 });

/** Batches of rows in small parts. */
export async function* inSlices<Row>(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  for await (const rows of batches)
    for (let at = 0; at < rows.length; at += SLICE) yield rows.slice(at, at + SLICE);
}

/** Makes the parts of a sheet in turn with those of others and with requests; a reader keeps no other sheet waiting, however slow it is. */
export async function* inTurns<Part>(parts: AsyncGenerator<Part>): AsyncGenerator<Part> {
  try {
    for (;;) {
      const part = await turns.add(async () => {
        await answerRequests();
        return parts.next();
      });
      if (part.done) return;
      yield part.value;
    }
  } finally {
    await parts.return(undefined);
  }
}
