import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";
import type { Answer } from "../shop/call.ts";

const [category] = catalogue.categories;
const [product] = catalogue.products;
if (!category || !product) throw new Error("The demonstration catalogue is empty.");

type Demonstration = Answer<"readDemonstration">;
type Part = Demonstration["parts"][number];

const partOf = ({ parts }: Demonstration, kind: Part["kind"]): Part | undefined =>
  parts.find((one) => one.kind === kind);

/** Cases of the removal of the demonstration. */
export const demonstrationCases: readonly ConformanceCase[] = [
  {
    name: "D-132 the removal deletes what its preview counts, and nothing a second time",
    asAdmin: true,
    step: answers(
      "readDemonstration",
      {},
      {
        holds: (preview) =>
          partOf(preview, "product")?.removed === catalogue.products.length &&
          partOf(preview, "category")?.removed === catalogue.categories.length &&
          preview.pictures > 0,
        next: ({ fingerprint, ...preview }) =>
          answers(
            "removeDemonstration",
            { body: { fingerprint } },
            {
              holds: ({ status, removed }) =>
                status && JSON.stringify(removed.parts) === JSON.stringify(preview.parts),
              next: () =>
                answers(
                  "listCategories",
                  {},
                  {
                    holds: ({ data }) => data.length === 0,
                    next: () =>
                      answers(
                        "removeDemonstration",
                        { body: { fingerprint } },
                        { holds: ({ status }) => !status },
                      ),
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-132 a changed product stays with its category, and a removal by an older preview is refused",
    asAdmin: true,
    step: answers(
      "readDemonstration",
      {},
      {
        next: ({ fingerprint }) =>
          answers(
            "updateProduct",
            {
              params: { id: product.id },
              body: {
                id: product.id,
                name: "Own name",
                price: product.price,
                description: product.description,
                amount: product.amount,
                sub_category_id: product.sub_category_id,
              },
            },
            {
              next: () =>
                refuses("removeDemonstration", { body: { fingerprint } }, 409, "edit_conflict", {
                  next: () =>
                    answers(
                      "readDemonstration",
                      {},
                      {
                        holds: (preview) =>
                          partOf(preview, "product")?.changed === 1 &&
                          partOf(preview, "category")?.needed === 1 &&
                          partOf(preview, "sub_category")?.needed === 1,
                        next: (preview) =>
                          answers(
                            "removeDemonstration",
                            { body: { fingerprint: preview.fingerprint } },
                            {
                              next: () =>
                                answers(
                                  "readProduct",
                                  { params: { id: product.id } },
                                  { holds: ({ name }) => name === "Own name" },
                                ),
                            },
                          ),
                      },
                    ),
                }),
            },
          ),
      },
    ),
  },
  {
    name: "D-132 sorting categories changes none of them",
    asAdmin: true,
    step: answers(
      "reorderCategories",
      { body: { ids: catalogue.categories.map(({ id }) => id).toReversed() } },
      {
        next: () =>
          answers(
            "readDemonstration",
            {},
            { holds: (preview) => partOf(preview, "category")?.changed === 0 },
          ),
      },
    ),
  },
  {
    name: "D-132 a removal names what it removes",
    asAdmin: true,
    step: refuses("removeDemonstration", { body: { fingerprint: "" } }, 409, "edit_conflict", {
      next: () => refuses("removeDemonstration", { body: {} }, 422, "invalid"),
    }),
  },
];
