import { expect, test } from "vitest";

import { fieldsAsBefore, type ReadColumns } from "./alike-columns.ts";

const may: ReadColumns = {
  headers: ["Artikel", "Bezeichnung", "Netto", "EK"],
  fields: ["part_number", "name", "price", null],
};
const nothing = (headers: readonly string[]) => headers.map(() => null);
const fieldsOf = (headers: readonly string[], ...earlier: readonly ReadColumns[]) =>
  fieldsAsBefore(headers, nothing(headers), earlier)?.fields ?? null;

test("D-32 a supplier's headings are read as before, in another order and beside new ones", () => {
  expect(fieldsOf(["ARTIKEL", "Netto", "Bezeichnung", "EK", "Neu"], may)).toEqual([
    "part_number",
    "price",
    "name",
    null,
    null,
  ]);
});

test("D-32 new headings are guessed, unless their field is taken", () => {
  const headers = ["Artikel", "Bezeichnung", "Netto", "Price", "Stock"];
  expect(fieldsAsBefore(headers, [null, null, null, "price", "amount"], [may])?.fields).toEqual([
    "part_number",
    "name",
    "price",
    null,
    "amount",
  ]);
});

test("D-32 lists that have few headings in common are not alike", () => {
  expect(fieldsOf(["Artikel", "Farbe", "Größe", "Netto"], may)).toBeNull();
  expect(
    fieldsOf(["Artikel", "EK"], { headers: ["Artikel", "EK"], fields: ["part_number", null] }),
  ).toBeNull();
  expect(fieldsOf(["Artikel", "Artikel", "Netto"], may)).toBeNull();
  expect(fieldsOf(["Artikel"])).toBeNull();
});

test("D-32 of several lists the most alike counts, of equal ones the latest", () => {
  const latest = { ...may, fields: ["manufacturer_part_number", "name", "price", null] } as const;
  const less = { headers: may.headers.slice(0, 3), fields: ["name", "part_number", "price"] } as const;
  expect(fieldsOf(may.headers, less, latest, may)).toEqual(latest.fields);
});
