import { MAX_SYNONYMS, SYNONYM_MAX_LENGTH } from "@shop/domain/constants.ts";

import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";

const group = (words: string) => ({ body: { words } });
const search = (query: string) => ({ query: { query } });
const refusal = (words: string) => ({ errors: { words } });

/** Expects that a search finds as many products as another, or none. */
const findsLike = (typed: string, like: string | null, next?: () => ConformanceStep): ConformanceStep =>
  answers("searchProducts", search(typed), {
    holds: ({ totalCount }) => totalCount > 0 === (like !== null),
    next: (found) =>
      like === null
        ? (next?.() ?? answers("searchProducts", search(typed)))
        : answers("searchProducts", search(like), {
            holds: ({ totalCount }) => totalCount === found.totalCount,
            ...(next && { next }),
          }),
  });

const many = Array.from({ length: MAX_SYNONYMS + 1 }, (_, n) => `word${n}`).join(",");

/** Cases of the groups of words that mean the same to the search. */
export const synonymCases: readonly ConformanceCase[] = [
  {
    name: "D-61 synonyms are for administrators",
    step: refuses("listSynonymGroups", {}, 401, "unauthorized", {
      next: () => refuses("createSynonymGroup", group("qqzx, kkjw"), 401, "unauthorized"),
    }),
  },
  {
    name: "D-61 a group is changed with its version, which is in its history",
    asAdmin: true,
    step: answers("createSynonymGroup", group("qqzx, kkjw"), {
      next: ({ id }) =>
        answers(
          "updateSynonymGroup",
          { params: { id }, body: { words: "qqzx, kkjw, vvbn", version: 1 } },
          {
            holds: ({ version }) => version === 2,
            next: () =>
              refuses(
                "updateSynonymGroup",
                { params: { id }, body: { words: "qqzx, ttyy", version: 1 } },
                409,
                "edit_conflict",
                {
                  next: () =>
                    answers(
                      "readHistory",
                      { query: { entity: "synonym_group", id } },
                      {
                        holds: ({ data }) =>
                          data.length === 2 &&
                          data[0]?.action === "updated" &&
                          data[0].fields[0]?.field === "words" &&
                          data[0].fields[0].new === "qqzx, kkjw, vvbn",
                      },
                    ),
                },
              ),
          },
        ),
    }),
  },
  {
    name: "D-29 D-61 a group has two to twelve words, and a word one group",
    asAdmin: true,
    step: refuses("createSynonymGroup", group("qqzx, QQZX,"), 422, "invalid", {
      ...refusal("too_few_words"),
      next: () =>
        refuses("createSynonymGroup", group(many), 422, "invalid", {
          ...refusal("too_many_words"),
          next: () =>
            refuses(
              "createSynonymGroup",
              group(`qqzx, ${"k".repeat(SYNONYM_MAX_LENGTH + 1)}`),
              422,
              "invalid",
              {
                ...refusal("too_long"),
                next: () =>
                  answers("createSynonymGroup", group("qqzx, kkjw"), {
                    next: ({ id }) =>
                      refuses("createSynonymGroup", group("vvbn, Kkjw"), 422, "invalid", {
                        ...refusal("word_taken"),
                        next: () =>
                          answers(
                            "deleteSynonymGroup",
                            { params: { id } },
                            {
                              next: () =>
                                answers("createSynonymGroup", group("vvbn, Kkjw"), {
                                  next: () =>
                                    refuses(
                                      "restoreSynonymGroup",
                                      { params: { id } },
                                      422,
                                      "invalid",
                                      refusal("word_taken"),
                                    ),
                                }),
                            },
                          ),
                      }),
                  }),
              },
            ),
        }),
    }),
  },
  {
    name: "D-61 an unknown group is not found",
    asAdmin: true,
    step: refuses("deleteSynonymGroup", { params: { id: 2_000_000_000 } }, 404, "not_found", {
      next: () =>
        refuses(
          "updateSynonymGroup",
          { params: { id: 2_000_000_000 }, body: { words: "qqzx, kkjw" } },
          404,
          "not_found",
          {
            next: () => refuses("restoreSynonymGroup", { params: { id: 2_000_000_000 } }, 404, "not_found"),
          },
        ),
    }),
  },
];

/** Cases of what the search of the server makes of these groups. */
export const serverSynonymCases: readonly ConformanceCase[] = [
  {
    name: "D-61 words that mean the same find the same, in both languages and as phrases, until their group is deleted, and again once it is restored",
    asAdmin: true,
    step: answers("createSynonymGroup", group(" qqzx ، قظضظ\nresistor, kkjw meter, qqzx"), {
      next: ({ id, version }) =>
        answers(
          "listSynonymGroups",
          { query: { query: "QQZX", page: 1, per_page: 5 } },
          {
            holds: ({ data }) =>
              version === 1 && data.length === 1 && data[0]?.words === "qqzx, قظضظ, resistor, kkjw meter",
            next: () =>
              findsLike("qqzx", "resistor", () =>
                findsLike("القظضظ", "resistor", () =>
                  findsLike("kkjw meter", "resistor", () =>
                    findsLike("carbon qqzx", "carbon resistor", () =>
                      answers(
                        "deleteSynonymGroup",
                        { params: { id } },
                        {
                          next: () =>
                            findsLike("qqzx", null, () =>
                              answers(
                                "restoreSynonymGroup",
                                { params: { id } },
                                {
                                  next: () => findsLike("qqzx", "resistor"),
                                },
                              ),
                            ),
                        },
                      ),
                    ),
                  ),
                ),
              ),
          },
        ),
    }),
  },
];
