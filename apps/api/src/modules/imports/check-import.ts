import type { MappedGroup, MissingGroup, PriceJumps } from "@shop/contract/imports/product-import.ts";
import { codeKey } from "@shop/domain/catalogue/codes.ts";
import { valueField } from "@shop/domain/specifications/attribute-set.ts";

import type { Queries } from "../../database/database.ts";
import { filesOf } from "../products/product-files.repository.ts";
import { findImages } from "../products/products.repository.ts";
import { withoutFlush } from "./imports.repository.ts";
import type { ImportRow, LineCounts } from "./imports.table.ts";
import { type AskedLines } from "./lines/asked-lines.ts";
import { findRawLines, findRepeated, storeChecked } from "./lines/import-lines.repository.ts";
import { LineCheck } from "./lines/line-check.ts";
import { findLinkNames, withLinks } from "./lines/line-links.ts";
import type { FindPictures } from "./lines/line-pictures.ts";
import type { ReadingRules } from "./lines/line-values.ts";
import { TierRows } from "./lines/tier-rows.ts";
import { matchProducts, type SheetMatching } from "./matching/match-products.ts";
import { readSameParts } from "./matching/read-same-parts.ts";
import { attributesKey, readShopIndex } from "./matching/shop-index.ts";
import { Variants, withProposed } from "./matching/variants.ts";
import type { Step } from "./run-step.ts";

/** Result of a check. */
export interface Checked {
  readonly counts: LineCounts;
  readonly priceJumps: PriceJumps;
  /** How many lines each question of the import is about. */
  readonly asked: AskedLines;
  readonly missingGroups: readonly MissingGroup[];
  readonly mappedGroups: readonly MappedGroup[];
  /** The attributes by which values were read; see `attributesKey`. */
  readonly attributesKey: string;
}

/** Lines that are read at a time to find the rows of products. */
const TIER_STEP = 500;

/** The rows of all products of a sheet with a row for each quantity price. */
async function readTierRows(
  queries: Queries,
  importId: number,
  rules: ReadingRules,
  { worker, throttle }: Pick<Step, "worker" | "throttle">,
): Promise<TierRows> {
  const rows = new TierRows();
  let last = 0;
  let count: number;
  do {
    const raw = await findRawLines(queries, importId, last, TIER_STEP);
    count = raw.length;
    last = raw.at(-1)?.line ?? last;
    for (const one of await worker.parse(raw, rules)) rows.add(one);
    await throttle.turn();
  } while (count > 0);
  return rows;
}

/** Finds out which barcodes stand in several lines of an import. */
async function readBarcodesTwice(
  queries: Queries,
  { id, fields }: Pick<ImportRow, "id" | "fields">,
): Promise<SheetMatching["isBarcodeTwice"]> {
  const column = fields.indexOf("barcode");
  const repeated = column === -1 ? [] : await findRepeated(queries, id, column);
  const lines = Map.groupBy(
    repeated.flatMap(({ texts }) => texts.map(codeKey)),
    (key) => key,
  );
  return (barcode) => (lines.get(codeKey(barcode))?.length ?? 0) > 1;
}

/** Checks every line of an import, and changes no product. */
export async function runCheck(
  queries: Queries,
  row: ImportRow,
  { worker, throttle, pictures }: Pick<Step, "worker" | "throttle"> & { readonly pictures: FindPictures },
): Promise<Checked> {
  const { id, fields, headers, decimal, costRate, source } = row;
  const shop = await readShopIndex(queries, row);
  const columns = new Set(fields);
  const attributes = shop.attributes.all.filter((one) => columns.has(valueField(one.id)));
  if (decimal === null) throw new Error(`The decimal mark of import ${id} is not known.`);
  const suppliers = fields.includes("supplier_id")
    ? shop.suppliers.map(({ id: of, name }) => ({ id: of, name }))
    : [];
  const rules = { fields, headers, attributes, suppliers, decimal, costRate, source };
  const tierRows = fields.includes("tier_from")
    ? await readTierRows(queries, id, rules, { worker, throttle })
    : null;
  const sameParts = await readSameParts(queries, row, rules, { worker, throttle, tierRows });
  const isBarcodeTwice = await readBarcodesTwice(queries, row);
  const check = new LineCheck(row, shop, { pictures, sameParts });
  const variants = new Variants();
  let last = 0;
  let count: number;
  do {
    count = await throttle.batch(async (size) => {
      const raw = await findRawLines(queries, id, last, size);
      if (raw.length === 0) return 0;
      last = raw.at(-1)?.line ?? last;
      const read = (await worker.parse(raw, rules)).map((one) => {
        const named = variants.named(tierRows?.joined(one) ?? one);
        return named.values.part_number === undefined ? withProposed(named) : named;
      });
      const matches = await matchProducts(
        queries,
        read.map(({ values }) => values),
        { mayRename: (partNumber) => !sameParts.isRepeated(partNumber), isBarcodeTwice },
      );
      const parsed = await withLinks(queries, read, matches);
      const linkNames = await findLinkNames(
        queries,
        parsed.map(({ values }) => values),
        matches,
      );
      await throttle.turn();
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
        const group = tierRows?.firstOf(one.line);
        if (group) return check.joined(one, group);
        const match = matches[index] ?? { product: null, isPartTaken: false, takenCodes: [] };
        const productId = match.product?.id ?? 0;
        return check.line(one, match, {
          images: images.get(productId) ?? [],
          files: files.get(productId) ?? [],
          linkNames,
        });
      });
      await throttle.turn();
      await withoutFlush(queries, (transaction) => storeChecked(transaction, id, checked));
      return raw.length;
    });
  } while (count > 0);
  return {
    counts: check.counts,
    priceJumps: check.jumps.found(),
    asked: check.asked,
    missingGroups: [...check.missing.values()],
    mappedGroups: [...check.mapped.values()],
    attributesKey: attributesKey(shop.attributes),
  };
}
