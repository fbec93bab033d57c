import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

import * as v from "valibot";

import type { Flood } from "./full-speed.ts";

const messageSchema = v.looseTuple([v.record(v.string(), v.number())]);

/** Requests at full speed by a process of their own; its end returns the number of answers by status. */
export interface RunningFlood {
  readonly end: () => Promise<Readonly<Record<string, number>>>;
}

/** Starts a flood of requests to a shop. */
export function startFlood(base: string, flood: Flood): RunningFlood {
  const sender = fork(fileURLToPath(new URL("full-speed.ts", import.meta.url)), [
    base,
    JSON.stringify(flood),
  ]);
  return {
    end: async () => {
      sender.send("end");
      const [statuses] = v.parse(messageSchema, await once(sender, "message"));
      return statuses;
    },
  };
}
