import { PGlite, type PGliteOptions } from "@electric-sql/pglite";

import { errorMessage } from "../error-code.ts";

/** Thrown for every query after the database has failed. */
class DatabaseFailure extends Error {
  override readonly name = "DatabaseFailure";
  /** The SQLSTATE of a server that cannot be connected to at present. */
  readonly code = "57P03";
}

/** True for what leaves PostgreSQL's memory undefined: a PANIC, such as a failed write of its log, or a trap of its code. */
const isFatal = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "RuntimeError" ||
    ("severity" in error && ["PANIC", "FATAL"].includes(String(error.severity))));

/** PGlite that runs nothing more once PostgreSQL has failed: its own process would have ended, and a further query may never return. */
export class GuardedPglite extends PGlite {
  readonly #failure = Promise.withResolvers<string>();
  #failed: DatabaseFailure | undefined;

  /** Resolves with the reason once the database has failed. */
  get failure(): Promise<string> {
    return this.#failure.promise;
  }

  get hasFailed(): boolean {
    return this.#failed !== undefined;
  }

  async #guard<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      if (!isFatal(cause)) throw cause;
      this.#failed ??= new DatabaseFailure("The embedded database has failed.", { cause });
      this.#failure.resolve(errorMessage(cause));
      throw this.#failed;
    }
  }

  override execProtocol(...args: Parameters<PGlite["execProtocol"]>): ReturnType<PGlite["execProtocol"]> {
    return this.#guard(() => super.execProtocol(...args));
  }

  override execProtocolStream(
    ...args: Parameters<PGlite["execProtocolStream"]>
  ): ReturnType<PGlite["execProtocolStream"]> {
    return this.#guard(() => super.execProtocolStream(...args));
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#failed) throw this.#failed;
    return super.execProtocolRawSync(message);
  }
}

/** Opens a {@link GuardedPglite}. */
export async function openGuarded(options: PGliteOptions): Promise<GuardedPglite> {
  const client = new GuardedPglite(options);
  await client.waitReady;
  return client;
}
