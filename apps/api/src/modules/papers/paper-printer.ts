import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

import { ApiError } from "@shop/contract/api-error.ts";

import type { Paper, PaperJob, PaperOutcome } from "./paper.ts";

const PROGRAM = fileURLToPath(new URL("paper-process.ts", import.meta.url));
/** Idle time after which the process ends; the next paper starts it again. */
const IDLE_MS = 60_000;
/** Papers that may wait; more are refused. */
const MAX_WAITING = 20;
/** Milliseconds after which the process counts as hanging. */
const ANSWER_MS = 60_000;

/** Makes PDF files in another process. */
export interface PaperPrinter {
  /** The PDF file of a paper; throws unavailable where too many wait or the process fails. */
  readonly print: (paper: Paper) => Promise<Uint8Array<ArrayBuffer>>;
  readonly close: () => void;
}

/** Creates a printer, whose process runs on demand. */
export function paperPrinter(): PaperPrinter {
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array<ArrayBuffer>>>();
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  const end = (): void => {
    clearTimeout(timer);
    if (child?.connected) child.disconnect();
    child = undefined;
  };

  const start = (): ChildProcess => {
    const started = fork(PROGRAM, {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      execArgv: ["--max-old-space-size=256"],
      serialization: "advanced",
    });
    started.on("message", ({ id, pdf }: PaperOutcome) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (pdf) asked?.resolve(new Uint8Array(pdf));
      else asked?.reject(new ApiError("unavailable"));
      clearTimeout(timer);
      timer =
        waiting.size === 0
          ? setTimeout(end, IDLE_MS).unref()
          : setTimeout(() => started.kill("SIGKILL"), ANSWER_MS).unref();
    });
    started.once("error", () => {});
    started.once("exit", () => {
      if (child === started) child = undefined;
      for (const { reject } of waiting.values()) reject(new ApiError("unavailable"));
      waiting.clear();
    });
    // The child ends with this process and does not keep it running.
    started.unref();
    started.channel?.unref();
    return started;
  };

  return {
    print: (paper) => {
      if (waiting.size >= MAX_WAITING) throw new ApiError("unavailable");
      const current = (child ??= start());
      lastId += 1;
      const job: PaperJob = { id: lastId, paper };
      const result = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
      if (waiting.size === 0) {
        clearTimeout(timer);
        timer = setTimeout(() => current.kill("SIGKILL"), ANSWER_MS).unref();
      }
      waiting.set(job.id, result);
      current.send(job);
      return result.promise;
    },
    close: end,
  };
}
