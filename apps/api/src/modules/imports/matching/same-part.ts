import { createHash } from "node:crypto";

import { exactForm } from "@shop/domain/search/folding.ts";

import type { ParsedLine } from "../lines/line-values.ts";
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

function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

/** Whether two lines of a part number contradict each other: nothing says that they are different products, and their values differ. */
function contradict(one: PartLine, other: PartLine): boolean {
  if (one.digest === other.digest) return false;
  if (one.brand !== undefined && other.brand !== undefined && one.brand !== other.brand) return false;
  // An id says which product is meant, whatever other lines say.
  if (one.hasId && other.productId !== one.productId) return false;
  return one.productId === null || other.productId === null || one.productId === other.productId;
}

/** Lines that are alike, by what they have in common. */
type Kinds = Map<string, PartLine[]>;
type KindsByProduct = Map<number | null, Kinds>;

/** Lines by what decides whether they are compared: only those of the same brand and product can contradict each other, and those that name none. */
class PartKinds {
  readonly #kinds = new Map<string | undefined, KindsByProduct>();

  add(one: PartLine): void {
    const brand = getOrAdd(this.#kinds, one.brand, (): KindsByProduct => new Map());
    const product = getOrAdd(brand, one.productId, (): Kinds => new Map());
    getOrAdd(product, `${one.hasId}${one.digest}`, () => []).push(one);
  }

  /** Lines that are alike, all kinds of them. */
  *all(): Generator<readonly PartLine[]> {
    for (const brand of this.#kinds.values()) for (const product of brand.values()) yield* product.values();
  }

  /** Kinds that may contradict a line. */
  *beside({ brand, productId, hasId }: PartLine): Generator<readonly PartLine[]> {
    const brands =
      brand === undefined ? this.#kinds.values() : [this.#kinds.get(brand), this.#kinds.get(undefined)];
    for (const ofBrand of brands) {
      if (!ofBrand) continue;
      const products = hasId
        ? [ofBrand.get(productId)]
        : productId === null
          ? ofBrand.values()
          : [ofBrand.get(productId), ofBrand.get(null)];
      for (const product of products) if (product) yield* product.values();
    }
  }
}

/** Finds the lines of a sheet in which one part number of one brand stands several times with other values, so that none of them counts. */
export class SamePartLines {
  readonly #groups = new Map<string, PartKinds>();
  readonly #lines = new Map<number, { readonly group: PartKinds; readonly one: PartLine }>();

  /** Adds a line whose part number other lines have as well, with the product that its name or id finds. */
  add(read: ParsedLine, { product, isByBarcode }: Match): void {
    const { part_number: partNumber, id, name, brand } = read.values;
    if (partNumber === undefined) return;
    const isCertain = id !== undefined || name !== undefined || (isByBarcode ?? false);
    const key = exactForm(partNumber);
    const group = getOrAdd(this.#groups, key, () => new PartKinds());
    const one: PartLine = {
      line: read.line,
      brand: brand === undefined ? undefined : exactForm(brand),
      productId: isCertain && product ? product.id : null,
      hasId: id !== undefined,
      digest: digestOf(read),
    };
    group.add(one);
    this.#lines.set(read.line, { group, one });
  }

  /** Whether several lines with other values have a part number, so that only their names tell products apart. */
  isRepeated(partNumber: string): boolean {
    const [first, ...others] = this.#groups.get(exactForm(partNumber))?.all() ?? [];
    return first !== undefined && others.some(([other]) => other?.digest !== first[0]?.digest);
  }

  /** The rows that contradict each other over the part number of a line, which is one of them; null for none. */
  contradicted(line: number): readonly number[] | null {
    const found = this.#lines.get(line);
    const others = found ? contradicting(found.group, found.one) : [];
    return others.length === 0 ? null : [line, ...others].toSorted((a, b) => a - b);
  }
}

/** The rows that contradict a line, as many as a reason lists. */
function contradicting(group: PartKinds, one: PartLine): readonly number[] {
  const rows: number[] = [];
  for (const others of group.beside(one)) {
    const [other] = others;
    if (!other || !contradict(one, other)) continue;
    rows.push(...others.slice(0, LISTED_ROWS - 1 - rows.length).map(({ line }) => line));
    if (rows.length >= LISTED_ROWS - 1) break;
  }
  return rows;
}
