/**
 * Sends requests from one address at full speed until it gets a message; answers it with the number of answers by status.
 * Arguments: the shop; the address; the number of requests under way.
 */
import { setTimeout as delay } from "node:timers/promises";

const [base = "", address = "", connections = "1"] = process.argv.slice(2);

/** Pages and lists that are rendered or searched afresh, because no two of their addresses are the same. */
const addressOf = (turn: number): string =>
  [
    `/results?query=resistor%20${turn}`,
    `/ar/results?query=multimeter%20${turn}`,
    `/products?turn=${turn}`,
    `/backend/public/api/products/products/search?query=capacitor%20${turn}`,
  ][turn % 4] ?? "/";

const statuses: Record<string, number> = {};
const over = new AbortController();
let turns = 0;

const sendOne = async (): Promise<string> => {
  turns += 1;
  const response = await fetch(base + addressOf(turns), { headers: { "x-forwarded-for": address } });
  await response.arrayBuffer();
  return String(response.status);
};

const senders = Array.from({ length: Number(connections) }, async () => {
  while (!over.signal.aborted) {
    const status = await sendOne().catch(() => "no answer");
    statuses[status] = (statuses[status] ?? 0) + 1;
    // A refused connection fails at once; without a pause this process would do nothing else.
    if (status === "no answer") await delay(10);
  }
});

async function end(): Promise<void> {
  over.abort();
  await Promise.all(senders);
  process.send?.(statuses);
  process.disconnect();
}

process.once("message", () => void end());
