import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";
import { listOf } from "../conformance/list-of.ts";
import type { Answer } from "../shop/call.ts";

const MISSING = 2_000_000_000;
const PRODUCT = 1;

const created = (next: (id: number) => ConformanceStep, name = "Delta Parts"): ConformanceStep =>
  answers(
    "createSupplier",
    { body: { name, phone: "+86 755 1234567", email: "sales@delta.example", note: "Asks for 30 %" } },
    { holds: ({ version }) => version === 1, next: ({ id }) => next(id) },
  );

/** Sets the supplier of the first product. */
const set = (
  id: number,
  body: Readonly<Record<string, unknown>>,
  holds: (answer: Answer<"setSuppliedProduct">) => boolean,
  next?: () => ConformanceStep,
): ConformanceStep =>
  answers("setSuppliedProduct", { params: { id }, body }, { holds, ...(next && { next }) });

const productParams = { params: { id: PRODUCT } };

/** What the supplier of the first product is seen in: its page, its history, the supplier's page, and the list of products without one. */
const suppliedSteps = (id: number, version: number): ConformanceStep =>
  answers("readAdminProduct", productParams, {
    holds: (product) =>
      product.supplier_id === id &&
      product.supplier_part === "D-77" &&
      product.supplier_pack === 10 &&
      product.version === version + 1,
    next: () =>
      answers(
        "readHistory",
        { query: { entity: "product", id: String(PRODUCT) } },
        {
          holds: ({ data: [entry] }) =>
            entry?.fields.length === 1 &&
            entry.fields[0]?.field === "supply" &&
            entry.fields[0].new === `Delta Parts #${id} · ×10 · D-77`,
          next: () =>
            answers(
              "readSupplier",
              { params: { id } },
              {
                holds: ({ products: [product] }) => product?.supplier_part === "D-77" && product.pack === 10,
                next: () =>
                  answers(
                    "listAdminProducts",
                    { query: { supplier_id: "none" } },
                    { holds: ({ data, total }) => total > 0 && data.every((one) => one.id !== PRODUCT) },
                  ),
              },
            ),
        },
      ),
  });

