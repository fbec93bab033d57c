import { Client, escapeIdentifier } from "pg";

const RETRY_MS = 1000;

/**
 * Listens to a channel of a PostgreSQL server on a connection of its own, and connects again whenever that breaks.
 * What is sent in between is lost: callers also look for themselves from time to time.
 */
export async function listenOn(
  url: string,
  channel: string,
  heard: (text: string) => void,
): Promise<() => Promise<void>> {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url, keepAlive: true });
    next.on("error", () => {});
    next.on("end", () => {
      if (!stopped) retry = setTimeout(() => void connect().catch(() => {}), RETRY_MS).unref();
    });
    next.on("notification", ({ payload }) => heard(payload ?? ""));
    await next.connect();
    await next.query(`listen ${escapeIdentifier(channel)}`);
    client = next;
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
