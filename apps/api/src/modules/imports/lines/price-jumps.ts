import type { PriceJumps } from "@shop/contract/imports/product-import.ts";
import { jumpTolerance, priceJump } from "@shop/domain/money/price-jump.ts";

/** Prices of which half may jump by chance: too few for what they have in common. */
const FEW = 2;

/**
 * Counts the prices of a check that jump against the stored ones: each that is nearly a power of ten of its stored one, and with other changes
 * where most prices of the sheet jump alike.
 */
export class JumpCounts {
  #compared = 0;
  readonly #near = new Map<number, number>();
  readonly #changed = new Map<number, number>();

  /** Adds a line with its stored and its new price; whether it is nearly a power of ten of the stored one. */
  add(stored: string | undefined, given: string | undefined): boolean {
    if (stored === undefined || given === undefined || Number(stored) === 0) return false;
    this.#compared += 1;
    const near = priceJump(stored, given, jumpTolerance.near);
    const changed = priceJump(stored, given, jumpTolerance.changed);
    if (near !== null) this.#near.set(near, (this.#near.get(near) ?? 0) + 1);
    if (changed !== null) this.#changed.set(changed, (this.#changed.get(changed) ?? 0) + 1);
    return near !== null;
  }

  /** What was found, the largest number of lines first. */
  found(): PriceJumps {
    const isCommon = (lines: number): boolean => this.#compared > FEW && lines * 2 >= this.#compared;
    const counts = new Map([...this.#near, ...[...this.#changed].filter(([, lines]) => isCommon(lines))]);
    const jumps = [...counts].map(([power, lines]) => ({ power, lines }));
    return { compared: this.#compared, jumps: jumps.toSorted((a, b) => b.lines - a.lines) };
  }
}
