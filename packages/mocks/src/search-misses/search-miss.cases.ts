import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

const TEXT = "qqzx kkjw 77";
// Of a shopper: those of administrators are not counted.
const search = { query: { query: "QQZX-kkjw ٧٧" }, headers: { cookie: "" } };

/** Cases of searches that found nothing. */
export const searchMissCases: readonly ConformanceCase[] = [
  {
    name: "D-11 searches that found nothing are for administrators",
    step: refuses("listSearchMisses", {}, 401, "unauthorized"),
  },
  {
    name: "D-11 searches that found nothing are counted by their folded text",
    asAdmin: true,
    step: answers("searchProducts", search, {
      holds: ({ totalCount }) => totalCount === 0,
      next: () =>
        answers("searchProducts", search, {
          next: () =>
            answers(
              "listSearchMisses",
              { query: { sort: "latest", per_page: 5 } },
              {
                holds: ({ data: [latest], page, per_page, total }) =>
                  latest?.text === TEXT && latest.count === 2 && page === 1 && per_page === 5 && total >= 1,
                next: () =>
                  answers(
                    "readOverview",
                    {},
                    {
                      holds: ({ search_misses: found }) =>
                        found !== null &&
                        found.texts >= 1 &&
                        found.top.some(({ text, count }) => text === TEXT && count === 2),
                    },
                  ),
              },
            ),
        }),
    }),
  },
  {
    name: "D-29 the query of searches that found nothing is validated",
    asAdmin: true,
    step: refuses("listSearchMisses", { query: { sort: "count" } }, 400, "bad_query"),
  },
];
