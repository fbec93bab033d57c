import {
  type MappedGroup,
  MAX_FOREIGN_GROUPS,
  type MissingGroup,
} from "@shop/contract/imports/product-import.ts";
import { stockError } from "@shop/contract/products/admin-product.ts";
import { codeFields, type CodeField, codeKey, withoutCodes } from "@shop/domain/catalogue/codes.ts";
import { exactForm } from "@shop/domain/search/folding.ts";
import type { Specifications } from "@shop/domain/specifications/attribute.ts";

import type { ProductRow } from "../../products/products.table.ts";
import { noCounts } from "../imports.repository.ts";
import type { ImportRow, LineCounts } from "../imports.table.ts";
import { identityOf, type Match } from "../matching/match-products.ts";
import { isUnnamed, missingKey, type NamedGroup } from "../matching/missing-key.ts";
import type { SamePartLines } from "../matching/same-part.ts";
import type { FoundGroup, ShopIndex } from "../matching/shop-index.ts";
import { withProposed } from "../matching/variants.ts";
import { type AskedLines, noneAsked } from "./asked-lines.ts";
import type { StoredLine } from "./import-lines.repository.ts";
import { isOptional, missingFields, withoutBrokenOffer } from "./line-fields.ts";
import type { FindPictures } from "./line-pictures.ts";
import { remarksOn } from "./line-remarks.ts";
import type { LineValues, ParsedLine } from "./line-values.ts";
import { type PlanContext, planLine } from "./plan-line.ts";
import { JumpCounts } from "./price-jumps.ts";
import { packOfLine, stockAfter } from "./product-change.ts";
import { statedSpecifications } from "./stated-specifications.ts";
import { differingFields, type TierGroup } from "./tier-rows.ts";

/** A group whose lines are counted. */
type Counted<T extends MissingGroup> = { -readonly [K in keyof T]: T[K] };

/** What lines are checked with beside the shop. */
export interface LineCheckContext {
  readonly pictures: FindPictures;
  /** The lines whose part numbers other lines have as well. */
  readonly sameParts: Pick<SamePartLines, "contradicted">;
}

/** The state of a check over all lines. */
export class LineCheck {
  readonly counts: { -readonly [K in keyof LineCounts]-?: number } = { ...noCounts };
  readonly jumps = new JumpCounts();
  readonly asked: { -readonly [K in keyof AskedLines]: number } = { ...noneAsked };
  readonly missing = new Map<string, Counted<MissingGroup>>();
  /** Those whose sub category exists. */
  readonly mapped: ReadonlyMap<string, Counted<MappedGroup>>;
  /** The line that is about each product so far. */
  readonly #seen = new Map<string, number>();
  /** The product that each part number was written to first. */
  readonly #parts = new Map<string, string>();
  /** The product that each barcode, also of a pack, was written to first. */
  readonly #barcodes = new Map<string, string>();
  readonly #rejectedLines = new Set<number>();
  readonly #row: ImportRow;
  readonly #shop: ShopIndex;
  readonly #pictures: FindPictures;
  readonly #sameParts: LineCheckContext["sameParts"];

  constructor(row: ImportRow, shop: ShopIndex, { pictures, sameParts }: LineCheckContext) {
    this.#row = row;
    this.#shop = shop;
    this.#pictures = pictures;
    this.#sameParts = sameParts;
    this.mapped = new Map(
      row.mappedGroups
        .filter((one) => shop.ofId(one.sub_category_id))
        .map((one) => [missingKey(one), { ...one, lines: 0 }]),
    );
  }

