import type { Locale } from "@shop/domain/locale/locale.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import type { TaxLine } from "@shop/domain/tax-documents/tax-document.ts";
import { taxSheetColumns, type TaxSheetColumn } from "@shop/domain/tax-documents/tax-sheet.ts";
import { allMessages } from "@shop/i18n/all.ts";

import type { SheetCell } from "../../sheets/sheet-csv.ts";
import type { TaxDocumentRow } from "../orders/papers/tax-documents.table.ts";

/** How a sheet of documents is written. */
export interface TaxSheetOptions {
  readonly locale: Locale;
  /** Whether it names persons who buy; a company and its number stay for the books. */
  readonly withBuyers: boolean;
}

/** The cells of a line of a document; amounts of credit notes are negative. */
function cellsOf(
  { content, uuid, kind, number, branch }: TaxDocumentRow,
  line: TaxLine,
  { locale, withBuyers }: TaxSheetOptions,
): Readonly<Record<TaxSheetColumn, SheetCell>> {
  const { dashTaxDocuments: texts } = allMessages[locale];
  const signed = (amount: string): SheetCell => ({
    number: kind === "credit_note" && !isZeroPrice(amount) ? `-${amount}` : amount,
    format: "money",
  });
  return {
    number,
    kind: texts.kinds[kind],
    day: shopDayOf(content.issued_at),
    branch,
    order: content.order_number,
    refersTo: content.refers_to?.number ?? null,
    buyer: content.buyer.company || (withBuyers ? content.buyer.name : ""),
    taxNumber: content.buyer.tax_number,
    item: localName(line, locale),
    itemType: line.item_type,
    itemCode: line.item_code,
    quantity: { number: String(kind === "credit_note" ? -line.qty : line.qty) },
    rate: { number: line.rate },
    net: signed(line.net),
    vat: signed(line.vat),
    total: signed(line.gross),
    uuid,
  };
}

/** The rows of a sheet of documents, batch by batch: the header, then a row for each line. */
export async function* taxDocumentRows(
  batches: AsyncIterable<readonly TaxDocumentRow[]>,
  options: TaxSheetOptions,
): AsyncGenerator<SheetCell[][]> {
  const { dashTaxDocuments: texts } = allMessages[options.locale];
  yield [taxSheetColumns.map((column) => texts.columns[column])];
  for await (const documents of batches)
    yield documents.flatMap((document) =>
      document.content.lines.map((line) => {
        const cells = cellsOf(document, line, options);
        return taxSheetColumns.map((column) => cells[column]);
      }),
    );
}
