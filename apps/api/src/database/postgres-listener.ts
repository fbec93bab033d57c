import { Client, escapeIdentifier } from "pg";

const RETRY_MS = 1000;

/**
 * Listens to a channel of a PostgreSQL server on a dedicated connection. When that breaks it reconnects, and then calls
 * back with '' because notifications may have been missed.
 */
export async function listenOn(
  url: string,
  channel: string,
  onNotify: (payload: string) => void,
): Promise<() => Promise<void>> {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url, keepAlive: true });
    next.on("error", () => {});
    next.on("end", reconnect);
    next.on("notification", ({ payload }) => onNotify(payload ?? ""));
    await next.connect();
    await next.query(`listen ${escapeIdentifier(channel)}`);
    client = next;
    if (stopped) await next.end();
  };

  const reconnect = (): void => {
    if (stopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => void connect().then(() => onNotify(""), reconnect), RETRY_MS).unref();
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
