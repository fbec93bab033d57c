import type { FoundPartLine } from "@shop/contract/parts-lists/endpoints.ts";
import { isSet } from "@shop/domain/catalogue/selling-unit.ts";
import { exactStock } from "@shop/domain/catalogue/shown-stock.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import { priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { unitsForPart } from "@shop/domain/parts-list/units-for-part.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { plural } from "@shop/i18n/plural.ts";
import { heldWords } from "@shop/i18n/words/held-words.ts";
import { missingPartWords } from "@shop/i18n/words/missing-part-words.ts";
import { partNote } from "@shop/i18n/words/part-note.ts";

import type { SheetCell } from "../../sheets/sheet-csv.ts";

/** The cells of a line: what is sure, or the first of what has to be chosen. */
function cellsOf(line: FoundPartLine, locale: Locale, publicUrl: string | undefined): SheetCell[] {
  const {
    partsList: texts,
    search,
    common: { units },
  } = allMessages[locale];
  const product = line.products.find(({ id }) => id === line.sure) ?? line.products[0];
  const isSure = line.sure !== null && line.places === null;
  const result = isSure ? texts.sheet.found : texts.sheet.choose;
  const asked: SheetCell[] = [line.text, { number: String(line.qty) }];
  const missing = line.missing_part && missingPartWords(line.missing_part, product ?? null, search);
  if (!product) return [...asked, texts.sheet.missing, null, null, null, null, null, missing, null];
  const isMeant = product.id === line.sure;
  const { qty, left } = unitsForPart(product, { pieces: line.qty, isSure: isMeant });
  const price = priceForPieces(product, qty);
  const stock = exactStock(product);
  const notes = [
    missing,
    partNote(line, texts, locale),
    line.places === null ? null : texts.unreadQuantity,
    line.total > 1 ? plural(locale, line.total, texts.all) : null,
    heldWords(product, { qty, needed: line.qty }, locale, { units, unitsOf: texts.unitsOf }),
    isSet(product) && !isMeant ? texts.differentParts : null,
    left > 0 ? plural(locale, left, texts.leftOver) : null,
  ];
  const isPriced = !isZeroPrice(price);
  return [
    ...asked,
    result,
    localName(product, locale),
    product.part_number,
    isPriced ? { number: price } : null,
    isPriced ? { number: totalOf([{ price, qty }]) } : null,
    stock === null ? null : { number: String(stock) },
    notes.filter((note) => note !== null).join(" "),
    publicUrl === undefined ? null : new URL(localAddress(pages.product(product.id), locale), publicUrl).href,
  ];
}

/** The rows of a sheet of a parts list, batch by batch, the header first. */
export async function* partRows(
  batches: AsyncIterable<readonly FoundPartLine[]>,
  locale: Locale,
  publicUrl: string | undefined,
): AsyncGenerator<SheetCell[][]> {
  const { headers } = allMessages[locale].partsList.sheet;
  yield [[...headers]];
  for await (const lines of batches) yield lines.map((line) => cellsOf(line, locale, publicUrl));
}
