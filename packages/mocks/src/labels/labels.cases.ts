import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

const MISSING = 999_999;

/** Cases of the labels of products. */
export const labelCases: readonly ConformanceCase[] = [
  {
    name: "D-154 labels of chosen products are one PDF file; a product that does not exist has none",
    asAdmin: true,
    step: answers(
      "readLabels",
      { query: { labels: "1x3,2", format: "sheet-70x36", locale: "ar", prices: "shown", first_place: "5" } },
      {
        next: () =>
          refuses(
            "readLabels",
            { query: { labels: `1,${MISSING}`, format: "roll-50x25" } },
            404,
            "not_found",
            {
              next: () =>
                refuses("readLabels", { query: { labels: "1,1x2", format: "roll-50x25" } }, 400, "bad_query"),
            },
          ),
      },
    ),
  },
];
