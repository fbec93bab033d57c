/**
 * Child process that reads sheets and makes what the database stores of them, so that neither a hostile file nor the work itself slows or
 * ends the shop.
 */
import { constants, setPriority } from "node:os";

import { documentOf } from "../search/search-document.ts";
import type { Task, TaskOutput, TaskRequest, TaskResult } from "./import-messages.ts";
import { parseLine, type RawLine } from "./line-values.ts";
import { readLines } from "./read-sheet.ts";
import { ImportError } from "./sheet-fault.ts";
import { unpackPictures } from "./unpack-pictures.ts";

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

let lines: AsyncGenerator<RawLine, void> | undefined;

async function nextLines(count: number): Promise<RawLine[]> {
  const batch: RawLine[] = [];
  for (let left = count; left > 0; left -= 1) {
    const next = await lines?.next();
    if (!next || next.done) break;
    batch.push(next.value);
  }
  return batch;
}

async function run(task: Task): Promise<TaskOutput> {
  const { name } = task;
  switch (name) {
    case "open":
      lines = readLines(task.file);
      return { name };
    case "next":
      return { name, lines: await nextLines(task.count) };
    case "parse":
      return { name, lines: task.lines.map((line) => parseLine(line, task.rules)) };
    case "documents":
      return { name, documents: task.sources.map(documentOf) };
    case "unpack":
      return { name, pictures: await unpackPictures(task.file, task.folder) };
    default:
      return task satisfies never;
  }
}

async function resultOf(task: Task): Promise<TaskResult["result"]> {
  try {
    return await run(task);
  } catch (error) {
    if (error instanceof ImportError) return { fault: error.fault };
    process.stderr.write(`${String(error)}\n`);
    return { fault: "internal" };
  }
}

process.on("message", ({ id, task }: TaskRequest) => {
  void resultOf(task).then((result) => process.send?.({ id, result } satisfies TaskResult));
});
process.once("disconnect", () => process.exit(0));
