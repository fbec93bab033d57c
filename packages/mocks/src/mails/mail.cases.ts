import { isZeroPrice } from "@shop/domain/money/money.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";
import { orderOf } from "../conformance/order-of.ts";

const sold = catalogue.products.find(({ amount, price }) => amount > 3 && !isZeroPrice(price));
if (!sold) throw new Error("The demonstration catalogue lacks a product to order.");

const order = orderOf(sold, 1, "mona.of.the.mails@shop.example");

const UNKNOWN = 2_000_000_000;

/** Cases of the administrators' endpoints of the outbox. */
export const mailCases: readonly ConformanceCase[] = [
  {
    name: "D-159 a mail is read by its id",
    asAdmin: true,
    step: answers("sendMail", order, {
      next: () =>
        answers(
          "listMails",
          { query: { query: order.body.info.email } },
          {
            next: ({ data }) =>
              answers(
                "readMail",
                { params: { id: data[0]?.id ?? 0 } },
                {
                  holds: ({ mail, text }) => mail.id === data[0]?.id && text !== null,
                  next: () => refuses("readMail", { params: { id: UNKNOWN } }, 404, "not_found"),
                },
              ),
          },
        ),
    }),
  },
  {
    name: "D-22 the mails of the outbox are for administrators",
    step: refuses("listMails", {}, 401, "unauthorized"),
  },
  {
    name: "D-22 an order's mail to the buyer is found by its recipient, and is not one to send again or delete",
    asAdmin: true,
    step: answers("sendMail", order, {
      next: () =>
        answers(
          "listMails",
          { query: { query: " MONA.of.the.mails ", page: 7, per_page: 10 } },
          {
            holds: ({ data, total, page, per_page, states }) =>
              total === 1 &&
              page === 1 &&
              per_page === 10 &&
              states.sent + states.waiting === 1 &&
              data.length === 1 &&
              data[0]?.kind === "order_to_buyer" &&
              data[0].recipient === order.body.info.email &&
              !("text" in data[0]),
            next: ({ data }) =>
              answers(
                "resendMail",
                { params: { id: data[0]?.id ?? 0 } },
                {
                  holds: ({ status, mail }) => !status && mail.recipient === order.body.info.email,
                  next: ({ mail }) =>
                    refuses("deleteMail", { params: { id: mail.id } }, 409, "state_not_allowed"),
                },
              ),
          },
        ),
    }),
  },
  {
    name: "D-22 without failed or kept mails none is sent again",
    asAdmin: true,
    step: answers(
      "resendMails",
      {},
      {
        holds: ({ status, mails }) => status && mails === 0,
        next: () =>
          answers(
            "resendMails",
            { query: { only: "kept" } },
            {
              holds: ({ status, mails }) => status && mails === 0,
              next: () =>
                answers(
                  "listMails",
                  { query: { state: "given_up" } },
                  {
                    holds: ({ data, total, states }) => data.length === 0 && total === 0 && states.kept === 0,
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-22 an unknown mail is not found",
    asAdmin: true,
    step: refuses("resendMail", { params: { id: UNKNOWN } }, 404, "not_found", {
      next: () => refuses("deleteMail", { params: { id: UNKNOWN } }, 404, "not_found"),
    }),
  },
  {
    name: "D-135 a test mail goes to the owner's own address, past the outbox",
    asAdmin: true,
    step: answers(
      "sendTestMail",
      {},
      {
        holds: ({ result, address, reply }) => result === "sent" && address.includes("@") && reply === null,
        next: ({ address }) =>
          answers("listMails", { query: { query: address } }, { holds: ({ total }) => total === 0 }),
      },
    ),
  },
  {
    name: "D-29 the query of the outbox is validated",
    asAdmin: true,
    step: refuses("listMails", { query: { state: "lost" } }, 400, "bad_query", {
      next: () =>
        refuses("listMails", { query: { per_page: 7 } }, 400, "bad_query", {
          next: () => refuses("resendMails", { query: { only: "sent" } }, 400, "bad_query"),
        }),
    }),
  },
];
