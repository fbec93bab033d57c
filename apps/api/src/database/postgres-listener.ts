import { Client, escapeIdentifier } from "pg";

const RETRY_MS = 1000;

/**
 * Listens to a channel of a PostgreSQL server on a connection of its own. When that breaks it connects again, and calls
 * back once more for what it may have missed.
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
    next.on("end", connectAgain);
    next.on("notification", ({ payload }) => heard(payload ?? ""));
    await next.connect();
    await next.query(`listen ${escapeIdentifier(channel)}`);
    client = next;
    if (stopped) await next.end();
  };

  const connectAgain = (): void => {
    if (stopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => void connect().then(() => heard(""), connectAgain), RETRY_MS).unref();
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
