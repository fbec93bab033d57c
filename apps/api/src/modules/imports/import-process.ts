/**
 * Child process that reads sheets and makes what the database stores of them, so that neither a hostile file nor the work itself slows or
 * ends the shop.
 */
import { serveWork } from "../../processes/serve-work.ts";
import { type OpenedSheet, openSheet, type RawLine, readLines } from "../../sheets/read-sheet.ts";
import { ImportError } from "../../sheets/sheet-fault.ts";
import type { Task, TaskOutput, TaskResult } from "./import-messages.ts";
import { parseLine } from "./lines/line-values.ts";
import { unpackPictures } from "./pictures/unpack-pictures.ts";

let opened: OpenedSheet | undefined;

async function nextLines(count: number): Promise<RawLine[]> {
  // The process that had opened the sheet has ended: an empty batch would be its end.
  if (!opened) throw new Error("No sheet is open.");
  const batch: RawLine[] = [];
  for (let left = count; left > 0; left -= 1) {
    const next = await opened.lines.next();
    if (next.done) break;
    batch.push(next.value);
  }
  return batch;
}

async function run(task: Task): Promise<TaskOutput> {
  const { name } = task;
  switch (name) {
    case "open":
      opened = await openSheet(task.file, task.choice);
      return { name, reading: opened.reading };
    case "next":
      return { name, lines: await nextLines(task.count) };
    case "all":
      return { name, ...(await readLines(task.file, task.limit)) };
    case "parse":
      return { name, lines: task.lines.map((line) => parseLine(line, task.rules)) };
    case "unpack":
      return { name, pictures: await unpackPictures(task.file, task.folder) };
    default:
      return task satisfies never;
  }
}

serveWork(async (task: Task): Promise<TaskResult> => {
  try {
    return await run(task);
  } catch (error) {
    if (error instanceof ImportError) return { fault: error.fault, row: error.row };
    throw error;
  }
});
