import type { CompanyField } from "@shop/domain/orders/placing/order-company.ts";

/** Texts on the company that an order's invoice is for, in forms, orders, papers, mails and chat messages. */
export const company = {
  title: "Invoice for a company",
  hint: "The invoice names the company. Its tax registration number has nine digits.",
  /** Where an account keeps it. */
  keptHint: "Filled in at your next order, and kept from your last one.",
  optional: "optional",
  fields: {
    company: "Company",
    tax_number: "Tax registration number",
    commercial_register: "Commercial register",
    purchase_order: "Purchase order number",
  } satisfies Record<CompanyField, string>,
};
