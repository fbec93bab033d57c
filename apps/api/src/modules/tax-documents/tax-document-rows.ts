import type { Locale } from "@shop/domain/locale/locale.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { shopDayOf } from "@shop/domain/orders/shop-days.ts";
import type { TaxLine } from "@shop/domain/tax-documents/tax-document.ts";
import { taxSheetColumns, type TaxSheetColumn } from "@shop/domain/tax-documents/tax-sheet.ts";
import { allMessages } from "@shop/i18n/all.ts";

import type { SheetCell } from "../../sheets/sheet-csv.ts";
import type { TaxDocumentRow } from "../orders/tax-documents.table.ts";

/** The cells of a line of a document; amounts of credit notes are negative. */
function cellsOf(
  { content, uuid, kind, number, branch }: TaxDocumentRow,
  line: TaxLine,
  locale: Locale,
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
    buyer: content.buyer.company || content.buyer.name,
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
  locale: Locale,
): AsyncGenerator<SheetCell[][]> {
  const { dashTaxDocuments: texts } = allMessages[locale];
  yield [taxSheetColumns.map((column) => texts.columns[column])];
  for await (const documents of batches)
    yield documents.flatMap((document) =>
      document.content.lines.map((line) => {
        const cells = cellsOf(document, line, locale);
        return taxSheetColumns.map((column) => cells[column]);
      }),
    );
}
