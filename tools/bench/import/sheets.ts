import { syntheticCatalogue } from "../../../apps/api/bench/synthetic-catalogue.ts";

const HEADER = [
  "Name",
  "Name (Arabic)",
  "Part number",
  "Brand",
  "Price",
  "Stock",
  "Category",
  "Sub category",
  "Description",
];

const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\r\n");

/** The sheets of a measurement by what they do to the shop, to be imported in this order. */
export function benchSheets(lines: number): Readonly<Record<string, string>> {
  const { products } = syntheticCatalogue(lines * 1.5);
  const row = (index: number, price: string, suffix = ""): string[] => {
    const one = products[index];
    if (!one) throw new RangeError("There are too few products.");
    const { name, name_ar: nameAr, brand, description, sub_category_id: sub } = one;
    const part = `${one.part_number ?? ""}-${index}`;
    return [
      name,
      nameAr ?? "",
      part,
      brand ?? "",
      price,
      "7",
      `Section ${sub % 12}`,
      `Shelf ${sub}`,
      description + suffix,
    ];
  };
  const indexes = Array.from({ length: lines }, (_, index) => index);
  return {
    "new products": csv([HEADER, ...indexes.map((index) => row(index, "10.50"))]),
    "changed prices": csv([HEADER, ...indexes.map((index) => row(index, "11.25"))]),
    "half new, half changed texts": csv([
      HEADER,
      ...indexes.map((index) => row(index + lines / 2, "12", index < lines / 2 ? " Revised." : "")),
    ]),
  };
}
