import { foldText } from "../search/folding.ts";
import { areReferences } from "./references.ts";
import type { Grid } from "./split-cells.ts";

/**
 * What a column of a bill of materials holds. `references` are places in a drawing, as many as there are parts; `number` is the maker's, `supplier`
 * that of a shop, a distributor or an assembler; `name` what it is in words; `unfitted` and `fitted` whether it is left out of the board.
 */
export const partsListRoles = [
  "qty",
  "references",
  "number",
  "supplier",
  "value",
  "name",
  "package",
  "unfitted",
  "fitted",
  "note",
] as const;

/** What a column of a bill of materials holds. */
export type Role = (typeof partsListRoles)[number];

const words = (text: string): string[] => text.split("; ");

/** What programs and people call columns, in the spelling that {@link headingKey} makes. */
const headings: Readonly<Record<Role, readonly string[]>> = {
  qty: words(
    "qty; quantity; quantities; qnty; count; pcs; pieces; qty per board; quantity per pcb; qty per pcb; qty board; total qty; total quantity; quantity per board; order qty; amount; menge; anzahl; stuck; stuckzahl; stk; qte; quantite; nombre; cantidad; cant; quantita; ilosc; 数量; 个数; 個数; 用量; العدد; الكميه; عدد القطع; عدد",
  ),
  references: words(
    "reference; references; ref; refs; refdes; ref des; designator; designators; reference designator; reference designators; names; parts; part designator; location; locations; bezeichner; referenz; referenzen; repere; reperes; 位号; 位號; リファレンス; 部品番号; المرجع",
  ),
  number: words(
    "mpn; mfn pn; mfr pn; mfg pn; part number; part no; partnumber; part nr; pn; manufacturer part number; manufacturer part; manufacturer part no; manufacture part number; manufacturer pn; manufacturer number; mfr part; mfr part number; mfr part no; mfg part; mfg part number; mfg part no; mfr no; mp; herstellernummer; bestellnummer; teilenummer; artikelnummer; reference fabricant; 型号; 型番; 厂家型号; 制造商编号; رقم القطعه; الكود; كود; رقم القطعه لدي المصنع",
  ),
  supplier: words(
    "supplier part; supplier part number; supplier part no; supplier pn; supplier and ref; supplier no; supplier number; lcsc; lcsc part; lcsc part number; jlcpcb part; jlcpcb part number; jlc part; digikey; digi key; digikey part; digikey part number; digi key part number; digikey pn; dpn; d1pn; mouser; mouser part number; mouser part; mouser pn; mouser no; mouser number; digikey no; digi key no; digikey number; arrow part number; farnell; spn; dist part; distributor part; distributor part number; order code; order number; sku; code; stock number; 商家编码; 商城编号; 立创编号; 通販コード",
  ),
  value: words(
    "value; val; comment; wert; valeur; valor; valore; wartosc; part number value; value part number; designation; 值; 参数; 値; القيمه",
  ),
  name: words(
    "name; item; product; device; type; component; description; desc; part; part name; title; bauteil; beschreibung; bezeichnung; composant; 名称; 描述; 規格; 规格; 品名; الاسم; الصنف; المنتج; الوصف",
  ),
  package: words("package; footprint; case; pattern; gehause; boitier; 封装; パッケージ"),
  unfitted: words(
    "dnp; dnf; dni; do not populate; do not place; do not fit; not fitted; exclude from bom; empty pn",
  ),
  fitted: words("fitted; populate; mount; placed"),
  note: words("note; notes; remark; remarks; remarques; bemerkung; bemerkungen; 备注; 備考; ملاحظات"),
};

const roles: ReadonlyMap<string, Role> = new Map(
  partsListRoles.flatMap((role) => headings[role].map((name) => [name, role] as const)),
);

/** What a heading says of its column, also one with a number behind it ('MPN2') or of two names ('Part/Designator'); null for any other. */
function roleOf(heading: string): Role | null {
  const key = foldText(heading);
  const parts = heading.split(/[/(]/).map(foldText);
  for (const name of [key, key.replace(/\s?\d{1,2}$/, ""), ...parts]) {
    const role = roles.get(name);
    if (role) return role;
  }
  return null;
}

/** The headings of a table and what its columns hold. */
export interface Columns {
  /** The row of the headings. */
  readonly row: number;
  readonly roles: readonly (Role | null)[];
}

/** Rows in which headings are looked for, and by which the content of columns is judged. */
const SEARCHED_ROWS = 40;

const isText = (role: Role | null): boolean =>
  role === "number" || role === "supplier" || role === "value" || role === "name";

/** Whether a row consists of headings: several known ones, of which one counts or names places, or three of any kind. */
export function areHeadings(cells: readonly string[]): boolean {
  const found = cells.map(roleOf);
  const distinct = new Set(found.filter((role) => role !== null));
  const counts = distinct.has("qty") || distinct.has("references");
  return found.some(isText) && (counts ? distinct.size >= 2 : distinct.size >= 3);
}

/** What makers' numbers are called, apart from numbers of a shop. */
const OF_MAKER = /mpn|^mp$|m(?:anu)?f|hersteller|fabricant|厂家|制造商|المصنع/;

const share = (cells: readonly string[], is: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length;

/** Whether cells number their rows: 1, 2, 3 … */
const areIndexes = (cells: readonly string[]): boolean =>
  cells.length > 1 &&
  cells.every((cell, at) => /^\d{1,4}$/.test(cell) && Number(cell) > Number(cells[at - 1] ?? 0));

/** What the columns below a row of headings hold: by their names, and by their content where a name says several things or nothing. */
export function columnsBelow(grid: Grid, row: number): Columns {
  const below = grid.slice(row + 1, row + 1 + SEARCHED_ROWS);
  const names = (grid[row] ?? []).map((heading) => ({ key: foldText(heading), role: roleOf(heading) }));
  const hasMaker = names.some(({ key, role }) => role === "number" && OF_MAKER.test(key));
  // 'Part Number' beside 'Manufacturer Part Number' is the shop's own.
  const named = names.map(({ key, role }) =>
    role === "number" && hasMaker && !OF_MAKER.test(key) ? "supplier" : role,
  );
  const cellsOf = (column: number): string[] =>
    below.map((cells) => cells[column] ?? "").filter((cell) => cell !== "");
  const places = named.map((_, column) => share(cellsOf(column), areReferences));
  const best = places.indexOf(Math.max(...places));
  const isNamed = named.some((role, column) => role === "references" && (places[column] ?? 0) > 0.3);
  return {
    row,
    roles: named.map((role, column) => {
      // 'Part' and 'Designation' are places in some programs, and what stands there in others.
      if (!isNamed && column === best && (places[best] ?? 0) > 0.6 && role !== "qty") return "references";
      return (role === "name" || role === "supplier") && areIndexes(cellsOf(column)) ? null : role;
    }),
  };
}

/** The first row of headings among the first rows of a sheet; null where there is none. */
export function findColumns(grid: Grid): Columns | null {
  const row = grid.slice(0, SEARCHED_ROWS).findIndex(areHeadings);
  return row < 0 ? null : columnsBelow(grid, row);
}
