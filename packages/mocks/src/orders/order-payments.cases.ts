import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";
import { placed } from "./admin-order.cases.ts";

const payment = { method: "instapay" as const, amount: "10.5", reference: "IP-1" };

/** The ledger of an order. */
export const orderPaymentCases: readonly ConformanceCase[] = [
  {
    name: "D-118 a payment is recorded, listed by its state, and taken back",
    asAdmin: true,
    step: placed((id) =>
      answers(
        "recordPayment",
        { params: { id }, body: payment },
        {
          holds: ({ status, order: { paid, payment_state: state, payments, log } }) =>
            status &&
            paid === "10.50" &&
            state === "part" &&
            payments[0]?.amount === "10.50" &&
            payments[0].reference === "IP-1" &&
            payments[0].voided === null &&
            log[0]?.action === "payment" &&
            log[0].text === "payment instapay 10.50",
          next: ({ order: { payments } }) =>
            answers(
              "listAdminOrders",
              { query: { payment: "part" } },
              {
                holds: ({ total, data: [first] }) => total === 1 && first?.payment_state === "part",
                next: () =>
                  answers(
                    "voidPayment",
                    { params: { id, paymentId: payments[0]?.id ?? 0 } },
                    {
                      holds: ({ status, order }) =>
                        status &&
                        order.paid === "0.00" &&
                        order.payment_state === "unpaid" &&
                        order.payments.length === 1 &&
                        order.payments[0]?.voided !== null &&
                        order.log[0]?.action === "payment_voided",
                    },
                  ),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-118 a refund above what is paid, and nothing, are refused",
    asAdmin: true,
    step: placed((id) =>
      refuses(
        "recordPayment",
        { params: { id }, body: { kind: "refund", method: "cash", amount: "1" } },
        422,
        "invalid",
        {
          next: () =>
            refuses(
              "recordPayment",
              { params: { id }, body: { method: "cash", amount: "0" } },
              422,
              "invalid",
              {
                next: () => refuses("voidPayment", { params: { id, paymentId: 999 } }, 404, "not_found"),
              },
            ),
        },
      ),
    ),
  },
];
