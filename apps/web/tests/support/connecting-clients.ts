/**
 * Process of clients that ask the server at a port of this machine, each time on a new connection, until one fails; sends the first
 * outcome, then those of all.
 */
import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

import { errorCode } from "@shop/serving/error-code.ts";

const CLIENTS = 4;
const ANSWERED = "answered";

/** Returns 'answered' or the code of the error. */
const ask = (port: number): Promise<string> =>
  new Promise((resolve) => {
    const sent = request({ host: "127.0.0.1", port, agent: false }, (answer) => {
      answer.resume().once("end", () => resolve(ANSWERED));
    });
    sent.once("error", (cause) => resolve(errorCode(cause) ?? cause.message)).end();
  });

const port = Number(process.argv[2]);
const outcomes = new Set<string>();
await Promise.all(
  Array.from({ length: CLIENTS }, async (_, which) => {
    for (let outcome = ANSWERED; outcome === ANSWERED; outcomes.add(outcome)) {
      await delay(1 + which);
      outcome = await ask(port);
      if (outcomes.size === 0) process.send?.([outcome]);
    }
  }),
);
process.send?.([...outcomes].toSorted());
