import { isZeroPrice } from "@shop/domain/money/money.ts";
import { cashOnly } from "@shop/domain/payments/payment-options.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";
import { orderOf } from "../conformance/order-of.ts";
import { pictureFile } from "../images/picture-files.ts";

const product = catalogue.products.find(({ amount, price }) => amount >= 2 && !isZeroPrice(price));
if (!product) throw new Error("The demonstration catalogue lacks a product to order.");

const UNKNOWN = "00000000-0000-4000-8000-999999999999";
const proof = { method: "instapay", amount: "10.5", reference: "IP-1" };

const instapay = {
  offered: true,
  text: { en: "", ar: "" },
  accounts: [{ label: "Nilometer", number: "shop@instapay" }],
};
const settings = { version: 0, ...defaultSettings, payments: { ...cashOnly, instapay } };

/** Offers InstaPay, places an order and goes on with its token and id. */
const placed = (next: (token: string, id: number) => ConformanceStep): ConformanceStep =>
  answers(
    "changeSettings",
    { body: settings },
    {
      next: () =>
        answers("sendMail", orderOf(product, 1, "mona@shop.example"), {
          next: ({ order_token: token = "" }) =>
            answers("readOrderCounts", {}, { next: ({ newest }) => next(token, newest ?? 0) }),
        }),
    },
  );

/** Sends a proof with a picture and goes on with its id. */
const proven = (next: (token: string, id: number, proofId: number) => ConformanceStep): ConformanceStep =>
  placed((token, id) =>
    answers(
      "sendPaymentProof",
      { body: { token, ...proof, picture: pictureFile("receipt.png") } },
      {
        holds: ({ status, proofs: [sent, ...more], proof_methods: methods, cancellable }) =>
          status &&
          more.length === 0 &&
          methods.length === 0 &&
          !cancellable &&
          sent?.state === "waiting" &&
          sent.amount === "10.50" &&
          sent.has_picture,
        next: ({ proofs: [sent] }) => next(token, id, sent?.id ?? 0),
      },
    ),
  );

/** Proofs of payment. */
export const paymentProofCases: readonly ConformanceCase[] = [
  {
    name: "D-127 a proof waits for the shop, which finds its order, reads its picture and confirms it with a payment, once",
    asAdmin: true,
    step: proven((token, id, proofId) =>
      answers(
        "listAdminOrders",
        { query: { payment: "to_check" } },
        {
          holds: ({ total, data: [first] }) => total === 1 && first?.id === id && first.proof_waits,
          next: () =>
            answers(
              "readProofPicture",
              { params: { id, proofId } },
              {
                next: () =>
                  answers(
                    "recordPayment",
                    { params: { id }, body: { ...proof, proof: proofId } },
                    {
                      holds: ({ status, order: { paid, proofs, log } }) =>
                        status &&
                        paid === "10.50" &&
                        proofs[0]?.state === "confirmed" &&
                        proofs[0].decided !== null &&
                        log[0]?.action === "payment" &&
                        log[1]?.action === "proof" &&
                        log[1].by === "",
                      next: () =>
                        answers(
                          "recordPayment",
                          { params: { id }, body: { ...proof, proof: proofId } },
                          {
                            holds: ({ status, order }) => !status && order.paid === "10.50",
                            next: () =>
                              answers(
                                "followOrder",
                                { body: { token } },
                                {
                                  holds: ({ order, proofs }) =>
                                    order.paid === "10.50" && proofs[0]?.state === "confirmed",
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
    name: "D-127 a proof is declined with a reason, which its buyer reads, and is not confirmed afterwards",
    asAdmin: true,
    step: proven((token, id, proofId) =>
      refuses("declineProof", { params: { id, proofId }, body: { note: " " } }, 422, "invalid", {
        errors: { note: "required" },
        next: () =>
          answers(
            "declineProof",
            { params: { id, proofId }, body: { note: "No such transfer" } },
            {
              holds: ({ status, order: { proofs, log } }) =>
                status &&
                proofs[0]?.state === "declined" &&
                log[0]?.action === "proof_declined" &&
                log[0].text === "No such transfer" &&
                log[0].mail !== null,
              next: () =>
                refuses(
                  "recordPayment",
                  { params: { id }, body: { ...proof, proof: proofId } },
                  409,
                  "state_not_allowed",
                  {
                    next: () =>
                      answers(
                        "followOrder",
                        { body: { token } },
                        {
                          holds: ({ proofs: [first], proof_methods: methods, cancellable }) =>
                            first?.note === "No such transfer" &&
                            methods.join() === "instapay" &&
                            cancellable,
                        },
                      ),
                  },
                ),
            },
          ),
      }),
    ),
  },
  {
    name: "D-127 the same proof again is one, another one waits; what waits cannot be cancelled",
    asAdmin: true,
    step: proven((token, id) =>
      answers(
        "sendPaymentProof",
        { body: { token, ...proof, picture: pictureFile("again.png") } },
        {
          holds: ({ status, proofs }) => !status && proofs.length === 1,
          next: () =>
            refuses(
              "sendPaymentProof",
              { body: { token, ...proof, reference: "IP-2" } },
              409,
              "state_not_allowed",
              {
                next: () =>
                  refuses("cancelOwnOrder", { body: { token } }, 409, "state_not_allowed", {
                    next: () =>
                      refuses("readProofPicture", { params: { id, proofId: 999 } }, 404, "not_found"),
                  }),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-127 a method that is not offered, an unknown token and faulty fields are refused",
    asAdmin: true,
    step: placed((token) =>
      refuses("sendPaymentProof", { body: { token, ...proof, method: "wallet" } }, 422, "invalid", {
        errors: { method: "not_offered" },
        next: () =>
          refuses(
            "sendPaymentProof",
            { body: { token, method: "cash", amount: "0", reference: "" } },
            422,
            "invalid",
            {
              errors: { method: "bad_value", amount: "bad_price", reference: "required" },
              next: () =>
                refuses("sendPaymentProof", { body: { token: UNKNOWN, ...proof } }, 404, "not_found", {
                  next: () =>
                    refuses("readOwnProofPicture", { params: { token: UNKNOWN, id: 1 } }, 404, "not_found"),
                }),
            },
          ),
      }),
    ),
  },
];
