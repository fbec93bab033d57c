import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

import type { IssueCode } from "@shop/contract/codes.ts";

import type { PictureJob, PictureOutcome } from "./picture-job.ts";

const PROGRAM = fileURLToPath(new URL("picture-process.ts", import.meta.url));
/** Idle time after which the process ends; the next picture starts it again. */
const IDLE_MS = 60_000;

/** Converts pictures in another process. */
export interface PictureConverter {
  /** Writes all variants of a picture beside its file; returns the reason where the file is rejected. */
  readonly convert: (file: string) => Promise<IssueCode | null>;
  readonly close: () => void;
}

/** Creates a converter, whose process runs on demand. */
export function pictureConverter(): PictureConverter {
  const waiting = new Map<number, PromiseWithResolvers<IssueCode | null>>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const end = (): void => {
    clearTimeout(idle);
    if (child?.connected) child.disconnect();
    child = undefined;
  };

  const start = (): ChildProcess => {
    const started = fork(PROGRAM, { stdio: ["ignore", "ignore", "inherit", "ipc"], execArgv: [] });
    started.on("message", ({ id, reason }: PictureOutcome) => {
      waiting.get(id)?.resolve(reason);
      waiting.delete(id);
      if (waiting.size === 0) idle = setTimeout(end, IDLE_MS).unref();
    });
    started.once("error", () => {});
    started.once("exit", () => {
      if (child !== started) return;
      child = undefined;
      for (const { reject } of waiting.values())
        reject(new Error("The process that converts pictures ended."));
      waiting.clear();
    });
    // The child ends with this process and does not keep it running.
    started.unref();
    started.channel?.unref();
    return started;
  };

  return {
    convert: (file) => {
      clearTimeout(idle);
      child ??= start();
      lastId += 1;
      const job: PictureJob = { id: lastId, file };
      const result = Promise.withResolvers<IssueCode | null>();
      waiting.set(job.id, result);
      child.send(job);
      return result.promise;
    },
    close: end,
  };
}
