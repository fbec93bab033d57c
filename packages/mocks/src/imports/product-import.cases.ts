import { MAX_FOREIGN_GROUPS } from "@shop/contract/imports/product-import.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

const sheet = (): File =>
  new File(["Name,Price\r\nNo such product,10\r\n"], "prices.csv", { type: "text/csv" });
const unknown = { params: { id: 2_000_000_000 } };

const named = { category: "Spare parts", sub_category: "Odds and ends" };
const mapping = (id: number, mapped: readonly unknown[]) => ({
  params: { id },
  body: { fields: ["name", "price"], decimal: "point", mapped_groups: mapped },
});

/** Cases of imports, as far as they do not wait for a step that the server runs in the background. */
export const productImportCases: readonly ConformanceCase[] = [
  {
    name: "D-32 an uploaded sheet is listed and read back, and changes nothing by itself",
    asAdmin: true,
    step: answers(
      "createImport",
      { body: { file: sheet() } },
      {
        holds: ({ status, import: one }) =>
          status && one.file_name === "prices.csv" && one.counts.created === 0 && !one.can_undo,
        next: ({ import: { id } }) =>
          answers(
            "listImports",
            {},
            {
              holds: ({ data: [first], next_cursor }) => first?.id === id && next_cursor === null,
              next: () =>
                answers(
                  "readImport",
                  { params: { id } },
                  {
                    holds: (one) => one.id === id && one.applied_at === null,
                    next: () =>
                      answers(
                        "listImportLines",
                        { params: { id } },
                        {
                          holds: ({ data }) => data.length === 0,
                          next: () => refuses("undoImport", { params: { id } }, 409, "state_not_allowed"),
                        },
                      ),
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-32 a check without a field for each column is rejected",
    asAdmin: true,
    step: answers(
      "createImport",
      { body: { file: sheet() } },
      {
        next: ({ import: { id } }) =>
          refuses(
            "checkImport",
            { params: { id }, body: { fields: ["name", "name", "price"], decimal: "point" } },
            422,
            "invalid",
            { errors: { fields: "bad_value" } },
          ),
      },
    ),
  },
  {
    name: "D-32 missing groups are mapped to ids of sub categories, a limited number of them",
    asAdmin: true,
    step: answers(
      "createImport",
      { body: { file: sheet() } },
      {
        holds: ({ import: { mapped_groups, missing_groups } }) =>
          mapped_groups.length === 0 && missing_groups.length === 0,
        next: ({ import: { id } }) =>
          refuses("checkImport", mapping(id, [{ ...named, sub_category_id: "none" }]), 422, "invalid", {
            errors: { "mapped_groups.0.sub_category_id": "bad_value" },
            next: () =>
              refuses(
                "checkImport",
                mapping(id, [{ ...named, category: " ", sub_category_id: 1 }]),
                422,
                "invalid",
                {
                  errors: { "mapped_groups.0.category": "required" },
                  next: () =>
                    refuses(
                      "checkImport",
                      mapping(
                        id,
                        Array.from({ length: MAX_FOREIGN_GROUPS + 1 }, () => ({
                          ...named,
                          sub_category_id: 1,
                        })),
                      ),
                      422,
                      "invalid",
                      { errors: { mapped_groups: "too_long" } },
                    ),
                },
              ),
          }),
      },
    ),
  },
  {
    name: "D-32 a file is read again in a known encoding, from a row that sheets have",
    asAdmin: true,
    step: answers(
      "createImport",
      { body: { file: sheet() } },
      {
        next: ({ import: { id } }) =>
          refuses(
            "readImportFile",
            { params: { id }, body: { encoding: "ebcdic", heading_row: 0 } },
            422,
            "invalid",
            {
              errors: { encoding: "bad_value", heading_row: "too_small" },
              next: () => refuses("readImportFile", { ...unknown, body: {} }, 404, "not_found"),
            },
          ),
      },
    ),
  },
  {
    name: "D-32 quantity prices are given in one way",
    asAdmin: true,
    step: answers(
      "createImport",
      { body: { file: sheet() } },
      {
        next: ({ import: { id } }) =>
          refuses(
            "checkImport",
            { params: { id }, body: { fields: ["name", "quantity_prices.1"], decimal: "point" } },
            422,
            "invalid",
            { errors: { "fields.1": "bad_value" } },
          ),
      },
    ),
  },
  {
    name: "D-32 the stock of products is set by a sheet only where that is chosen",
    asAdmin: true,
    step: answers(
      "createImport",
      { body: { file: sheet() } },
      {
        holds: ({ import: one }) => !one.set_stock && one.stock_changes === 0,
        next: ({ import: { id } }) =>
          refuses(
            "checkImport",
            {
              params: { id },
              body: { fields: ["name", "price"], decimal: "point", set_stock: "perhaps" },
            },
            422,
            "invalid",
            { errors: { set_stock: "bad_value" } },
          ),
      },
    ),
  },
  {
    name: "D-32 an upload without a file is rejected",
    asAdmin: true,
    step: refuses("createImport", { body: { other: "1" } }, 422, "invalid", { errors: { file: "required" } }),
  },
  {
    name: "D-32 pictures without a ZIP are rejected, and an unknown import has none",
    asAdmin: true,
    step: refuses("uploadImportPictures", { ...unknown, body: { other: "1" } }, 422, "invalid", {
      errors: { file: "required" },
      next: () =>
        refuses(
          "uploadImportPictures",
          { ...unknown, body: { file: new File(["PK"], "pictures.zip") } },
          404,
          "not_found",
          { next: () => refuses("deleteImportPictures", unknown, 404, "not_found") },
        ),
    }),
  },
  {
    name: "D-32 an unknown import is not found",
    asAdmin: true,
    step: refuses("readImport", unknown, 404, "not_found", {
      next: () =>
        refuses("applyImport", unknown, 404, "not_found", {
          next: () => refuses("cancelImport", unknown, 404, "not_found"),
        }),
    }),
  },
];
