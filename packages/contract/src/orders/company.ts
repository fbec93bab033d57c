import { companyFields, isCompanyNamed, readTaxNumber } from "@shop/domain/orders/placing/order-company.ts";
import * as v from "valibot";

import { oneLine, optionalLine, shortText } from "../rules.ts";

/** Maximum length of a company's name. */
const COMPANY_LENGTH = 160;

/** Maximum length of a number whose form is the company's own. */
const COMPANY_NUMBER_LENGTH = 60;

/** A tax registration number as people type it; the output has nine digits, or is ''. */
export const taxNumberRule = v.pipe(
  shortText(40),
  v.check((text) => text === "" || readTaxNumber(text) !== null, "bad_tax_number"),
  v.transform((text) => readTaxNumber(text) ?? ""),
);

/** A number in the commercial register, which has no fixed form; '' for none. */
export const commercialRegisterRule = v.pipe(shortText(COMPANY_NUMBER_LENGTH), oneLine);

/** The entries of the company that an invoice is for; clients that do not send them order for none. */
export const companyEntries = {
  company: optionalLine(COMPANY_LENGTH),
  tax_number: v.optional(taxNumberRule, ""),
  commercial_register: v.optional(commercialRegisterRule, ""),
  purchase_order: optionalLine(COMPANY_NUMBER_LENGTH),
};

const { purchase_order: _, ...accountEntries } = companyEntries;

/** The entries of the company that an account keeps. */
export const accountCompanyEntries = accountEntries;

/** What answers state of the company of an account; '' for what is not stated. */
export const accountCompanyAnswer = {
  company: v.string(),
  /** Nine digits. */
  tax_number: v.string(),
  commercial_register: v.string(),
};

/** The company as answers state it; '' for what is not stated. */
export const companyAnswer = {
  ...accountCompanyAnswer,
  /** The number that the company gave the order. */
  purchase_order: v.string(),
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The check that a company is named where anything of it is filled in. */
export const companyNamed = <Entries extends object>() =>
  v.rawCheck<Entries>(({ dataset, addIssue }) => {
    // Forms show it beside the errors of other fields, with which the entries are not valid yet.
    const entries: unknown = dataset.value;
    if (!isObject(entries)) return;
    const company = Object.fromEntries(companyFields.map((field) => [field, textOf(entries[field])]));
    if (isCompanyNamed(company)) return;
    addIssue({
      message: "required",
      path: [{ type: "object", origin: "value", input: entries, key: "company", value: company["company"] }],
    });
  });
