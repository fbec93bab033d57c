import { isZeroPrice } from "@shop/domain/money/money.ts";
import { shopDayOf } from "@shop/domain/orders/shop-days.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";

const meter = catalogue.products.find(({ amount, price }) => amount >= 5 && !isZeroPrice(price));
if (!meter) throw new Error("The demonstration catalogue lacks a product to sell.");

const lines = [{ product_id: meter.id, qty: 2, price: "114" }];
const byHand = {
  channel: "counter",
  name: "Mona Adel",
  phone: "01098765432",
  company: "Delta Works",
  tax_number: "123456789",
  handed_over: true,
  lines,
};

/** Sells two pieces at the counter; continues with the id of the order. */
const sold = (next: (id: number) => ConformanceStep): ConformanceStep =>
  answers("takeOrder", { body: byHand }, { next: ({ order: { id } }) => next(id) });

const invoiced = (next: (id: number, document: number) => ConformanceStep): ConformanceStep =>
  sold((id) =>
    answers(
      "issueTaxDocument",
      { params: { id }, body: { kind: "invoice" } },
      {
        holds: ({ status, order: { tax, log } }) =>
          status &&
          tax.invoiced &&
          !tax.invoiceable &&
          /^INV-0-\d{4}-000001$/.test(tax.documents[0]?.number ?? "") &&
          tax.documents[0]?.net === "200.00" &&
          tax.documents[0].vat === "28.00" &&
          log[0]?.action === "invoice",
        next: ({ order: { tax } }) => next(id, tax.documents[0]?.id ?? 0),
      },
    ),
  );

const today = (): string => shopDayOf(Date.now());

/** Tax invoices and credit notes. */
export const taxDocumentCases: readonly ConformanceCase[] = [
  {
    name: "D-155 an invoice is issued once, locks its order, and is printed, read as data and exported",
    asAdmin: true,
    step: invoiced((id, document) =>
      answers(
        "issueTaxDocument",
        { params: { id }, body: { kind: "invoice" } },
        {
          holds: ({ status }) => !status,
          next: () =>
            refuses(
              "changeOrderLines",
              { params: { id }, body: { lines: [{ ...lines[0], qty: 1 }] } },
              409,
              "state_not_allowed",
              {
                next: () =>
                  answers(
                    "readTaxData",
                    { params: { id: document } },
                    {
                      holds: ({ form, document: data, missing }) =>
                        form === "receipt" &&
                        Object.keys(data)[0] === "header" &&
                        missing.includes("activity_code"),
                      next: () =>
                        answers(
                          "readTaxDocument",
                          { params: { id: document }, query: { language: "both" } },
                          { next: () => answers("exportTaxDocuments", { query: { from: today() } }) },
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
    name: "D-155 what comes back is credited once, and the rest of the invoice on demand; then it can be issued again",
    asAdmin: true,
    step: invoiced((id) =>
      answers(
        "issueTaxDocument",
        { params: { id }, body: { kind: "credit_note" } },
        {
          holds: ({ status }) => !status,
          next: () =>
            answers(
              "recordReturn",
              {
                params: { id },
                body: { lines: [{ place: 0, qty: 1, goal: "stock" }], reason: "defect", mail: false },
              },
              {
                holds: ({ order: { tax } }) => tax.credit_due,
                next: ({ order: { returns } }) =>
                  answers(
                    "issueTaxDocument",
                    { params: { id }, body: { kind: "credit_note" } },
                    {
                      holds: ({ status, order: { tax, log } }) =>
                        status &&
                        tax.documents[0]?.kind === "credit_note" &&
                        tax.documents[0].total === "114.00" &&
                        tax.documents[0].vat === "14.00" &&
                        tax.documents[0].refers_to === tax.documents[1]?.number &&
                        !tax.credit_due &&
                        tax.invoiced &&
                        log[0]?.action === "credit_note",
                      next: () =>
                        refuses(
                          "voidReturn",
                          { params: { id, returnId: returns[0]?.id ?? 0 }, body: {} },
                          409,
                          "has_invoice",
                          {
                            next: () =>
                              answers(
                                "issueTaxDocument",
                                { params: { id }, body: { kind: "credit_note", whole: true } },
                                {
                                  holds: ({ order: { tax } }) =>
                                    !tax.invoiced && tax.invoiceable && tax.documents[0]?.total === "114.00",
                                  next: () =>
                                    answers(
                                      "listTaxDocuments",
                                      { query: { from: today(), to: today() } },
                                      {
                                        holds: ({ total, sums, data }) =>
                                          total === 3 &&
                                          sums.total === "0.00" &&
                                          sums.vat === "0.00" &&
                                          data[0]?.kind === "credit_note",
                                      },
                                    ),
                                },
                              ),
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
    name: "D-155 an invoice holds lines, delivery and buyer of a confirmed order until all of it is credited",
    asAdmin: true,
    step: answers(
      "takeOrder",
      { body: { ...byHand, channel: "phone", handed_over: false, address1: "7 River Road" } },
      {
        next: ({ order: { id } }) =>
          answers(
            "issueTaxDocument",
            { params: { id }, body: { kind: "invoice" } },
            {
              next: () =>
                refuses(
                  "changeOrderLines",
                  { params: { id }, body: { lines: [{ ...lines[0], qty: 1 }] } },
                  409,
                  "has_invoice",
                  {
                    next: () =>
                      refuses(
                        "changeOrderBuyer",
                        {
                          params: { id },
                          body: { name: "Omar", phone: byHand.phone, email: "", address1: "", address2: "" },
                        },
                        409,
                        "has_invoice",
                        {
                          next: () =>
                            answers(
                              "issueTaxDocument",
                              { params: { id }, body: { kind: "credit_note", whole: true } },
                              {
                                next: () =>
                                  answers(
                                    "changeOrderLines",
                                    { params: { id }, body: { lines: [{ ...lines[0], qty: 1 }] } },
                                    { holds: ({ status }) => status },
                                  ),
                              },
                            ),
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
    name: "D-155 an order that is not confirmed has no invoice, and one without an invoice no credit note",
    asAdmin: true,
    step: answers(
      "takeOrder",
      { body: { ...byHand, handed_over: false, quotation: { valid_until: today(), terms: "" } } },
      {
        next: ({ order: { id } }) =>
          refuses(
            "issueTaxDocument",
            { params: { id }, body: { kind: "invoice" } },
            409,
            "state_not_allowed",
            {
              next: () =>
                refuses(
                  "issueTaxDocument",
                  { params: { id }, body: { kind: "credit_note" } },
                  409,
                  "state_not_allowed",
                ),
            },
          ),
      },
    ),
  },
];
