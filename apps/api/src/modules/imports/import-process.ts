/**
 * Child process that reads sheets and makes what the database stores of them, so that neither a hostile file nor the work itself slows or
 * ends the shop.
 */
import { constants, setPriority } from "node:os";

import { documentOf } from "../search/search-document.ts";
import type { ImportTasks, TaskName, TaskRequest, TaskResult } from "./import-messages.ts";
import { parseLine, type RawLine } from "./line-values.ts";
import { readLines } from "./read-sheet.ts";
import { ImportError } from "./sheet-fault.ts";

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

function run(
  request: TaskRequest,
): Promise<ImportTasks[TaskName]["output"]> | ImportTasks[TaskName]["output"] {
  switch (request.name) {
    case "open":
      lines = readLines(request.input);
      return null;
    case "next":
      return nextLines(request.input);
    case "parse":
      return request.input.lines.map((line) => parseLine(line, request.input.rules));
    case "documents":
      return request.input.map(documentOf);
    default:
      return request satisfies never;
  }
}

async function answer(request: TaskRequest): Promise<TaskResult> {
  const { id } = request;
  try {
    return { id, output: await run(request) };
  } catch (error) {
    if (error instanceof ImportError) return { id, fault: error.fault };
    process.stderr.write(`${String(error)}\n`);
    return { id, fault: "internal" };
  }
}

process.on("message", (request: TaskRequest) => {
  void answer(request).then((result) => process.send?.(result));
});
process.once("disconnect", () => process.exit(0));
