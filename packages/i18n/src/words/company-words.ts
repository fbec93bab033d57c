import {
  type CompanyField,
  companyFields,
  formatTaxNumber,
  type OrderCompany,
} from "@shop/domain/orders/placing/order-company.ts";

import type { Messages } from "../messages.ts";

/** A stated field of a company, in words. */
export interface CompanyRow {
  readonly field: CompanyField;
  readonly label: string;
  readonly value: string;
}

/** What is stated of the company of an order or an account, with its labels. */
export const companyRows = (company: Partial<OrderCompany>, { fields }: Messages["company"]): CompanyRow[] =>
  companyFields.flatMap((field) => {
    const value = company[field] ?? "";
    return value === ""
      ? []
      : [{ field, label: fields[field], value: field === "tax_number" ? formatTaxNumber(value) : value }];
  });
