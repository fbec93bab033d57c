/** Texts on value added tax, in orders and papers. */
export const vat = {
  /** Where the rates of an order are not known. */
  included: "Prices include VAT.",
  breakdown: "VAT included",
  net: "Net, {rate}%",
  vat: "VAT {rate}%",
  exempt: "Exempt from VAT",
  /** Where a paper names the shop. */
  taxNumber: "Tax registration number: {number}",
  commercialRegister: "Commercial register: {number}",
};
