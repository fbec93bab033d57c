import { ApiError } from "@shop/contract/api-error.ts";
import type {
  GroupMapping,
  ImportLine,
  ImportState,
  LineFilter,
  ProductImport,
} from "@shop/contract/imports/product-import.ts";
import { sheetTypes } from "@shop/contract/product-sheets/endpoints.ts";
import type { Product } from "@shop/contract/products/product.ts";
import { fromMinorUnits, toMinorUnits } from "@shop/domain/money/money.ts";
import { guessFields, sourceOf } from "@shop/domain/sheets/guess-columns.ts";
import type { SheetField } from "@shop/domain/sheets/sheet-fields.ts";
import { plainNumber } from "@shop/domain/sheets/sheet-numbers.ts";
import { shortValue } from "@shop/domain/sheets/short-value.ts";

import type { Answers, ShopState } from "../shop/state.ts";
import { type ForeignGroups, foreignGroups } from "./import-groups.ts";

/** An import of the mock shop: only price and stock of products that exist are written. */
interface MockImport {
  readonly answer: ProductImport;
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly ImportLine[];
  readonly before: readonly Product[];
}

const noCounts = { created: 0, updated: 0, unchanged: 0, rejected: 0, warned: 0 };

const matches = (line: ImportLine, filter: LineFilter | undefined): boolean => {
  if (filter === undefined) return true;
  if (filter === "warned") return Object.keys(line.warnings).length > 0;
  return filter === "kept" ? line.kept.length > 0 : line.outcome === filter;
};

/** Names of a group that the mock shop does not have. */
const FOREIGN = { category: "Spare parts", sub_category: "Odds and ends" } as const;

/** The value of a field in a row, or undefined where it is blank. */
const valueOf = ({ columns }: ProductImport, row: readonly string[], field: SheetField): string | undefined =>
  row[columns.findIndex((column) => column.field === field)]?.trim() || undefined;

/** The groups that the lines of an import name and the mock shop does not have. */
function groupsOf(
  shop: ShopState,
  answer: ProductImport,
  rows: MockImport["rows"],
  mappings: readonly GroupMapping[],
): ForeignGroups {
  const named = rows.flatMap((row) => {
    const [category, sub] = [valueOf(answer, row, "category"), valueOf(answer, row, "sub_category")];
    return category !== undefined && sub !== undefined ? { category, sub_category: sub } : [];
  });
  return foreignGroups(shop, named, mappings);
}

function checkLine(shop: ShopState, answer: ProductImport, row: readonly string[], line: number): ImportLine {
  const [name, part] = [valueOf(answer, row, "name"), valueOf(answer, row, "part_number")];
  const product = shop.products.find(
    (one) => one.name === name && (part === undefined || one.part_number === part),
  );
  const given = { price: valueOf(answer, row, "price"), amount: valueOf(answer, row, "amount") };
  const price = given.price && plainNumber(given.price, answer.decimal);
  const amount = given.amount && plainNumber(given.amount, answer.decimal);
  const bad = Object.entries({ price, amount }).filter(([, value]) => value === null);
  const errors: Record<string, string> = Object.fromEntries(bad.map(([field]) => [field, "bad_number"]));
  if (!product) errors["description"] = "required";
  const sub = valueOf(answer, row, "sub_category");
  if (!answer.create_groups && answer.missing_groups.some((one) => one.sub_category === sub)) {
    errors["sub_category"] = "unknown_sub_category";
  }
  const refused = Object.keys(errors).flatMap((field) => {
    const value = field === "sub_category" ? sub : given[field === "price" ? field : "amount"];
    return errors[field] === "required" || value === undefined ? [] : [[field, shortValue(value)] as const];
  });
  const money = price && fromMinorUnits(toMinorUnits(price) ?? 0n);
  const fields = [
    { field: "price", old: product?.price ?? null, new: money ?? product?.price ?? null },
    {
      field: "amount",
      old: product?.amount ?? null,
      new: amount ? Number(amount) : (product?.amount ?? null),
    },
  ].filter((one) => one.old !== one.new);
  const isRejected = Object.keys(errors).length > 0;
  const accepted = fields.length > 0 ? "updated" : "unchanged";
  return {
    line,
    outcome: isRejected ? "rejected" : accepted,
    product_id: product?.id ?? null,
    name: name ?? "",
    fields: isRejected ? [] : fields,
    errors,
    warnings: {},
    refused: Object.fromEntries(refused),
    kept: [],
  };
}

const now = (): string => new Date().toISOString();

