import type { ListTexts } from "../lists/list-page.ts";
import { nameFault } from "../lists/name-fault.ts";

/** Maximum length of a supplier's name. */
export const SUPPLIER_NAME_LENGTH = 120;
/** Maximum length of a note about a supplier. */
export const SUPPLIER_NOTE_LENGTH = 1000;
/** The most suppliers. */
const MAX_SUPPLIERS = 1000;
/** Rows of a page of the list of suppliers. */
export const SUPPLIER_ROWS = 20;
/** Maximum length of a supplier's part number. */
export const SUPPLIER_PART_LENGTH = 80;
/** The largest pack in which a supplier sells a product. */
export const MAX_PACK = 1_000_000;
/** Products on a page of a supplier's products. */
export const SUPPLIER_PRODUCT_ROWS = 50;
/** Rows of a page of what was received from a supplier. */
export const RECEIVED_ROWS = 20;

interface Listed {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly note: string;
}

/** How suppliers are found and sorted. */
export const supplierTexts: ListTexts<Listed> = {
  nameOf: ({ name }) => name,
  textOf: ({ name, phone, email, note }) => `${name} ${phone} ${email} ${note}`,
};

/** Why a supplier cannot stand beside the others, as errors by field; null where it can. */
export const supplierFault = (
  { name }: Pick<Listed, "name">,
  others: readonly Pick<Listed, "name">[],
): ReturnType<typeof nameFault> => nameFault(name, others, MAX_SUPPLIERS);
