import {
  type MappedGroup,
  MAX_FOREIGN_GROUPS,
  type MissingGroup,
  type PriceJumps,
} from "@shop/contract/imports/product-import.ts";
import { stockError } from "@shop/contract/products/admin-product.ts";
import { declarationOf, isSheetProductField } from "@shop/domain/catalogue/product-fields.ts";
import { isAttributeColumn } from "@shop/domain/sheets/sheet-fields.ts";
import { valueField } from "@shop/domain/specifications/attribute-set.ts";

import type { Queries } from "../../database/database.ts";
import { filesOf } from "../products/product-files.repository.ts";
import { findImages } from "../products/products.repository.ts";
import { exactForm } from "../products/search-index/search-words.ts";
import { type StoredLine, findRawLines, findRepeated, storeChecked } from "./import-lines.repository.ts";
import type { Step } from "./import-runs.ts";
import { noCounts, withoutFlush } from "./imports.repository.ts";
import type { ImportRow, LineCounts } from "./imports.table.ts";
import { findLinkNames, withLinks } from "./line-links.ts";
import type { FindPictures } from "./line-pictures.ts";
import type { LineValues, ParsedLine } from "./line-values.ts";
import { identityOf, type Match, matchProducts } from "./match-products.ts";
import { isUnnamed, missingKey, type NamedGroup } from "./missing-key.ts";
import { type PlanContext, planLine } from "./plan-line.ts";
import { JumpCounts } from "./price-jumps.ts";
import { attributesKey, type ShopIndex, readShopIndex } from "./shop-index.ts";

/** Result of a check. */
export interface Checked {
  readonly counts: LineCounts;
  readonly priceJumps: PriceJumps;
  readonly missingGroups: readonly MissingGroup[];
  readonly mappedGroups: readonly MappedGroup[];
  /** The attributes by which values were read; see `attributesKey`. */
  readonly attributesKey: string;
}

/** A group whose lines are counted. */
type Counted<T extends MissingGroup> = { -readonly [K in keyof T]: T[K] };

/** Fields that a new product needs. */
const REQUIRED = ["name", "price", "description", "sub_category"] as const;

const missingFields = (values: LineValues, hasGroup: boolean): Record<string, string> =>
  Object.fromEntries(
    REQUIRED.filter((field) => (field === "sub_category" ? !hasGroup : values[field] === undefined)).map(
      (field) => [field, "required"],
    ),
  );

const OFFER = ["offer_price", "offer_from", "offer_until"] as const;

/** Whether a cell of a field that cannot be read is left out with a remark; other lines are rejected. */
const isOptional = (field: string): boolean =>
  field === "datasheets" ||
  isAttributeColumn(field) ||
  (isSheetProductField(field) && !declarationOf(field).sheet?.isVital);

/** The values of a line without an offer of which a part cannot be read: it would have another price or no end. */
function withoutBrokenOffer(values: LineValues, errors: ParsedLine["errors"]): LineValues {
  if (!OFFER.some((field) => errors[field])) return values;
  const { offer_price: _price, offer_from: _from, offer_until: _until, ...rest } = values;
  return rest;
}

/** The state of a check over all lines. */
class Check {
  readonly counts: { -readonly [K in keyof LineCounts]: number } = { ...noCounts };
  readonly jumps = new JumpCounts();
  readonly missing = new Map<string, Counted<MissingGroup>>();
  /** Those whose sub category exists. */
  readonly mapped: ReadonlyMap<string, Counted<MappedGroup>>;
  /** The line that is about each product so far. */
  readonly #seen = new Map<string, number>();
  /** The product that each part number was written to first. */
  readonly #parts = new Map<string, string>();
  readonly #row: ImportRow;
  readonly #shop: ShopIndex;
  readonly #pictures: FindPictures;