/** Answers to the administrators' endpoints of imports: each step ends at once. */
export function productImportAnswers(shop: ShopState) {
  const imports = new Map<number, MockImport>();
  const of = (id: number): MockImport => {
    const found = imports.get(id);
    if (!found) throw new ApiError("not_found");
    return found;
  };
  const change = (
    id: number,
    from: readonly ImportState[],
    next: (
      one: MockImport,
    ) => Partial<Omit<MockImport, "answer">> & { readonly answer: Partial<ProductImport> },
  ) => {
    const one = of(id);
    if (!from.includes(one.answer.state)) throw new ApiError("state_not_allowed");
    const { answer, ...rest } = next(one);
    const changed = { ...one, ...rest, answer: { ...one.answer, ...answer } };
    imports.set(id, changed);
    return { status: true, import: changed.answer };
  };

  return {
    listImports: () => ({
      data: [...imports.values()].map(({ answer }) => answer).toReversed(),
      next_cursor: null,
    }),
    createImport: ({ body: { file } }) => {
      const id = shop.nextId();
      const headers = ["Name", "Price", "Category", "Sub category"];
      const fields = guessFields(headers);
      const answer: ProductImport = {
        id,
        file_name: file instanceof File ? file.name : "sheet",
        state: "uploaded",
        fault: null,
        by: shop.adminEmail,
        created_at: now(),
        applied_at: null,
        undone_at: null,
        total: shop.products.length,
        done: 0,
        work: shop.products.length,
        waiting: false,
        counts: noCounts,
        undo: null,
        can_undo: false,
        source: sourceOf(headers),
        columns: headers.map((header, index) => ({ header, field: fields[index] ?? null, samples: [] })),
        remembered: false,
        decimal: "point",
        create_groups: false,
        missing_groups: [],
        mapped_groups:
          [...imports.values()]
            .findLast(({ answer: { counts } }) => counts !== noCounts)
            ?.answer.mapped_groups.map((one) => Object.assign({}, one, { lines: 0 })) ?? [],
        pictures: null,
        can_stop: false,
      };
      // A mock reads no files: its sheet holds the shop's products with other prices, two of them in a foreign group.
      const rows = shop.products.map(({ name, price }, index) => [
        name,
        String(Math.round(Number(price) + 1)),
        ...(index < 2 ? [FOREIGN.category, FOREIGN.sub_category] : []),
      ]);
      imports.set(id, { answer, rows, lines: [], before: [] });
      return { status: true, import: answer };
    },
    readImport: ({ params }) => of(params.id).answer,
    listImportLines: ({ params, query: { filter } }) => ({
      data: of(params.id)
        .lines.filter((line) => matches(line, filter))
        .slice(0, 50),
      next_cursor: null,
    }),
    exportImportLines: ({ params, query: { filter } }) => {
      const lines = of(params.id).lines.filter((line) => matches(line, filter));
      return new Blob([lines.map(({ line, name }) => `${line},"${name}"`).join("\r\n")], {
        type: sheetTypes.csv,
      });
    },
    checkImport: ({ params, body: { fields, decimal, create_groups, mapped_groups } }) => {
      const { columns } = of(params.id).answer;
      const given = fields.filter((field) => field !== null);
      if (fields.length !== columns.length || given.length === 0 || new Set(given).size !== given.length) {
        throw new ApiError("invalid", { errors: { fields: "bad_value" } });
      }
      return change(params.id, ["uploaded", "checked"], (one) => {
        const read = {
          ...one.answer,
          state: "checked" as const,
          decimal,
          create_groups,
          columns: columns.map((column, index) =>
            Object.assign({}, column, { field: fields[index] ?? null }),
          ),
        };
        const answer = {
          ...read,
          ...groupsOf(shop, read, one.rows, mapped_groups ?? read.mapped_groups),
        };
        const lines = one.rows.map((row, index) => checkLine(shop, answer, row, index + 2));
        const counts = { ...noCounts };
        for (const { outcome } of lines) counts[outcome] += 1;
        return { lines, answer: { ...answer, counts } };
      });
    },
    // A mock unpacks no files.
    uploadImportPictures: ({ params, body: { file } }) =>
      change(params.id, ["uploaded", "checked"], () => ({
        answer: {
          state: "uploaded",
          pictures: {
            file_name: file instanceof File ? file.name : "sheet",
            count: 0,
            faults: [],
            unused: [],
            unused_count: 0,
          },
        },
      })),
    deleteImportPictures: ({ params }) =>
      change(params.id, ["uploaded", "checked"], () => ({ answer: { state: "uploaded", pictures: null } })),
    applyImport: ({ params }) =>
      change(params.id, ["checked"], ({ lines }) => {
        const before = shop.products;
        shop.products = before.map((product) => {
          const line = lines.find((one) => one.outcome === "updated" && one.product_id === product.id);
          const price = line?.fields.find(({ field }) => field === "price")?.new;
          return price === undefined ? product : { ...product, price: String(price) };
        });
        return { before, answer: { state: "applied", applied_at: now(), can_undo: true } };
      }),
    cancelImport: ({ params }) =>
      change(params.id, ["uploaded", "checked"], () => ({ answer: { state: "cancelled" } })),
    undoImport: ({ params }) =>
      change(params.id, ["applied"], ({ before, lines }) => {
        shop.products = before;
        const restored = lines.filter(({ outcome }) => outcome === "updated").length;
        return {
          answer: {
            state: "undone",
            undone_at: now(),
            can_undo: false,
            undo: { restored, kept: 0, removed_groups: 0, kept_groups: [] },
          },
        };
      }),
  } satisfies Partial<Answers>;
}
