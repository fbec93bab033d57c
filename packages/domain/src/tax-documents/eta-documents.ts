import type { SellingUnit } from "../catalogue/selling-unit.ts";
import { divideHalfUp } from "../money/divide-half-up.ts";
import { minorOf } from "../money/money.ts";
import type { DocumentFields } from "./canonical-text.ts";
import type { TaxDocument, TaxLine } from "./tax-document.ts";

/** Codes of units that the tax authority publishes; what it has no code for is counted as each. */
const unitCodes: Readonly<Partial<Record<SellingUnit, string>>> = { metre: "M" };

const unitCode = (unit: SellingUnit | null): string => (unit && unitCodes[unit]) ?? "EA";

/** Amounts of a line or a document in hundred-thousandths of a pound: the tax authority calculates with five decimals. */
interface Amounts {
  /** Of all units before the discount. */
  readonly sales: bigint;
  readonly discount: bigint;
  readonly net: bigint;
  readonly tax: bigint;
  readonly total: bigint;
}

const PER_MINOR = 1000n;
/** Basis points in a whole: rates have two decimals. */
const WHOLE = 10_000n;

const inDecimals = (amount: bigint): number => Number(amount) / 100_000;

const divideUp = (amount: bigint, by: bigint): bigint => (amount + by - 1n) / by;

/** What one unit costs without tax, rounded up, so that a line is never worth less than what was paid. */
const unitOf = ({ gross, discount, qty, rate }: TaxLine): bigint =>
  divideUp((minorOf(gross) + minorOf(discount)) * PER_MINOR * WHOLE, (WHOLE + minorOf(rate)) * BigInt(qty));

/** The amounts of a line as the tax authority checks them: units × price, less the discount, with the rate's tax of what is left. */
function amountsOf(line: TaxLine): Amounts {
  const rate = minorOf(line.rate);
  const sales = unitOf(line) * BigInt(line.qty);
  const discount = (minorOf(line.discount) * PER_MINOR * WHOLE) / (WHOLE + rate);
  const net = sales - discount;
  const tax = divideHalfUp(net * rate, WHOLE);
  return { sales, discount, net, tax, total: net + tax };
}

/** The sums of a document's lines, and by how much they are more than what was paid: five decimals do not hold every share of a piastre. */
function totalsOf({ lines, total }: TaxDocument): Amounts & { readonly extra: bigint } {
  const amounts = lines.map(amountsOf);
  const sum = (field: keyof Amounts): bigint => amounts.reduce((all, one) => all + one[field], 0n);
  const paid = minorOf(total) * PER_MINOR;
  return {
    sales: sum("sales"),
    discount: sum("discount"),
    net: sum("net"),
    tax: sum("tax"),
    total: paid,
    extra: sum("total") - paid,
  };
}

/** The sub type of value added tax: V009 is a general rate, V003 exempt goods. */
const subType = (rate: string): string => (minorOf(rate) === 0n ? "V003" : "V009");

const taxableItems = ({ rate }: TaxLine, tax: bigint): readonly DocumentFields[] => [
  { taxType: "T1", amount: inDecimals(tax), subType: subType(rate), rate: Number(rate) },
];

const taxTotals = (tax: bigint): readonly DocumentFields[] => [{ taxType: "T1", amount: inDecimals(tax) }];

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
  const { sales, discount, net, tax, total, extra } = totalsOf(document);
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
    itemData: document.lines.map((line) => {
      const own = amountsOf(line);
      return {
        internalCode: internalCode(line),
        description: line.name_ar ?? line.name,
        itemType: line.item_type,
        itemCode: line.item_code,
        unitType: unitCode(line.unit),
        quantity: line.qty,
        unitPrice: inDecimals(unitOf(line)),
        netSale: inDecimals(own.net),
        totalSale: inDecimals(own.sales),
        total: inDecimals(own.total),
        ...(own.discount > 0n && {
          commercialDiscountData: [{ amount: inDecimals(own.discount), description: "Discount" }],
        }),
        taxableItems: taxableItems(line, own.tax),
      };
    }),
    totalSales: inDecimals(sales),
    totalCommercialDiscount: inDecimals(discount),
    totalItemsDiscount: 0,
    ...(extra > 0n && {
      extraReceiptDiscountData: [{ amount: inDecimals(extra), description: "Rounding" }],
    }),
    netAmount: inDecimals(net),
    feesAmount: 0,
    totalAmount: inDecimals(total),
    taxTotals: taxTotals(tax),
    paymentMethod: document.payment,
    adjustment: 0,
  };
}

/** A document as an invoice or a credit note of the tax authority (version 1.0), unsigned. */
export function etaInvoice(document: TaxDocument): DocumentFields {
  const { seller, buyer, refers_to: original } = document;
  const { sales, discount, net, tax, total, extra } = totalsOf(document);
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
    invoiceLines: document.lines.map((line) => {
      const own = amountsOf(line);
      return {
        description: line.name_ar ?? line.name,
        itemType: line.item_type,
        itemCode: line.item_code,
        internalCode: internalCode(line),
        unitType: unitCode(line.unit),
        quantity: line.qty,
        unitValue: { currencySold: "EGP", amountEGP: inDecimals(unitOf(line)) },
        salesTotal: inDecimals(own.sales),
        discount: { rate: 0, amount: inDecimals(own.discount) },
        netTotal: inDecimals(own.net),
        valueDifference: 0,
        totalTaxableFees: 0,
        itemsDiscount: 0,
        taxableItems: taxableItems(line, own.tax),
        total: inDecimals(own.total),
      };
    }),
    totalSalesAmount: inDecimals(sales),
    totalDiscountAmount: inDecimals(discount),
    netAmount: inDecimals(net),
    taxTotals: taxTotals(tax),
    extraDiscountAmount: inDecimals(extra),
    totalItemsDiscountAmount: 0,
    totalAmount: inDecimals(total),
  };
}

/** What a seller still has to enter before the tax authority's systems take a document. */
export const missingOfSeller = (seller: TaxDocument["seller"]): readonly (keyof TaxDocument["seller"])[] =>
  (
    ["tax_number", "activity_code", "device_serial", "governorate", "city", "street", "building"] as const
  ).filter((field) => seller[field] === "");
