import { SEARCH_MAX_LENGTH, SEARCH_OVERLAY_LIMIT } from "@shop/domain/constants.ts";
import { foldPartNumber } from "@shop/domain/search/folding.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";
import type { Answer } from "../shop/call.ts";

type Found = Answer<"searchProducts">;

const call = "searchProducts";

const idsOf = ({ products }: Found): number[] => products.map(({ id }) => id);
const search = (query: string): { query: { query: string } } => ({ query: { query } });

const withPart = catalogue.products.flatMap(({ id, name, part_number }) =>
  part_number && /[\W_]/.test(part_number) ? [{ id, name, part_number }] : [],
);
const [part] = withPart;
const longPart = withPart.find(({ part_number }) => foldPartNumber(part_number).length > 6);
const { id: partId = 0, part_number: partNumber = "" } = part ?? {};

const capacitor = catalogue.products.find(({ name }) => name.includes("capacitor 100 nF"));
const oscilloscope = catalogue.products.find(({ name }) => name.includes("digital oscilloscope"));

const inArabic = catalogue.products.find(({ name_ar }) => name_ar !== null);
const arabicWords = (inArabic?.name_ar ?? "").split(" ").slice(0, 2);

/** The search by names and part numbers; read-only cases. */
export const searchCases: readonly ConformanceCase[] = [
  {
    name: "API-4 a part number finds its product first",
    step: answers(call, search(partNumber), { holds: (found) => idsOf(found)[0] === partId }),
  },
  {
    name: "API-4 a part number is found without its separators and in either case",
    step: answers(call, search(foldPartNumber(partNumber)), {
      holds: (found) => idsOf(found)[0] === partId,
      next: () =>
        answers(call, search(partNumber.toLowerCase()), { holds: (found) => idsOf(found)[0] === partId }),
    }),
  },
  {
    name: "API-4 the beginning of a part number finds it",
    step: answers(
      call,
      { query: { query: partNumber.slice(0, -1), limit: 100 } },
      {
        holds: (found) => idsOf(found).includes(partId),
      },
    ),
  },
  {
    name: "API-4 an inner run of a part number finds it",
    step: answers(
      call,
      { query: { query: foldPartNumber(longPart?.part_number ?? "").slice(1, -1), limit: 100 } },
      { holds: (found) => idsOf(found).includes(longPart?.id ?? 0) },
    ),
  },
  {
    name: "API-4 words of the Arabic name find a product, in any order",
    step: answers(
      call,
      { query: { query: arabicWords.join(" "), limit: 100 } },
      {
        holds: (found) => idsOf(found).includes(inArabic?.id ?? 0),
        next: () =>
          answers(
            call,
            { query: { query: arabicWords.toReversed().join(" "), limit: 100 } },
            { holds: (found) => idsOf(found).includes(inArabic?.id ?? 0) },
          ),
      },
    ),
  },
  {
    name: "API-4 the letter forms of Arabic do not matter",
    step: answers(call, search("مقاومة"), {
      next: (right) =>
        answers(call, search("مقاومه"), {
          holds: (found) => right.totalCount > 0 && String(idsOf(found)) === String(idsOf(right)),
        }),
    }),
  },
  {
    name: "API-4 an unknown word has no matches",
    step: answers(call, search("zzqqxxyyww"), {
      holds: ({ products, totalCount, corrected }) =>
        products.length === 0 && totalCount === 0 && corrected === null,
    }),
  },
  {
    name: "API-4 an empty or missing query has no matches",
    step: answers(
      call,
      {},
      {
        holds: ({ totalCount }) => totalCount === 0,
        next: () => answers(call, search("   "), { holds: ({ totalCount }) => totalCount === 0 }),
      },
    ),
  },
  {
    name: "API-4 SEARCH-2 without a limit 15 products are answered, with the total of all",
    step: answers(call, search("module"), {
      holds: ({ products, totalCount, next_cursor }) =>
        products.length === Math.min(totalCount, SEARCH_OVERLAY_LIMIT) &&
        totalCount > SEARCH_OVERLAY_LIMIT === (next_cursor !== null),
    }),
  },
  {
    name: "API-4 D-27 the next page continues after the first",
    step: answers(
      call,
      { query: { query: "module", limit: 2 } },
      {
        next: (first) =>
          answers(
            call,
            { query: { query: "module", limit: 2, cursor: first.next_cursor ?? "" } },
            {
              next: (second) =>
                answers(
                  call,
                  { query: { query: "module", limit: 4 } },
                  {
                    holds: (both) => String(idsOf(both)) === String([...idsOf(first), ...idsOf(second)]),
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "API-4 API-1 a list filtered by the same text has the same total",
    step: answers(call, search("module"), {
      next: (found) =>
        answers(
          "listProducts",
          { query: { query: "module", limit: 1 } },
          {
            holds: (list) => !Array.isArray(list) && list.total === found.totalCount,
          },
        ),
    }),
  },
  {
    name: "API-4 SQL wildcards and operators are searched as text",
    step: answers(call, search(`'); drop table products; -- %_\\ ":*&|!`), {
      next: () =>
        answers(
          "listProducts",
          { query: { limit: 1 } },
          {
            holds: (list) => !Array.isArray(list) && list.total === catalogue.products.length,
          },
        ),
    }),
  },
  {
    name: "API-4 a text that is too long is refused",
    step: refuses(call, search("x".repeat(SEARCH_MAX_LENGTH + 1)), 400, "bad_query", {
      errors: { query: "bad_query" },
    }),
  },
  {
    name: "API-4 a malformed cursor is refused",
    step: refuses(call, { query: { query: "module", cursor: "nonsense" } }, 400, "bad_query"),
  },
];

/** What else the search of the server reads in a text; read-only cases. */
export const serverSearchCases: readonly ConformanceCase[] = [
  ...["0.1uF", "100000 pF", "0.1 \u039CF", "١٠٠ نانو فاراد"].map((typed) => ({
    name: `API-4 a value is found in another unit: ${typed}`,
    step: answers(call, search(typed), { holds: (found) => idsOf(found).includes(capacitor?.id ?? 0) }),
  })),
  {
    name: "API-4 a word that is typed as two finds the same",
    step: answers(
      call,
      { query: { query: "oscillo scope", limit: 100 } },
      { holds: (found) => idsOf(found).includes(oscilloscope?.id ?? 0) },
    ),
  },
  ...[
    ["resistor 4k7", "CFR-25-4K7", "Resistance: 4.7\u00A0kΩ"],
    ["16x2 lcd", "LCD1602-I2C-B", "Characters or dots: 16 × 2"],
  ].map(([typed = "", found, value]) => ({
    name: `API-4 D-94 a value in the words is one of products: ${typed}`,
    step: answers(call, search(typed), {
      holds: ({ products, applied_values, totalCount }: Found) =>
        totalCount === 1 &&
        products[0]?.part_number === found &&
        String(applied_values.map(({ name }) => name)) === value,
      next: () =>
        answers(
          "readFacets",
          { query: { query: typed } },
          { holds: ({ applied_values, total }) => total === 1 && applied_values[0]?.name === value },
        ),
    }),
  })),
  ...["L7805", "UA7805", "regulator MC7805"].map((typed) => ({
    name: `API-4 D-60 the same part of another manufacturer is a near match: ${typed}`,
    step: answers(call, search(typed), {
      holds: ({ products, near, corrected }) =>
        products[0]?.part_number === "LM7805CT" && near.length === 1 && corrected === null,
    }),
  })),
  {
    name: "API-4 a word that no product contains is left out, and named",
    step: answers(
      call,
      { query: { query: "zzqqxxyyww module", limit: 100 } },
      {
        holds: ({ unmatched, totalCount }) => String(unmatched) === "zzqqxxyyww" && totalCount > 0,
        next: (partly) =>
          answers(
            call,
            { query: { query: "module", limit: 100 } },
            { holds: (all) => all.unmatched.length === 0 && String(idsOf(all)) === String(idsOf(partly)) },
          ),
      },
    ),
  },
];