  constructor(row: ImportRow, shop: ShopIndex, pictures: FindPictures) {
    this.#row = row;
    this.#shop = shop;
    this.#pictures = pictures;
    this.mapped = new Map(
      row.mappedGroups
        .filter((one) => shop.ofId(one.sub_category_id))
        .map((one) => [missingKey(one), { ...one, lines: 0 }]),
    );
  }

  /** Checks one line. */
  line(
    read: ParsedLine,
    match: Match,
    stored: Pick<PlanContext, "images" | "files" | "linkNames">,
  ): StoredLine {
    const { line } = read;
    const { product } = match;
    const given = withoutBrokenOffer(read.values, read.errors);
    // A list without a column of descriptions describes a new product by its name.
    const isPlain = !product && given.name !== undefined && !this.#row.fields.includes("description");
    const values = isPlain ? { ...given, description: given.name } : given;
    const parsed = { ...read, values };
    const faults = Object.entries(read.errors);
    const remarks = Object.fromEntries(faults.filter(([field]) => isOptional(field)));
    const errors = Object.fromEntries(faults.filter(([field]) => !isOptional(field)));
    if (match.error) errors[match.error.field] ??= match.error.code;
    const amount = values.amount === undefined ? null : stockError(values.amount, product?.amount);
    if (amount) errors["amount"] ??= amount;
    const isNew = !product && !match.error && values.name !== undefined && values.price !== undefined;
    const named = this.#shop.find(values) ?? (isNew ? this.#shop.unnamed : null);
    const missing = named !== null && "missing" in named ? this.#noteMissing(named.missing) : undefined;
    // All lines of a missing group have the name that it is created with.
    const found = missing ? { missing } : named;
    const isMissing = found !== null && "missing" in found;
    if (isMissing) {
      if (!missing) errors["sub_category"] ??= "too_many_groups";
      else if (isUnnamed(missing)) errors["sub_category"] ??= "required";
      else if (!this.#row.createGroups) errors["sub_category"] ??= "unknown_sub_category";
    } else if (found !== null && "group" in found) this.#noteMapped(found.mapped);
    else if (found !== null) errors[found.error.field] ??= found.error.code;
    if (!product && !match.error) {
      const hasGroup = isMissing || (found !== null && "group" in found);
      for (const [field, code] of Object.entries(missingFields(values, hasGroup))) {
        errors[field] ??= code;
      }
    }
    const identity = product ? `#${product.id}` : identityOf(values);
    if (Object.keys(errors).length === 0 && this.#seen.has(identity)) {
      errors["name"] = "duplicate_line";
    }
    if (Object.keys(errors).length > 0) return this.#rejected(parsed, errors, product?.id ?? null);
    this.#seen.set(identity, line);

    const planned = planLine(values, found, {
      shop: this.#shop,
      pictures: this.#pictures,
      product,
      ...stored,
    });
    if (planned.outcome === "rejected") return this.#rejected(parsed, planned.errors, product?.id ?? null);
    const { outcome, fields, plan, before, warning } = planned;
    this.counts[outcome] += 1;
    const isJump = this.jumps.add(product?.price, values.price);
    const isPartTaken =
      (outcome === "created" || fields.some(({ field }) => field === "part_number")) &&
      this.#isPartTaken(values, match, identity);
    const warnings = {
      ...read.doubts,
      ...remarks,
      ...(isPartTaken && { part_number: "part_number_taken" }),
      ...(warning && { images: warning }),
      ...(outcome === "created" && values.unknown_stock && { amount: "stock_unknown" }),
      ...(isJump && { price: "price_jump" }),
    };
    const isWarned = Object.keys(warnings).length > 0;
    if (isWarned) this.counts.warned += 1;
    return {
      line,
      outcome,
      productId: product?.id ?? null,
      values,
      fields,
      errors: null,
      warnings: isWarned ? warnings : null,
      plan,
      before,
    };
  }

  /** Whether a product of the shop, or of an earlier line, has the part number that a line writes. */
  #isPartTaken({ part_number: partNumber }: LineValues, match: Match, identity: string): boolean {
    if (partNumber === undefined) return false;
    const key = exactForm(partNumber);
    const first = this.#parts.get(key) ?? identity;
    this.#parts.set(key, first);
    return match.isPartTaken || first !== identity;
  }

