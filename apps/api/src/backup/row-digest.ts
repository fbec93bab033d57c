import { createHash } from "node:crypto";

/** The content of a table, in whatever order its rows are read. */
export interface TableDigest {
  readonly rows: number;
  /** 128 bits as hexadecimal digits: the sum of the hashes of all rows. */
  readonly digest: string;
}

const MODULUS = 1n << 128n;

/** Sums up the rows of a table. */
export class RowDigest {
  #rows = 0;
  #sum = 0n;

  add(lines: readonly string[]): void {
    for (const line of lines) {
      const hash = createHash("sha256").update(line).digest("hex").slice(0, 32);
      this.#sum = (this.#sum + BigInt(`0x${hash}`)) % MODULUS;
    }
    this.#rows += lines.length;
  }

  result(): TableDigest {
    return { rows: this.#rows, digest: this.#sum.toString(16).padStart(32, "0") };
  }
}
