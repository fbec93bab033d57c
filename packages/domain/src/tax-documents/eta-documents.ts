import type { SellingUnit } from "../catalogue/selling-unit.ts";
import { sumOf, toMinorUnits } from "../money/money.ts";
import type { DocumentFields } from "./canonical-text.ts";
import type { TaxDocument, TaxLine } from "./tax-document.ts";

/** Codes of units that the tax authority publishes; what it has no code for is counted as each. */
const unitCodes: Readonly<Partial<Record<SellingUnit, string>>> = { metre: "M" };

const unitCode = (unit: SellingUnit | null): string => (unit && unitCodes[unit]) ?? "EA";

const number = (amount: string): number => Number(amount);

/** A value with at most five decimals, as the tax authority reads amounts. */
const fiveDecimals = (value: number): number => Math.round(value * 100_000) / 100_000;

/** The share of a discount that is no tax, in proportion to net and gross of its line. */
function netDiscount({ discount, gross, net }: TaxLine): number {
  if (toMinorUnits(gross) === 0n) return 0;
  return fiveDecimals((number(discount) * number(net)) / number(gross));
}

/** The sub type of value added tax: V009 is a general rate, V003 exempt goods. */
const subType = (rate: string): string => (toMinorUnits(rate) === 0n ? "V003" : "V009");

const taxableItems = ({ vat, rate }: TaxLine): readonly DocumentFields[] => [
  { taxType: "T1", amount: number(vat), subType: subType(rate), rate: number(rate) },
];

const taxTotals = ({ vat }: TaxDocument): readonly DocumentFields[] => [
  { taxType: "T1", amount: number(sumOf(vat.map((part) => part.vat))) },
];

/** Net of a document before its discounts, and what they take off. */
const totals = ({ lines, vat }: TaxDocument) => {
  const off = fiveDecimals(lines.reduce((sum, line) => sum + netDiscount(line), 0));
  const net = number(sumOf(vat.map((part) => part.net)));
  return { off, net, sales: fiveDecimals(net + off) };
};

/** What identifies a line in the shop. */
const internalCode = ({ kind, part_number: part, item_code: code }: TaxLine): string =>
  kind === "goods" ? (part ?? code) : kind.toUpperCase();

/** A person without a company, or a business with its tax registration number. */
const buyerType = ({ buyer }: TaxDocument): "B" | "P" => (buyer.tax_number === "" ? "P" : "B");

const addressOf = ({ seller }: TaxDocument): DocumentFields => ({
  country: "EG",
  governate: seller.governorate,
  regionCity: seller.city,
  street: seller.street,
  buildingNumber: seller.building,
});

/** How a document is chained to the one before it of its branch. */
export interface DocumentChain {
  /** The hash of this document; '' while it is made. */
  readonly uuid: string;
  /** The hash of the document before; '' for the first. */
  readonly previous_uuid: string;
}

/** A document as a receipt of the tax authority (version 1.2), or a return receipt; amounts of returns are positive. */
export function etaReceipt(document: TaxDocument, { uuid, previous_uuid }: DocumentChain): DocumentFields {
  const { seller, buyer, refers_to: original } = document;
  const { off, net, sales } = totals(document);
  return {
    header: {
      dateTimeIssued: document.issued_at,
      receiptNumber: document.number,
      uuid,
      previousUUID: previous_uuid,
      ...(original && { referenceUUID: original.uuid }),
      currency: "EGP",
      exchangeRate: 0,
      sOrderNameCode: document.order_number,
      orderdeliveryMode: "FC",
    },
    documentType: { receiptType: original ? "r" : "s", typeVersion: "1.2" },
    seller: {
      rin: seller.tax_number,
      companyTradeName: seller.name.ar,
      branchCode: seller.branch_code,
      branchAddress: addressOf(document),
      deviceSerialNumber: seller.device_serial,
      activityCode: seller.activity_code,
    },
    buyer: {
      type: buyerType(document),
      id: buyer.tax_number,
      name: buyer.company || buyer.name,
      mobileNumber: buyer.phone,
    },
    itemData: document.lines.map((line) => ({
      internalCode: internalCode(line),
      description: line.name_ar ?? line.name,
      itemType: line.item_type,
      itemCode: line.item_code,
      unitType: unitCode(line.unit),
      quantity: line.qty,
      unitPrice: fiveDecimals((number(line.net) + netDiscount(line)) / line.qty),
      netSale: number(line.net),
      totalSale: fiveDecimals(number(line.net) + netDiscount(line)),
      total: number(line.gross),
      ...(netDiscount(line) > 0 && {
        commercialDiscountData: [{ amount: netDiscount(line), description: "Discount" }],
      }),
      taxableItems: taxableItems(line),
    })),
    totalSales: sales,
    totalCommercialDiscount: off,
    totalItemsDiscount: 0,
    netAmount: net,
    feesAmount: 0,
    totalAmount: number(document.total),
    taxTotals: taxTotals(document),
    paymentMethod: document.payment,
    adjustment: 0,
  };
}

/** A document as an invoice or a credit note of the tax authority (version 1.0), unsigned. */
export function etaInvoice(document: TaxDocument): DocumentFields {
  const { seller, buyer, refers_to: original } = document;
  const { off, net, sales } = totals(document);
  return {
    issuer: {
      type: "B",
      id: seller.tax_number,
      name: seller.name.ar,
      address: { branchID: seller.branch_code, ...addressOf(document) },
    },
    receiver: {
      type: buyerType(document),
      id: buyer.tax_number,
      name: buyer.company || buyer.name,
      address: { country: "EG", governate: "", regionCity: "", street: buyer.address, buildingNumber: "" },
    },
    documentType: original ? "c" : "i",
    documentTypeVersion: "1.0",
    dateTimeIssued: document.issued_at,
    taxpayerActivityCode: seller.activity_code,
    internalID: document.number,
    purchaseOrderReference: buyer.purchase_order,
    salesOrderReference: document.order_number,
    ...(original && { references: [original.number] }),
    invoiceLines: document.lines.map((line) => ({
      description: line.name_ar ?? line.name,
      itemType: line.item_type,
      itemCode: line.item_code,
      internalCode: internalCode(line),
      unitType: unitCode(line.unit),
      quantity: line.qty,
      unitValue: {
        currencySold: "EGP",
        amountEGP: fiveDecimals((number(line.net) + netDiscount(line)) / line.qty),
      },
      salesTotal: fiveDecimals(number(line.net) + netDiscount(line)),
      discount: { rate: 0, amount: netDiscount(line) },
      netTotal: number(line.net),
      valueDifference: 0,
      totalTaxableFees: 0,
      itemsDiscount: 0,
      taxableItems: taxableItems(line),
      total: number(line.gross),
    })),
    totalSalesAmount: sales,
    totalDiscountAmount: off,
    netAmount: net,
    taxTotals: taxTotals(document),
    extraDiscountAmount: 0,
    totalItemsDiscountAmount: 0,
    totalAmount: number(document.total),
  };
}

/** What a seller still has to enter before the tax authority's systems take a document. */
export const missingOfSeller = (seller: TaxDocument["seller"]): readonly (keyof TaxDocument["seller"])[] =>
  (
    ["tax_number", "activity_code", "device_serial", "governorate", "city", "street", "building"] as const
  ).filter((field) => seller[field] === "");
