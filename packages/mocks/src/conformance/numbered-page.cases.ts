import { ROWS_PER_PAGE } from "@shop/domain/constants.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import type { Answer } from "../shop/call.ts";
import { answers, type ConformanceCase, refuses } from "./case.ts";

const { categories, subCategories } = catalogue;
type Listed = Answer<"listCategories"> | Answer<"listSubCategories">;

const idsOf = ({ data }: Listed): string => String(data.map(({ id }) => id));
const isPage = (answer: Listed, page: number, per_page: number, total: number): boolean =>
  "total" in answer && answer.page === page && answer.per_page === per_page && answer.total === total;

const byIndex = categories.toSorted((a, b) => a.sort_index - b.sort_index).map(({ id }) => id);
const [category] = categories;
const arabicWord = category?.name_ar?.split(" ")[0] ?? "";

/** Numbered pages of categories and sub categories. */
export const pagedLists: readonly ConformanceCase[] = [
  ...ROWS_PER_PAGE.map((per_page): ConformanceCase => {
    const last = Math.ceil(categories.length / per_page);
    return {
      name: `API-2 D-40 categories come in numbered pages of ${per_page}, with the exact total`,
      step: answers(
        "listCategories",
        { query: { page: last, per_page } },
        {
          holds: (answer) =>
            isPage(answer, last, per_page, categories.length) &&
            idsOf(answer) === String(byIndex.slice((last - 1) * per_page)),
        },
      ),
    };
  }),
  {
    name: "API-2 D-40 a page has five rows unless the query says otherwise",
    step: answers(
      "listCategories",
      { query: { page: 2 } },
      { holds: (answer) => isPage(answer, 2, 5, categories.length) && answer.data.length === 5 },
    ),
  },
  {
    name: "API-2 D-40 a page beyond the last is the last one",
    step: answers(
      "listCategories",
      { query: { page: 999, per_page: 10 } },
      { holds: (answer) => isPage(answer, Math.ceil(categories.length / 10), 10, categories.length) },
    ),
  },
  {
    name: "API-2 D-40 categories are sorted by sort index or name, in either direction",
    step: answers(
      "listCategories",
      { query: { page: 1, per_page: 40, sort: "-sort_index" } },
      {
        holds: (answer) => idsOf(answer) === String(byIndex.toReversed()),
        next: () =>
          answers(
            "listCategories",
            { query: { page: 1, per_page: 40, sort: "name" } },
            {
              next: (forth) =>
                answers(
                  "listCategories",
                  { query: { page: 1, per_page: 40, sort: "-name" } },
                  { holds: (back) => idsOf(back) === String(forth.data.map(({ id }) => id).toReversed()) },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "API-2 D-40 a search has the total of its matches, in either language",
    step: answers(
      "listCategories",
      { query: { page: 1, per_page: 1, query: category?.name.toUpperCase() ?? "" } },
      {
        holds: (answer) => isPage(answer, 1, 1, 1) && answer.data[0]?.id === category?.id,
        next: () =>
          answers(
            "listCategories",
            { query: { page: 1, per_page: 40, query: arabicWord } },
            { holds: ({ data }) => data.some(({ id }) => id === category?.id) },
          ),
      },
    ),
  },
  {
    name: "API-2 D-40 a search that finds nothing is an empty first page",
    step: answers(
      "listCategories",
      { query: { page: 3, query: "zzqqxxyyww" } },
      { holds: (answer) => isPage(answer, 1, 5, 0) && answer.data.length === 0 },
    ),
  },
  {
    name: "API-20 D-40 sub categories come in numbered pages, at both of their addresses",
    step: answers(
      "listSubCategories",
      { query: { page: 2, per_page: 10 } },
      {
        holds: (answer) => isPage(answer, 2, 10, subCategories.length) && answer.data.length === 10,
        next: (answer) =>
          answers(
            "listAllSubCategories",
            { query: { page: 2, per_page: 10 } },
            { holds: (other) => JSON.stringify(other) === JSON.stringify(answer) },
          ),
      },
    ),
  },
  ...[
    { page: 0 },
    { page: "one" },
    { page: 1, per_page: 7 },
    { page: 1, sort: "price" },
    { page: 1, query: "x".repeat(201) },
  ].map((query): ConformanceCase => {
    const [field = ""] = Object.keys(query).slice(-1);
    return {
      name: `API-2 D-40 a page of categories with a bad ${field} is refused: ${Object.values(query).join(" ").slice(0, 20)}`,
      step: refuses("listCategories", { query }, 400, "bad_query", { errors: { [field]: "bad_query" } }),
    };
  }),
];
