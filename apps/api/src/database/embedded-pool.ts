import { Pool } from "pg";

import { type EmbeddedEngine, type EnginePlace, startEngine } from "./embedded-engine.ts";

/** Milliseconds for which a query waits while others have the only session. */
const WAIT_MS = 25_000;

/** The embedded database with its only connection. */
export interface EmbeddedPool {
  readonly engine: EmbeddedEngine;
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

/** Opens the embedded database. */
export async function openEmbeddedPool(place: EnginePlace): Promise<EmbeddedPool> {
  const engine = await startEngine(place);
  const pool = new Pool({
    user: "postgres",
    database: "postgres",
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_MS,
    ssl: false,
    stream: engine.connect,
  });
  // Its query fails anyway, but an `error` event without a listener ends the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return {
    engine,
    pool,
    close: async () => {
      await pool.end();
      await engine.close();
    },
  };
}