  #rejected(
    { line, values }: ParsedLine,
    errors: StoredLine["errors"],
    productId: number | null,
  ): StoredLine {
    this.counts.rejected += 1;
    return {
      line,
      outcome: "rejected",
      productId,
      values,
      fields: null,
      errors,
      warnings: null,
      plan: null,
      before: null,
    };
  }

  #noteMapped(group: NamedGroup | undefined): void {
    const known = group && this.mapped.get(missingKey(group));
    if (known) known.lines += 1;
  }

  /** Counts a line of a missing group; returns the group, or undefined where there are too many to add it. */
  #noteMissing(group: NamedGroup): MissingGroup | undefined {
    const key = missingKey(group);
    let known = this.missing.get(key);
    if (!known) {
      if (this.missing.size + this.mapped.size >= MAX_FOREIGN_GROUPS) return undefined;
      known = { ...group, lines: 0 };
      this.missing.set(key, known);
    }
    known.lines += 1;
    return known;
  }
}

/** Checks every line of an import, and changes no product. */
export async function runCheck(
  queries: Queries,
  row: ImportRow,
  { worker, pace, pictures }: Pick<Step, "worker" | "pace"> & { readonly pictures: FindPictures },
): Promise<Checked> {
  const { id, fields, headers, decimal, source } = row;
  const shop = await readShopIndex(queries, row);
  const columns = new Set(fields);
  const attributes = shop.attributes.all.filter((one) => columns.has(valueField(one.id)));
  if (decimal === null) throw new Error(`The decimal mark of import ${id} is not known.`);
  const rules = { fields, headers, attributes, decimal, source };
  const check = new Check(row, shop, pictures);
  // Several lines with one part number are products that only their names tell apart.
  const partColumn = fields.indexOf("part_number");
  const repeated = new Set(
    partColumn === -1 ? [] : (await findRepeated(queries, id, partColumn)).map(exactForm),
  );
  let last = 0;
  let count: number;
  do {
    count = await pace.batch(async (size) => {
      const raw = await findRawLines(queries, id, last, size);
      if (raw.length === 0) return 0;
      last = raw.at(-1)?.line ?? last;
      const read = await worker.parse(raw, rules);
      const matches = await matchProducts(
        queries,
        read.map(({ values }) => values),
        (partNumber) => !repeated.has(exactForm(partNumber)),
      );
      const parsed = await withLinks(queries, read, matches);
      const linkNames = await findLinkNames(
        queries,
        parsed.map(({ values }) => values),
        matches,
      );
      await pace.turn();
      const withPictures = parsed.flatMap(({ values }, index) =>
        values.images ? (matches[index]?.product?.id ?? []) : [],
      );
      const images = Map.groupBy(
        withPictures.length > 0 ? await findImages(queries, withPictures) : [],
        ({ productId }) => productId,
      );
      const files = await filesOf(
        queries,
        parsed.flatMap(({ values }, index) => (values.datasheets ? (matches[index]?.product?.id ?? []) : [])),
      );
      const checked = parsed.map((one, index) => {
        const match = matches[index] ?? { product: null, isPartTaken: false };
        const productId = match.product?.id ?? 0;
        return check.line(one, match, {
          images: images.get(productId) ?? [],
          files: files.get(productId) ?? [],
          linkNames,
        });
      });
      await pace.turn();
      await withoutFlush(queries, (transaction) => storeChecked(transaction, id, checked));
      return raw.length;
    });
  } while (count > 0);
  return {
    counts: check.counts,
    priceJumps: check.jumps.found(),
    missingGroups: [...check.missing.values()],
    mappedGroups: [...check.mapped.values()],
    attributesKey: attributesKey(shop.attributes),
  };
}
