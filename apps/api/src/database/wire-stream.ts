import { Duplex } from "node:stream";
import type { MessagePort } from "node:worker_threads";

/** Types of the protocol's messages after which a server answers: Query, Sync, Flush, Terminate. */
const ENDS = new Set(["Q", "S", "H", "X"].map((type) => type.charCodeAt(0)));
/** Bytes of a message's type and length. */
const HEADER = 5;

/**
 * A connection of node-postgres to the embedded database: PostgreSQL's wire protocol over a message port, in place of a socket. Sends
 * whole requests only, since the database answers what it is given.
 */
export class WireStream extends Duplex {
  readonly #open: () => MessagePort;
  #port: MessagePort | undefined;
  /** The bytes of a request that has not ended yet. */
  #request: Buffer = Buffer.alloc(0);
  #isStarted = false;

  /** `open` opens the connection, or throws why it cannot. */
  constructor(open: () => MessagePort) {
    super();
    this.#open = open;
  }

  /** Part of a socket's interface that node-postgres calls, as are those below. */
  connect(): this {
    try {
      const port = (this.#port = this.#open());
      port.on("message", (bytes: Uint8Array) => this.push(bytes));
      port.on("close", () => this.destroy());
      process.nextTick(() => this.emit("connect"));
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)));
    }
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    this.#port?.ref();
    return this;
  }

  unref(): this {
    this.#port?.unref();
    return this;
  }

  /** Where the last request in some bytes ends; 0 without one. */
  #endOfRequests(bytes: Buffer): number {
    // The first message has no type.
    let start = this.#isStarted || bytes.length < 4 ? 0 : bytes.readInt32BE(0);
    let end = 0;
    if (start > 0 && start <= bytes.length) {
      this.#isStarted = true;
      end = start;
    }
    while (this.#isStarted && start + HEADER <= bytes.length) {
      const type = bytes.readUInt8(start);
      start += 1 + bytes.readInt32BE(start + 1);
      if (start <= bytes.length && ENDS.has(type)) end = start;
    }
    return end;
  }

  override _writev(
    chunks: ReadonlyArray<{ readonly chunk: Buffer }>,
    callback: (error?: Error | null) => void,
  ): void {
    const bytes = Buffer.concat([this.#request, ...chunks.map(({ chunk }) => chunk)]);
    const end = this.#endOfRequests(bytes);
    // A copy with memory of its own, which can be transferred.
    const requests = new Uint8Array(bytes.subarray(0, end));
    this.#request = bytes.subarray(end);
    if (end > 0) this.#port?.postMessage(requests, [requests.buffer]);
    callback();
  }

  override _read(): void {}

  /** A server closes the connection at its end. */
  override _final(callback: (error?: Error | null) => void): void {
    this.push(null);
    callback();
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    this.#port?.close();
    callback(error);
  }
}
