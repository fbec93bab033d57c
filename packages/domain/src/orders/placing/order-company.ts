import { asciiDigits } from "../../search/folding.ts";

/** What an invoice for a company states, in the order of forms. */
export const companyFields = ["company", "tax_number", "commercial_register", "purchase_order"] as const;

/** A field of {@link companyFields}. */
export type CompanyField = (typeof companyFields)[number];

/** The company that an order's invoice is for; each '' where it is not stated. */
export interface OrderCompany {
  /** Name of the company. */
  readonly company: string;
  /** Tax registration number: nine digits. */
  readonly tax_number: string;
  /** Number in the commercial register, which has no fixed form. */
  readonly commercial_register: string;
  /** The number that the company gave the order. */
  readonly purchase_order: string;
}

/** What an account keeps of the company; the number of an order is its own. */
export const accountCompanyFields = ["company", "tax_number", "commercial_register"] as const;

/** What an account keeps of the company. */
export type AccountCompany = Pick<OrderCompany, (typeof accountCompanyFields)[number]>;

/** An order without a company. */
export const noCompany: OrderCompany = {
  company: "",
  tax_number: "",
  commercial_register: "",
  purchase_order: "",
};

/** An account that keeps no company. */
export const noAccountCompany: AccountCompany = { company: "", tax_number: "", commercial_register: "" };

/** What an account keeps of the company of an order. */
export const accountCompanyOf = ({
  company,
  tax_number,
  commercial_register,
}: AccountCompany): AccountCompany => ({ company, tax_number, commercial_register });

/** The fields of the company alone. */
export const companyOf = ({
  company,
  tax_number,
  commercial_register,
  purchase_order,
}: OrderCompany): OrderCompany => ({ company, tax_number, commercial_register, purchase_order });

/** Whether anything of a company is filled in. */
export const hasCompany = (fields: { readonly [Field in CompanyField]?: string | undefined }): boolean =>
  companyFields.some((field) => (fields[field] ?? "").trim() !== "");

/** Whether a company is named where anything of it is filled in. */
export const isCompanyNamed = (fields: {
  readonly [Field in CompanyField]?: string | undefined;
}): boolean => (fields.company ?? "").trim() !== "" || !hasCompany(fields);

/** Signs that people write between the digits of a tax registration number, and marks that programs add. */
const SEPARATORS =
  /[\s./\\\u00AD\u061C\u200B-\u200F\u2010-\u2015\u202A-\u202E\u2060\u2066-\u2069\u2212\uFEFF-]/g;

/** Reads a tax registration number with digits of any script and separators between them; null where it has not nine digits. */
export function readTaxNumber(text: string): string | null {
  const digits = asciiDigits(text).replaceAll(SEPARATORS, "");
  return /^\d{9}$/.test(digits) ? digits : null;
}

/** A tax registration number as it is printed: '123-456-789'. */
export const formatTaxNumber = (number: string): string =>
  number.replace(/^(\d{3})(\d{3})(\d{3})$/, "$1-$2-$3");
