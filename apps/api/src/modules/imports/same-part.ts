import { createHash } from "node:crypto";

import { exactForm } from "../products/search-index/search-words.ts";
import type { ParsedLine } from "./line-values.ts";
import type { Match } from "./match-products.ts";

/** Rows of the file that a reason lists at most. */
const LISTED_ROWS = 20;

/** A line with a part number, as far as it is compared with the others of that part number. */
interface PartLine {
  readonly line: number;
  /** Undefined where the line names none, which may be that of any other line. */
  readonly brand: string | undefined;
  /** The product that it is about for certain; null where only its part number says so. */
  readonly productId: number | null;
  readonly hasId: boolean;
  /** What lines with the same values have in common. */
  readonly digest: string;
}

const digestOf = ({ values, errors, rowValues }: ParsedLine): string =>
  createHash("sha256")
    .update(JSON.stringify([values, errors, rowValues]))
    .digest("base64");

/** Whether two lines of a part number contradict each other: nothing says that they are different products, and their values differ. */
function contradict(one: PartLine, other: PartLine): boolean {
  if (one.digest === other.digest) return false;
  if (one.brand !== undefined && other.brand !== undefined && one.brand !== other.brand) return false;
  // An id says which product is meant, whatever other lines say.
  if (one.hasId && other.productId !== one.productId) return false;
  return one.productId === null || other.productId === null || one.productId === other.productId;
}

/** Finds the lines of a sheet in which one part number of one brand stands several times with other values, so that none of them counts. */
export class SamePartLines {
  readonly #groups = new Map<string, PartLine[]>();

  /** Adds a line whose part number other lines have as well, with the product that its name or id finds. */
  add(read: ParsedLine, { product, isByBarcode }: Match): void {
    const { part_number: partNumber, id, name, brand } = read.values;
    if (partNumber === undefined) return;
    const isCertain = id !== undefined || name !== undefined || (isByBarcode ?? false);
    const key = exactForm(partNumber);
    const group = this.#groups.get(key) ?? [];
    group.push({
      line: read.line,
      brand: brand === undefined ? undefined : exactForm(brand),
      productId: isCertain && product ? product.id : null,
      hasId: id !== undefined,
      digest: digestOf(read),
    });
    this.#groups.set(key, group);
  }

  /** Whether several lines with other values have a part number, so that only their names tell products apart. */
  isRepeated(partNumber: string): boolean {
    const [first, ...others] = this.#groups.get(exactForm(partNumber)) ?? [];
    return first !== undefined && others.some(({ digest }) => digest !== first.digest);
  }

  /** The rows that each contradicted line is one of, by its number. */
  contradicted(): ReadonlyMap<number, readonly number[]> {
    const found = new Map<number, readonly number[]>();
    for (const group of this.#groups.values()) {
      for (const one of group) {
        const rows = [one.line];
        for (const other of group) {
          if (contradict(one, other)) rows.push(other.line);
          if (rows.length === LISTED_ROWS) break;
        }
        if (rows.length > 1)
          found.set(
            one.line,
            rows.toSorted((a, b) => a - b),
          );
      }
    }
    return found;
  }
}
