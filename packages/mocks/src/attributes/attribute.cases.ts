import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

const product = catalogue.products.find(({ specifications }) =>
  specifications.some((specification) => specification.name === "Resistance"),
);
const resistance = catalogue.attributes.find((one) => one.name === "Resistance");
if (!product || !resistance) throw new Error("No product of the catalogue has a resistance.");
const { id, name, price, amount, description, sub_category_id } = product;
const form = { name, price, amount, description, sub_category_id };
const [attribute] = catalogue.attributes;
const chosen = catalogue.attributes.find(({ choices }) => choices.length > 1);
const [first, second] = chosen?.choices ?? [];
const sheet = (): File =>
  new File(["Name,Kind\r\nInsertion force,number\r\nVoltage at the lab,volts\r\n"], "specifications.csv", {
    type: "text/csv",
  });
const of = (params: { readonly id: number }) => ({ params });

/** Cases of attributes and of the values of products; each starts with the demonstration catalogue. */
export const attributeCases: readonly ConformanceCase[] = [
  {
    name: "D-90 attributes are listed in their order with their numbers of products",
    asAdmin: true,
    step: answers(
      "listAttributes",
      {},
      {
        holds: ({ data }) =>
          data.length === catalogue.attributes.length &&
          data[0]?.name === attribute?.name &&
          (data[0]?.products ?? 0) > 0,
      },
    ),
  },
  {
    name: "D-90 an attribute is added, changed by its version, deleted and restored",
    asAdmin: true,
    step: answers(
      "createAttribute",
      { body: { name: "Zweistein", kind: "choice", choices: [{ name: "A" }] } },
      {
        next: ({ id: added }) =>
          answers(
            "updateAttribute",
            { ...of({ id: added }), body: { name: "Dreistein", kind: "choice", version: 1 } },
            {
              holds: ({ version }) => version === 2,
              next: () =>
                refuses(
                  "updateAttribute",
                  { ...of({ id: added }), body: { name: "Vierstein", kind: "choice", version: 1 } },
                  409,
                  "edit_conflict",
                  {
                    next: () =>
                      answers("deleteAttribute", of({ id: added }), {
                        next: () =>
                          answers(
                            "listAttributes",
                            { query: { deleted: "only" } },
                            {
                              holds: ({ data }) => data.length === 1 && data[0]?.name === "Dreistein",
                              next: () => answers("restoreAttribute", of({ id: added })),
                            },
                          ),
                      }),
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-90 a taken name is refused, and a unit that products have",
    asAdmin: true,
    step: refuses(
      "createAttribute",
      { body: { name: attribute?.name ?? "", kind: "text" } },
      422,
      "invalid",
      {
        errors: { name: "name_taken" },
        next: () =>
          refuses(
            "updateAttribute",
            { ...of({ id: attribute?.id ?? 0 }), body: { name: attribute?.name ?? "", kind: "text" } },
            409,
            "in_use",
          ),
      },
    ),
  },
  {
    name: "D-90 merged choices are replaced in products; their names are read as the remaining one",
    asAdmin: true,
    step: answers(
      "mergeChoices",
      { ...of({ id: chosen?.id ?? 0 }), body: { merged: [first?.id ?? 0], into: second?.id ?? 0 } },
      {
        next: () =>
          answers(
            "listAttributes",
            {},
            {
              holds: ({ data }) => {
                const left = data.find((one) => one.id === chosen?.id)?.choices ?? [];
                return left[0]?.id === second?.id && left[0]?.synonyms.includes(first?.name ?? "") === true;
              },
            },
          ),
      },
    ),
  },
  {
    name: "D-90 a product's values are saved, shown in both languages, and refused with their reason",
    asAdmin: true,
    step: answers(
      "updateProduct",
      { ...of({ id }), body: { ...form, attribute_values: { [resistance.id]: "2.2 MΩ" } } },
      {
        holds: ({ status }) => status,
        next: () =>
          answers("readProduct", of({ id }), {
            holds: ({ specifications }) =>
              specifications.length === 1 && specifications[0]?.text_ar === "2.2\u00A0ميجا أوم",
            next: () =>
              refuses(
                "updateProduct",
                { ...of({ id }), body: { ...form, attribute_values: { [resistance.id]: "red" } } },
                422,
                "invalid",
                { errors: { [`attribute_values.${resistance.id}`]: "bad_value" } },
              ),
          }),
      },
    ),
  },
  {
    name: "D-90 an import of definitions that does not exist is not undone",
    asAdmin: true,
    step: refuses("undoDefinitionImport", of({ id: 999_999 }), 404, "not_found"),
  },
  {
    name: "D-90 an import of definitions needs a file",
    asAdmin: true,
    step: refuses("previewAttributes", { body: { other: "1" } }, 422, "invalid", {
      errors: { file: "required" },
    }),
  },
];

/** Cases of attributes that only the server passes: an import of definitions changes none in a mock shop. */
export const serverAttributeCases: readonly ConformanceCase[] = [
  {
    name: "D-90 a sheet of definitions is previewed, and imported as it was seen",
    asAdmin: true,
    step: answers(
      "previewAttributes",
      { body: { file: sheet() } },
      {
        holds: ({ counts, definitions }) => counts.rejected > 0 && definitions[0]?.outcome === "rejected",
        next: ({ fingerprint }) =>
          refuses(
            "importAttributes",
            { body: { file: sheet(), fingerprint: "another" } },
            409,
            "edit_conflict",
            {
              next: () =>
                answers(
                  "importAttributes",
                  { body: { file: sheet(), fingerprint } },
                  {
                    holds: ({ status, added }) => status && added === 1,
                    next: () =>
                      answers(
                        "listDefinitionImports",
                        {},
                        {
                          holds: ({ data }) => data.length === 1 && data[0]?.undone === null,
                          next: ({ data: [made] }) =>
                            answers("undoDefinitionImport", of({ id: made?.id ?? 0 }), {
                              holds: ({ status, kept }) => status && kept.length === 0,
                              next: () =>
                                answers("undoDefinitionImport", of({ id: made?.id ?? 0 }), {
                                  holds: ({ status }) => !status,
                                }),
                            }),
                        },
                      ),
                  },
                ),
            },
          ),
      },
    ),
  },
];