  /** Checks one line. */
  line(
    given: ParsedLine,
    match: Match,
    stored: Pick<PlanContext, "images" | "files" | "linkNames">,
  ): StoredLine {
    const { line } = given;
    const { product } = match;
    const read = product ? given : withProposed(given);
    const whole = withoutBrokenOffer(read.values, read.errors);
    // A new product that has none is described by its name.
    const isPlain =
      !product && whole.name !== undefined && (whole.description ?? read.errors["description"]) === undefined;
    const described = isPlain ? { ...whole, description: whole.name } : whole;
    const taken = this.#takenCodes(described, match);
    const values = withoutCodes(described, taken);
    const parsed = { ...read, values };
    const faults = Object.entries(read.errors);
    const remarks = {
      ...Object.fromEntries(faults.filter(([field]) => isOptional(field))),
      ...Object.fromEntries(taken.map((field) => [field, "barcode_taken"])),
    };
    const errors = Object.fromEntries(faults.filter(([field]) => !isOptional(field)));
    if (match.error) errors[match.error.field] ??= match.error.code;
    const isContradicted = this.#sameParts.contradicted(line) !== null;
    if (isContradicted) errors["part_number"] ??= "part_number_twice";
    const stock = stockAfter(values, product?.amount);
    const amount = stock === undefined ? null : stockError(stock, product?.amount);
    if (amount) errors["amount"] ??= amount;
    const isUnknown = !product && !match.error && !isContradicted;
    const isNew = isUnknown && values.name !== undefined && values.price !== undefined;
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
    // A row that only adds a picture is no product that lacks something.
    if (isUnknown && errors["images"] !== "picture_row") {
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

    const isStockUnasked =
      product !== null && values.amount !== undefined && values.amount_before === undefined;
    const isStockChanged = isStockUnasked && values.amount !== product.amount;
    const { amount: _asked, ...withoutStock } = values;
    // What was sold, returned or received since the sheet was made is not in its stock.
    const pack = packOfLine(values, product);
    const stated = this.#stated(values, product, found);
    const written = {
      ...(isStockUnasked && !this.#row.setStock ? withoutStock : values),
      ...(this.#row.setPacks && pack),
      ...(this.#row.setSpecifications &&
        stated && { attribute_values: { ...values.attribute_values, ...stated } }),
    };
    const planned = planLine(written, found, {
      shop: this.#shop,
      pictures: this.#pictures,
      product,
      ...stored,
    });
    if (planned.outcome === "rejected") return this.#rejected(parsed, planned.errors, product?.id ?? null);
    const { outcome, fields, plan, before, warning } = planned;
    this.counts[outcome] += 1;
    if (isStockChanged) this.asked.stockChanges += 1;
    if (pack) this.asked.namedPacks += 1;
    if (stated) this.asked.statedSpecifications += 1;
    const isJump = this.jumps.add(product?.price, values.price);
    const isPartTaken =
      (outcome === "created" || fields.some(({ field }) => field === "part_number")) &&
      this.#isPartTaken(values, match, identity);
    const warnings = remarksOn({
      outcome,
      values,
      fields,
      product,
      doubts: read.doubts,
      leftOut: remarks,
      isNameOnly: isPlain && this.#row.fields.includes("description"),
      isPartTaken,
      isByBarcode: match.isByBarcode ?? false,
      isStockKept: isStockChanged && !this.#row.setStock,
      isPackLeft: pack !== null && !this.#row.setPacks,
      isJump,
      pictures: warning,
    });
    if (warnings) this.counts.warned += 1;
    return {
      line,
      outcome,
      productId: product?.id ?? null,
      values: written,
      fields,
      errors: null,
      warnings,
      plan,
      before,
      samePart: null,
    };
  }

  /** Checks a line that only adds a price to an earlier one. */
  joined(read: ParsedLine, group: TierGroup): StoredLine {
    if (this.#rejectedLines.has(group.line)) {
      return this.#rejected(read, { ...read.errors, price: "first_rejected" }, null);
    }
    if (Object.keys(read.errors).length > 0) return this.#rejected(read, read.errors, null);
    const warnings = Object.fromEntries(differingFields(read, group).map((field) => [field, "first_counts"]));
    const isWarned = Object.keys(warnings).length > 0;
    this.counts.joined += 1;
    if (isWarned) this.counts.warned += 1;
    return {
      line: read.line,
      outcome: "joined",
      productId: null,
      values: read.values,
      fields: null,
      errors: null,
      warnings: isWarned ? warnings : null,
      plan: null,
      before: null,
      samePart: null,
    };
  }

  /** What the part numbers after a line state of a product of its group, where neither the line nor the product states it; null for nothing. */
  #stated(values: LineValues, product: ProductRow | null, found: FoundGroup): Specifications | null {
    const named = found !== null && "group" in found ? found.group : null;
    // A group that is still to be created has no attributes.
    const group = named ?? (found === null && product ? this.#shop.ofId(product.sub_category_id) : null);
    return group ? statedSpecifications(values, product, this.#shop.attributesOf(group.subCategory)) : null;
  }

  /** Whether a product of the shop, or of an earlier line, has the part number that a line writes. */
  #isPartTaken({ part_number: partNumber }: LineValues, match: Match, identity: string): boolean {
    if (partNumber === undefined) return false;
    const key = exactForm(partNumber);
    const first = this.#parts.get(key) ?? identity;
    this.#parts.set(key, first);
    return match.isPartTaken || first !== identity;
  }

  /** The codes of a line that another product of the shop, or of an earlier line, has. */
  #takenCodes(values: LineValues, { product, takenCodes }: Match): readonly CodeField[] {
    const identity = product ? `#${product.id}` : identityOf(values);
    return codeFields.filter((field) => {
      const code = values[field];
      if (code === undefined) return false;
      if (takenCodes.includes(field)) return true;
      const first = this.#barcodes.get(codeKey(code)) ?? identity;
      this.#barcodes.set(codeKey(code), first);
      return first !== identity;
    });
  }

  #rejected(
    { line, values }: ParsedLine,
    errors: StoredLine["errors"],
    productId: number | null,
  ): StoredLine {
    this.counts.rejected += 1;
    this.#rejectedLines.add(line);
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
      samePart: errors?.["part_number"] === "part_number_twice" ? this.#sameParts.contradicted(line) : null,
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
