import type { ConformanceCase } from "../conformance/case.ts";
import { answers, refuses } from "../conformance/case.ts";
import { becomes, info, placed } from "./admin-order.cases.ts";

const buyer = {
  name: "Mona Ali",
  phone: "01005556677",
  email: "mona.ali@shop.example",
  address1: "7 River Road",
  address2: "",
};

/** Corrections of orders: the buyer, and states that were set by mistake. */
export const orderCorrectionCases: readonly ConformanceCase[] = [
  {
    name: "D-33 the buyer of an order is corrected, and what differed recorded",
    asAdmin: true,
    step: placed((id) =>
      answers(
        "changeOrderBuyer",
        { params: { id }, body: { ...buyer, version: 1 } },
        {
          holds: ({ status, order: { version, name, phone, address1, log } }) =>
            status &&
            version === 2 &&
            name === buyer.name &&
            phone === buyer.phone &&
            address1 === buyer.address1 &&
            log[0]?.action === "buyer" &&
            log[0].mail === null &&
            log[0].text.startsWith(`name: ${info.name} → ${buyer.name}\n`),
          next: () =>
            answers(
              "changeOrderBuyer",
              { params: { id }, body: buyer },
              {
                holds: ({ status, order }) => !status && order.version === 2,
                next: () =>
                  refuses(
                    "changeOrderBuyer",
                    { params: { id }, body: { ...buyer, name: "", version: 1 } },
                    409,
                    "edit_conflict",
                  ),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-33 a faulty buyer is refused at the fields, and that of a cancelled order altogether",
    asAdmin: true,
    step: placed((id) =>
      refuses(
        "changeOrderBuyer",
        { params: { id }, body: { ...buyer, phone: "12", email: "mona" } },
        422,
        "invalid",
        {
          errors: { phone: "bad_phone", email: "bad_email" },
          next: () =>
            becomes(id, "cancelled", () =>
              refuses("changeOrderBuyer", { params: { id }, body: buyer }, 409, "state_not_allowed"),
            ),
        },
      ),
    ),
  },
  {
    name: "D-140 the company of an order is corrected and found, stays where it is left out, and needs its name",
    asAdmin: true,
    step: placed((id) =>
      answers(
        "changeOrderBuyer",
        { params: { id }, body: { ...buyer, company: "Delta Labs", tax_number: "١٢٣-٤٥٦-٧٨٩" } },
        {
          holds: ({ order }) => order.company === "Delta Labs" && order.tax_number === "123456789",
          next: () =>
            answers(
              "listAdminOrders",
              { query: { query: "123-456-789" } },
              {
                holds: ({ data }) => data.map((one) => one.id).join() === String(id),
                next: () =>
                  answers(
                    "changeOrderBuyer",
                    { params: { id }, body: { ...buyer, name: "Mona" } },
                    {
                      holds: ({ order }) => order.company === "Delta Labs",
                      next: () =>
                        refuses(
                          "changeOrderBuyer",
                          { params: { id }, body: { ...buyer, company: "" } },
                          422,
                          "invalid",
                          { errors: { company: "required" } },
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
    name: "D-33 states that were set by mistake are taken back without a mail, and a restored order takes its pieces",
    asAdmin: true,
    step: placed((id) =>
      becomes(id, "confirmed", () =>
        becomes(id, "sent", () =>
          becomes(id, "delivered", () =>
            becomes(id, "sent", ({ log: [delivered] }) =>
              becomes(id, "confirmed", ({ log: [sent] }) =>
                becomes(id, "cancelled", ({ lines: [before] }) =>
                  answers(
                    "changeOrderState",
                    { params: { id }, body: { state: "received" } },
                    {
                      holds: ({ status, order: { state, log, lines } }) =>
                        status &&
                        state === "received" &&
                        [delivered, sent, log[0]].every((entry) => entry?.mail === null) &&
                        lines[0]?.amount === (before?.amount ?? 0) - (before?.qty ?? 0),
                    },
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  },
];
