import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { divideHalfUp } from "@shop/domain/money/divide-half-up.ts";
import { fromMinorUnits, minorOf } from "@shop/domain/money/money.ts";
import { allMessages } from "@shop/i18n/all.ts";

import type { SheetCell } from "../../sheets/sheet-csv.ts";
import type { CategoryRow } from "../categories/categories.table.ts";
import type { SubCategoryRow } from "../categories/sub-categories/sub-categories.table.ts";
import type { StockListLine } from "./stock-list.repository.ts";

/** The places in the order of their columns: what is on the way is sold, and stands beside the others. */
const places = ["to_sell", "reserved", "coming_back", "not_for_sale", "on_the_way"] as const;

const columns = [
  "id",
  "part_number",
  "product",
  "category",
  "sub_category",
  "brand",
  ...places,
  "average",
  "value",
] as const;

const count = (number: number): SheetCell => ({ number: String(number) });
const money = (minor: bigint): SheetCell => ({ number: fromMinorUnits(minor), format: "money" });

/** Options of {@link stockListRows}. */
interface StockListOptions {
  readonly locale: Locale;
  readonly categories: readonly CategoryRow[];
  readonly subCategories: readonly SubCategoryRow[];
}

/** The rows of a sheet of the stock, batch by batch: the header, the products, and their sums. */
export async function* stockListRows(
  batches: AsyncIterable<readonly StockListLine[]>,
  { locale, categories, subCategories }: StockListOptions,
): AsyncGenerator<SheetCell[][]> {
  const { stockColumns: texts, sum } = allMessages[locale].dashBooks;
  const names = (rows: readonly (CategoryRow | SubCategoryRow)[]): ReadonlyMap<number, string> =>
    new Map(rows.map(({ id, name, nameAr }) => [id, localName({ name, name_ar: nameAr }, locale)]));
  const [categoryNames, subCategoryNames] = [names(categories), names(subCategories)];
  yield [columns.map((column) => texts[column])];
  const sums = { to_sell: 0, reserved: 0, coming_back: 0, not_for_sale: 0, on_the_way: 0, value: 0n };
  for await (const lines of batches)
    yield lines.map((line): SheetCell[] => {
      const value = minorOf(line.value);
      for (const place of places) sums[place] += line[place];
      sums.value += value;
      const units = places.map((place) => count(line[place]));
      return [
        count(line.id),
        line.part_number,
        localName({ name: line.name ?? "", name_ar: line.name_ar }, locale),
        categoryNames.get(line.category_id ?? 0) ?? null,
        subCategoryNames.get(line.sub_category_id ?? 0) ?? null,
        line.brand,
        units,
        // What is not known is not 0.
        line.known > 0 ? money(divideHalfUp(value, BigInt(line.known))) : null,
        line.known > 0 || value !== 0n ? money(value) : null,
      ].flat();
    });
  yield [
    [
      sum,
      ...Array.from<null>({ length: 5 }).fill(null),
      ...places.map((place) => count(sums[place])),
      null,
      money(sums.value),
    ],
  ];
}
