/**
 * Sends requests at full speed until it gets a message; answers it with the number of answers by status.
 * Arguments: the shop; a {@link Flood} as JSON.
 */
import { setTimeout as delay } from "node:timers/promises";

import * as v from "valibot";

const floodSchema = v.object({
  /** Addresses of requests in turn; '{turn}' in one is replaced by a number, so that no two are the same. */
  addresses: v.array(v.string()),
  /** Number of requests under way. */
  connections: v.number(),
  /** Network addresses that they come from, in turn. */
  senders: v.array(v.string()),
  /** Headers of each request. */
  headers: v.optional(v.record(v.string(), v.string()), {}),
  /** JSON that each request sends by POST. */
  body: v.optional(v.string()),
});

/** Requests of {@link floodSchema}. */
export type Flood = v.InferInput<typeof floodSchema>;

const [base = "", flood = "{}"] = process.argv.slice(2);
const { addresses, connections, senders, headers, body } = v.parse(floodSchema, JSON.parse(flood));

const statuses: Record<string, number> = {};
const over = new AbortController();
let turns = 0;

const sendOne = async (): Promise<string> => {
  turns += 1;
  const address = addresses[turns % addresses.length] ?? "/";
  const response = await fetch(base + address.replace("{turn}", String(turns)), {
    headers: { ...headers, "x-forwarded-for": senders[turns % senders.length] ?? "" },
    ...(body !== undefined && { method: "POST", body: body.replaceAll("{turn}", String(turns)) }),
  });
  await response.arrayBuffer();
  return String(response.status);
};

const clients = Array.from({ length: connections }, async () => {
  while (!over.signal.aborted) {
    const status = await sendOne().catch(() => "no answer");
    statuses[status] = (statuses[status] ?? 0) + 1;
    // A refusal comes at once; without a pause this process would take a processor from the shop.
    if (status !== "200") await delay(10);
  }
});

async function end(): Promise<void> {
  over.abort();
  await Promise.all(clients);
  process.send?.(statuses);
  process.disconnect();
}

process.once("message", () => void end());
