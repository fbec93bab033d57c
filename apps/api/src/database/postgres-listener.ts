import { Client, escapeIdentifier } from "pg";

const RETRY_MS = 1000;

/** Calls back with the payload of a notification. */
type OnNotify = (payload: string) => void;

/** Listens to channels of a PostgreSQL server. */
export interface PostgresListener {
  /** Calls back with each notification to a channel; returns a function that stops listening. */
  readonly listen: (channel: string, onNotify: OnNotify) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}

const listenTo = (client: Client, channel: string) => client.query(`listen ${escapeIdentifier(channel)}`);

/**
 * Creates the listener, which connects with the first channel; all channels share that connection. When it breaks the listener reconnects,
 * and then calls all back with '' because notifications may have been missed.
 */
export function postgresListener(url: string): PostgresListener {
  const channels = new Map<string, Set<OnNotify>>();
  let connection: Promise<Client> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const notify = (channel: string, payload: string): void => {
    for (const onNotify of channels.get(channel) ?? []) onNotify(payload);
  };
  const notifyAll = (): void => {
    for (const channel of channels.keys()) notify(channel, "");
  };

  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: url, keepAlive: true });
    client.on("error", () => {});
    client.on("end", reconnect);
    client.on("notification", ({ channel, payload }) => notify(channel, payload ?? ""));
    await client.connect();
    for (const channel of channels.keys()) await listenTo(client, channel);
    return client;
  };

  const reconnect = (): void => {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      connection = connect();
      connection.then(notifyAll, reconnect);
    }, RETRY_MS).unref();
  };

  return {
    listen: async (channel, onNotify) => {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(onNotify));
      connection ??= connect();
      // A connection that is opened at this moment may have passed over the channel.
      await listenTo(await connection, channel);
      return () => {
        listeners.delete(onNotify);
        return Promise.resolve();
      };
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}
