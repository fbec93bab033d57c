import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

const waiting = { list: "orders", name: "Waiting", query: "state=received" } as const;

/** Cases of the filters that an administrator saves. */
export const savedFilterCases: readonly ConformanceCase[] = [
  {
    name: "saved filters are for administrators",
    step: refuses("listSavedFilters", {}, 401, "unauthorized"),
  },
  {
    name: "a filter is saved, replaced by its name and deleted",
    asAdmin: true,
    step: answers(
      "saveFilter",
      { body: waiting },
      {
        holds: ({ filter }) => filter.name === waiting.name && filter.query === waiting.query,
        next: ({ filter: { id } }) =>
          answers(
            "saveFilter",
            { body: { ...waiting, name: "waiting", query: "state=confirmed" } },
            {
              holds: ({ filter }) => filter.id === id && filter.query === "state=confirmed",
              next: () =>
                answers(
                  "listSavedFilters",
                  {},
                  {
                    holds: ({ data: [only, ...others] }) => only?.name === "waiting" && others.length === 0,
                    next: () =>
                      answers(
                        "deleteSavedFilter",
                        { params: { id } },
                        { next: () => refuses("deleteSavedFilter", { params: { id } }, 404, "not_found") },
                      ),
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "a filter to save is validated",
    asAdmin: true,
    step: refuses("saveFilter", { body: { ...waiting, name: "" } }, 422, "invalid", {
      errors: { name: "required" },
      next: () =>
        refuses("saveFilter", { body: { ...waiting, query: "a b" } }, 422, "invalid", {
          errors: { query: "bad_value" },
        }),
    }),
  },
];
