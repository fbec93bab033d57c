import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

const [product, second, third] = catalogue.products.filter(({ id }) => !catalogue.links.has(id));
if (!product || !second || !third) throw new Error("The demonstration catalogue has too few products.");
const { id, name, price, amount, sub_category_id, description } = product;
const form = { name, price, amount, sub_category_id, description };
const of = (productId: number) => ({ params: { id: productId } });
const ids = (cards: readonly { readonly id: number }[]): string => cards.map((card) => card.id).join();

const partId = (part: string): number =>
  catalogue.products.find(({ part_number }) => part_number === part)?.id ?? 0;

/** Cases of links between products; each starts with the demonstration catalogue. */
export const productLinkCases: readonly ConformanceCase[] = [
  {
    name: "D-93 the links of a product are answered in their order, and by the products that they name",
    step: answers("readProductLinks", of(partId("K45")), {
      holds: ({ needs, accessories }) =>
        needs.length === 0 && ids(accessories) === catalogue.links.get(partId("K45"))?.accessories.join(),
      next: () =>
        answers("readProductLinks", of(partId("P6100")), {
          holds: ({ accessory_of }) =>
            ids(accessory_of) ===
            ["MS-2104", "MS-2052", "KO-72"]
              .map(partId)
              .toSorted((a, b) => a - b)
              .join(),
        }),
    }),
  },
  {
    name: "D-93 alternatives are those that are named, then those that specifications say may stand in",
    step: answers("readProductLinks", of(partId("MP-3005")), {
      holds: ({ alternatives }) =>
        alternatives[0]?.id === partId("MP-3005D") &&
        alternatives.length > 1 &&
        new Set(alternatives.map((one) => one.id)).size === alternatives.length &&
        alternatives.every((one) => one.id !== partId("MP-3005")),
    }),
  },
  {
    name: "D-93 an unknown product has no links",
    step: refuses("readProductLinks", of(2_000_000_000), 404, "not_found"),
  },
  {
    name: "D-93 a form stores links, keeps those that it lacks, and has them in the history",
    asAdmin: true,
    step: answers(
      "updateProduct",
      { ...of(id), body: { ...form, needs: [second.id], accessories: [third.id, second.id] } },
      {
        next: () =>
          answers(
            "updateProduct",
            { ...of(id), body: { ...form, needs: [] } },
            {
              next: () =>
                answers("readAdminProduct", of(id), {
                  holds: (one) =>
                    one.needs.length === 0 &&
                    one.accessories.join() === `${third.id},${second.id}` &&
                    ids(one.linked) === `${third.id},${second.id}`,
                  next: () =>
                    answers(
                      "readHistory",
                      { query: { entity: "product", id } },
                      {
                        holds: ({ data }) =>
                          data[0]?.fields.length === 1 &&
                          data[0].fields[0]?.old ===
                            `#${second.id} ${[second.name, second.part_number].filter(Boolean).join(" · ")}` &&
                          data[0].fields[0].new === null,
                      },
                    ),
                }),
            },
          ),
      },
    ),
  },
  {
    name: "D-93 links to the product itself, to unknown products and to more than 20 are refused",
    asAdmin: true,
    step: refuses("updateProduct", { ...of(id), body: { ...form, needs: [id] } }, 422, "invalid", {
      errors: { needs: "linked_to_itself" },
      next: () =>
        refuses(
          "updateProduct",
          { ...of(id), body: { ...form, accessories: [second.id, 2_000_000_000] } },
          422,
          "invalid",
          {
            errors: { accessories: "unknown_linked_product" },
            next: () =>
              refuses(
                "updateProduct",
                { ...of(id), body: { ...form, alternatives: Array.from({ length: 21 }, (_, at) => at + 1) } },
                422,
                "invalid",
                { errors: { alternatives: "too_many_links" } },
              ),
          },
        ),
    }),
  },
  {
    name: "D-93 a deleted product vanishes from the links of the shop, and administrators see it as deleted",
    asAdmin: true,
    step: answers(
      "updateProduct",
      { ...of(id), body: { ...form, needs: [second.id] } },
      {
        next: () =>
          answers("deleteProduct", of(second.id), {
            next: () =>
              answers("readProductLinks", of(id), {
                holds: ({ needs }) => needs.length === 0,
                next: () =>
                  answers("readAdminProduct", of(id), {
                    holds: ({ needs, linked }) => needs[0] === second.id && linked[0]?.deleted === true,
                  }),
              }),
          }),
      },
    ),
  },
];
