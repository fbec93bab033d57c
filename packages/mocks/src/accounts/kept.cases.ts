import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";

const mona = {
  name: "Mona Conformance",
  email: "mona.kept@shop.example",
  password: "between two probes",
  phone: "",
  address1: "",
  address2: "",
};
const [product] = catalogue.products;
if (!product) throw new Error("The demonstration catalogue has no products.");
const lines = [{ id: product.id, qty: 3, price: "0.01" }];

/** Signs up and goes on with the headers of the session. */
const signedUp = (next: (headers: Readonly<Record<string, string>>) => ConformanceStep): ConformanceStep =>
  answers(
    "registerUser",
    { body: mona },
    { next: ({ token = "" }) => next({ authorization: `Bearer ${token}` }) },
  );

/** Kept carts and parts lists; each case needs an API without its shopper. */
export const keptCases: readonly ConformanceCase[] = [
  {
    name: "D-128 a kept cart is listed, opened with the price at that time, renamed and deleted",
    step: signedUp((headers) =>
      answers(
        "keepLines",
        { headers, body: { name: "Workshop", lines } },
        {
          holds: ({ status, data: [kept, ...more] }) =>
            status &&
            more.length === 0 &&
            kept?.kind === "cart" &&
            kept.name === "Workshop" &&
            kept.lines === 1,
          next: ({ data: [kept] }) => {
            const params = { token: kept?.token ?? "" };
            return answers(
              "readSharedCart",
              { params },
              {
                holds: ({ name, lines: [line] }) =>
                  name === "Workshop" && line?.qty === 3 && line.kept_price === "0.01",
                next: () =>
                  answers(
                    "renameKept",
                    { headers, params, body: { name: "School" } },
                    {
                      holds: ({ status, data }) => status && data[0]?.name === "School",
                      next: () =>
                        answers(
                          "deleteKept",
                          { headers, params },
                          {
                            holds: ({ data }) => data.length === 0,
                            next: () =>
                              refuses("readSharedCart", { params }, 404, "not_found", {
                                next: () => refuses("deleteKept", { headers, params }, 404, "not_found"),
                              }),
                          },
                        ),
                    },
                  ),
              },
            );
          },
        },
      ),
    ),
  },
  {
    name: "D-128 a kept parts list is opened as it was read",
    step: signedUp((headers) =>
      answers(
        "keepLines",
        { headers, body: { name: "Board", list: { list: `2 x ${product.name}`, boards: 5 } } },
        {
          holds: ({ data: [kept] }) => kept?.kind === "parts_list" && kept.lines === 1,
          next: ({ data: [kept] }) =>
            answers(
              "readPartsList",
              { params: { token: kept?.token ?? "" } },
              { holds: ({ request }) => request.boards === 5 && request.list.startsWith("2 x ") },
            ),
        },
      ),
    ),
  },
  {
    name: "D-128 what is kept has a name, and is either a cart or a list",
    step: signedUp((headers) =>
      refuses("keepLines", { headers, body: { name: " ", lines } }, 422, "invalid", {
        errors: { name: "required" },
        next: () =>
          refuses("keepLines", { headers, body: { name: "Nothing" } }, 422, "invalid", {
            errors: { lines: "required" },
          }),
      }),
    ),
  },
  {
    name: "D-128 what is kept is that of the signed-in shopper",
    step: refuses("listKept", {}, 401, "unauthorized"),
  },
];