/** Cases of suppliers and their products. */
export const supplierCases: readonly ConformanceCase[] = [
  {
    name: "D-151 suppliers are for administrators",
    step: refuses("listSuppliers", {}, 401, "unauthorized", {
      next: () => refuses("createSupplier", { body: { name: "Delta" } }, 401, "unauthorized"),
    }),
  },
  {
    name: "D-151 the list of products is narrowed to those of a supplier, until it is deleted",
    asAdmin: true,
    step: created((id) =>
      set(
        id,
        { product: { id: PRODUCT } },
        ({ outcome }) => outcome === "set",
        () =>
          answers(
            "listAdminProducts",
            { query: { supplier_id: String(id) } },
            {
              holds: ({ data, total }) => total === 1 && data[0]?.id === PRODUCT,
              next: () =>
                answers(
                  "deleteSupplier",
                  { params: { id } },
                  {
                    next: () =>
                      answers(
                        "listAdminProducts",
                        { query: { supplier_id: String(id) } },
                        { holds: ({ data }) => data.length === 0 },
                      ),
                  },
                ),
            },
          ),
      ),
    ),
  },
  {
    name: "D-151 the form of a product names its supplier, which its page and the supplier's have",
    asAdmin: true,
    step: created((id) =>
      answers("readAdminProduct", productParams, {
        holds: ({ supplier_id: before }) => before === null,
        next: ({ name, price, amount, sub_category_id, description, version }) => {
          const body = { name, price, amount, sub_category_id, description, version };
          return refuses(
            "updateProduct",
            { ...productParams, body: { ...body, supplier_part: "D-77" } },
            422,
            "invalid",
            {
              errors: { supplier_id: "required" },
              next: () =>
                refuses(
                  "updateProduct",
                  { ...productParams, body: { ...body, supplier_id: MISSING } },
                  422,
                  "invalid",
                  {
                    errors: { supplier_id: "unknown_supplier" },
                    next: () =>
                      answers(
                        "updateProduct",
                        {
                          ...productParams,
                          body: { ...body, supplier_id: id, supplier_part: "D-77", supplier_pack: "10" },
                        },
                        { holds: ({ status }) => status, next: () => suppliedSteps(id, version) },
                      ),
                  },
                ),
            },
          );
        },
      }),
    ),
  },
  {
    name: "D-151 a supplier is changed with its version, which is in its history",
    asAdmin: true,
    step: created((id) =>
      answers(
        "updateSupplier",
        { params: { id }, body: { name: "Delta", version: 1 } },
        {
          holds: ({ version }) => version === 2,
          next: () =>
            refuses(
              "updateSupplier",
              { params: { id }, body: { name: "Delta Electronics", version: 1 } },
              409,
              "edit_conflict",
              {
                next: () =>
                  answers(
                    "readHistory",
                    { query: { entity: "supplier", id } },
                    {
                      holds: ({ data }) =>
                        data.length === 2 &&
                        data[0]?.fields[0]?.field === "name" &&
                        data[0].fields[0].new === "Delta",
                      next: () =>
                        answers(
                          "listSuppliers",
                          { query: { query: "sales@delta", page: 1, per_page: 20 } },
                          {
                            holds: ({ data }) =>
                              data.length === 1 &&
                              data[0]?.note === "Asks for 30 %" &&
                              data[0].name === "Delta",
                          },
                        ),
                    },
                  ),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-151 a name belongs to one supplier, also one that is restored",
    asAdmin: true,
    step: created((id) =>
      refuses("createSupplier", { body: { name: "DELTA parts" } }, 422, "invalid", {
        errors: { name: "name_taken" },
        next: () =>
          answers(
            "deleteSupplier",
            { params: { id } },
            {
              next: () =>
                answers(
                  "createSupplier",
                  { body: { name: "DELTA parts" } },
                  {
                    next: () =>
                      refuses("restoreSupplier", { params: { id } }, 422, "invalid", {
                        errors: { name: "name_taken" },
                      }),
                  },
                ),
            },
          ),
      }),
    ),
  },
  {
    name: "D-151 D-29 phone and mail address of a supplier are checked, or empty",
    asAdmin: true,
    step: refuses("createSupplier", { body: { name: "Delta", phone: "soon", email: "no" } }, 422, "invalid", {
      errors: { phone: "bad_phone", email: "bad_email" },
      next: () => answers("createSupplier", { body: { name: "Delta", phone: "", email: "" } }),
    }),
  },
  {
    name: "D-151 a product names one supplier with its part number and pack, and is taken from it",
    asAdmin: true,
    step: created((first) =>
      created(
        (second) =>
          set(
            first,
            { product: { id: PRODUCT }, supplier_part: "D-77", pack: 100 },
            ({ outcome, product }) => outcome === "set" && product?.pack === 100,
            () =>
              set(
                second,
                { product: { id: PRODUCT } },
                ({ product }) => product?.supplier_part === "" && product.pack === 1,
                () =>
                  answers(
                    "readSupplier",
                    { params: { id: first } },
                    {
                      holds: ({ total, products }) => total === 0 && products.length === 0,
                      next: () =>
                        answers(
                          "removeSuppliedProduct",
                          { params: { id: second, productId: PRODUCT } },
                          {
                            holds: ({ status }) => status,
                            next: () =>
                              answers(
                                "removeSuppliedProduct",
                                { params: { id: second, productId: PRODUCT } },
                                { holds: ({ status }) => !status },
                              ),
                          },
                        ),
                    },
                  ),
              ),
          ),
        "Other parts",
      ),
    ),
  },
  {
    name: "D-151 a list names the supplier of its products; lines without a product are answered",
    asAdmin: true,
    step: answers(
      "readAdminProduct",
      { params: { id: PRODUCT } },
      {
        next: ({ part_number: part }) =>
          created((id) =>
            answers(
              "importSuppliedProducts",
              {
                params: { id },
                body: {
                  file: listOf(
                    "part number,supplier part,pack",
                    `${part},D-77,25`,
                    "NO-SUCH,D-1,1",
                    "X,D-2,few",
                  ),
                },
              },
              {
                holds: ({ products, moved, unread }) =>
                  products === 1 &&
                  moved === 0 &&
                  unread.map(({ row, fault }) => `${row} ${fault}`).join() === "3 not_found,4 bad_number",
                next: () =>
                  answers(
                    "readSupplier",
                    { params: { id }, query: { page: 1 } },
                    {
                      holds: ({ supplier, products }) =>
                        supplier.products === 1 &&
                        products[0]?.id === PRODUCT &&
                        products[0].supplier_part === "D-77" &&
                        products[0].pack === 25,
                      next: () =>
                        answers("exportSuppliedProducts", { params: { id }, query: { format: "csv" } }),
                    },
                  ),
              },
            ),
          ),
      },
    ),
  },
  {
    name: "D-151 an unknown supplier is not found",
    asAdmin: true,
    step: refuses("readSupplier", { params: { id: MISSING } }, 404, "not_found", {
      next: () =>
        refuses("updateSupplier", { params: { id: MISSING }, body: { name: "Delta" } }, 404, "not_found", {
          next: () =>
            refuses("deleteSupplier", { params: { id: MISSING } }, 404, "not_found", {
              next: () =>
                refuses(
                  "setSuppliedProduct",
                  { params: { id: MISSING }, body: { product: { id: PRODUCT } } },
                  404,
                  "not_found",
                ),
            }),
        }),
    }),
  },
];
