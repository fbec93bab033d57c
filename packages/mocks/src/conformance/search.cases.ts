import { SEARCH_MAX_LENGTH, SEARCH_OVERLAY_LIMIT } from "@shop/contract/constants.ts";
import { foldPartNumber } from "@shop/contract/folding.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import type { Answer } from "../shop/read-call.ts";
import { answers, type ConformanceCase, refuses } from "./case.ts";

type Found = Answer<"searchProducts">;

const call = "searchProducts";

const idsOf = ({ products }: Found): number[] => products.map(({ id }) => id);
const search = (query: string): { query: { query: string } } => ({ query: { query } });

const withPart = catalogue.products.flatMap(({ id, name, part_number }) =>
  part_number && /[\W_]/.test(part_number) ? [{ id, name, part_number }] : [],
);
const [part] = withPart;
const { id: partId = 0, part_number: partNumber = "" } = part ?? {};

const inArabic = catalogue.products.find(({ name_ar }) => name_ar !== null);
const arabicWords = (inArabic?.name_ar ?? "").split(" ").slice(0, 2);

const multimeters = (typed: string, holds: (found: Found) => boolean): ReturnType<typeof answers> =>
  answers(call, search("multimeter"), {
    next: (right) =>
      answers(call, search(typed), {
        holds: (found) =>
          String(idsOf(found)) === String(idsOf(right)) && right.totalCount > 0 && holds(found),
      }),
  });

const multimeterGroup = catalogue.subCategories.find(({ name }) => name === "Digital multimeters");
const groupedAsMultimeters = catalogue.products.filter(
  ({ sub_category_id }) => sub_category_id === multimeterGroup?.id,
);

/** True when a search finds the multimeters, and what is for them only behind the last of them. */
const multimetersFirst = ({ products }: Found): boolean => {
  const first = products.slice(0, groupedAsMultimeters.length + 1);
  const places = groupedAsMultimeters.map(({ id }) => first.findIndex((product) => product.id === id));
  const isFor = products.findIndex(({ name }) =>
    /for .*multimeter|multimeter .*(?:holster|leads)/iu.test(name),
  );
  return places.length > 0 && !places.includes(-1) && isFor > Math.max(...places);
};

/** What the search must do; nothing is changed by it. */
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
    name: "API-4 a typing error is repaired and said",
    step: multimeters("multimetre", ({ corrected }) => corrected === "multimeter"),
  },
  {
    name: "API-4 what is right is not repaired",
    step: multimeters("MULTIMETER", ({ corrected }) => corrected === null),
  },
  ...["multimeter", "multimeters", "Multimetr", "ملتيميتر", "الملتيميتر", "ملتيميترات", "ملتميتر"].map(
    (typed) => ({
      name: `API-4 things that are called so come before things for them: ${typed}`,
      step: answers(call, { query: { query: typed, limit: 100 } }, { holds: multimetersFirst }),
    }),
  ),
  {
    name: "API-4 the order of the words does not matter to what comes first",
    step: answers(call, search("digital multimeter"), {
      next: (found) =>
        answers(call, search("multimeter digital"), {
          holds: (other) => found.totalCount > 0 && String(idsOf(other)) === String(idsOf(found)),
        }),
    }),
  },
  {
    name: "API-4 a word that is nowhere finds nothing",
    step: answers(call, search("zzqqxxyyww"), {
      holds: ({ products, totalCount, corrected }) =>
        products.length === 0 && totalCount === 0 && corrected === null,
    }),
  },
  {
    name: "API-4 an empty query, or none, finds nothing",
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
    name: "API-4 SEARCH-2 without a limit 15 come, and the total counts them all",
    step: answers(call, search("module"), {
      holds: ({ products, totalCount, next_cursor }) =>
        products.length === Math.min(totalCount, SEARCH_OVERLAY_LIMIT) &&
        totalCount > SEARCH_OVERLAY_LIMIT === (next_cursor !== null),
    }),
  },
  {
    name: "API-4 D-27 the next page goes on where the first ended",
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
    name: "API-4 API-1 a list narrowed by the same text holds as many products",
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
    name: "API-4 signs that mean something to a database mean nothing here",
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
    name: "API-4 a cursor that nobody gave is refused",
    step: refuses(call, { query: { query: "module", cursor: "nonsense" } }, 400, "bad_query"),
  },
];
