import { MAX_LINE_QUANTITY } from "../constants.ts";
import { MAX_PACK, SUPPLIER_PART_LENGTH } from "../suppliers/supplier.ts";
import type { ProductFieldDeclaration } from "./product-field-declaration.ts";

/**
 * The fields of a product that administrators edit, beside its group and its pictures, in the order of history, sheets and forms. Rules of the
 * contract, form, history, detection of changes, sheets, imports with their SQL and undo, and the samples of tests follow this list. The name of a
 * field is that of its column.
 */
export const productFields = {
  name: {
    kind: "own",
    isPublic: true,
    isSearched: true,
    sheet: {
      isVital: true,
      names: [
        "الاسم",
        "product",
        "product name",
        "title",
        "item",
        "english name",
        "name en",
        "اسم المنتج",
        "الصنف",
        "الاسم بالإنجليزية",
      ],
    },
  },
  name_ar: {
    kind: "text",
    max: 300,
    isPublic: true,
    isSearched: true,
    sheet: { names: ["name (arabic)", "name ar", "الاسم العربي", "اسم المنتج بالعربية"] },
  },
  part_number: {
    kind: "text",
    max: 80,
    isPublic: true,
    isSearched: true,
    isOwn: true,
    sheet: {
      isVital: true,
      names: [
        "part no",
        "part no.",
        "part #",
        "sku",
        "code",
        "item code",
        "model",
        "كود",
        "الكود",
        "كود الصنف",
        "الموديل",
      ],
    },
  },
  manufacturer_part_number: {
    kind: "text",
    max: 80,
    isPublic: true,
    isSearched: true,
    isOwn: true,
    section: "facts",
    sheet: {
      names: [
        "mpn",
        "manufacturer part no",
        "manufacturer part no.",
        "manufacturer part #",
        "mfr part number",
        "mfr. part #",
        "mfr part no",
        "رقم قطعة المصنّع",
        "رقم المصنّع",
      ],
    },
  },
  barcode: {
    kind: "barcode",
    max: 64,
    isOwn: true,
    section: "facts",
    sheet: {
      names: ["ean", "upc", "gtin", "ean13", "ean-13", "bar code", "الباركود", "باركود", "رقم الباركود"],
    },
  },
  pack_barcode: {
    kind: "barcode",
    max: 64,
    isOwn: true,
    section: "facts",
    sheet: {
      names: ["barcode of the pack", "carton barcode", "case barcode", "inner barcode", "باركود الكرتونة"],
    },
  },
  /** Units of its pack with that barcode, as its stock counts them. */
  pack_units: {
    kind: "count",
    min: 2,
    max: MAX_PACK,
    isOwn: true,
    section: "facts",
    sheet: { names: ["units in the pack", "carton quantity", "case quantity", "عدد الكرتونة"] },
  },
  brand: {
    kind: "text",
    max: 80,
    isPublic: true,
    isSearched: true,
    section: "facts",
    sheet: {
      names: ["manufacturer", "vendor", "make", "الماركة", "الشركة المصنعة", "المصنّع", "العلامة"],
    },
  },
  price: {
    kind: "own",
    isPrice: true,
    sheet: {
      isVital: true,
      names: ["unit price", "price egp", "price (egp)", "selling price", "سعر البيع", "سعر الوحدة", "الثمن"],
    },
  },
  cost_price: {
    kind: "cost",
    sheet: {
      names: [
        "cost",
        "unit cost",
        "cost usd",
        "unit cost usd",
        "usd cost",
        "cost price",
        "cost per item",
        "purchase price",
        "buying price",
        "cost of goods",
        "التكلفة",
        "تكلفة الوحدة",
        "سعر الشراء",
        "سعر الشرا",
      ],
    },
  },
  supplier_id: {
    kind: "supplier",
    // A supplier that cannot be found is not left out: its part number would be taken for that of another one.
    sheet: { isVital: true, names: ["supplier name", "supplied by", "اسم المورد", "المورّد"] },
  },
  supplier_part: {
    kind: "supplier_part",
    max: SUPPLIER_PART_LENGTH,
    sheet: {
      names: [
        "supplier part",
        "supplier part number",
        "supplier part no",
        "supplier sku",
        "supplier code",
        "كود المورد",
        "رقم المورد",
      ],
    },
  },
  supplier_pack: {
    kind: "supplier_pack",
    min: 1,
    max: MAX_PACK,
    sheet: { names: ["supplier pack", "pack of the supplier", "supplier pack size", "قطع عبوة المورد"] },
  },
  vat_rate: {
    kind: "vat",
    sheet: {
      names: [
        "vat",
        "vat %",
        "vat rate",
        "tax rate",
        "tax %",
        "sales tax",
        "الضريبة",
        "نسبة الضريبة",
        "ضريبة القيمة المضافة",
        "القيمة المضافة",
      ],
    },
  },
  offer_price: {
    kind: "price",
    isPrice: true,
    isOwn: true,
    sheet: { names: ["sale price", "special price", "discount price", "سعر التخفيض", "السعر بعد الخصم"] },
  },
  offer_from: {
    kind: "first_minute",
    isPrice: true,
    isOwn: true,
    sheet: { names: ["sale from", "offer start", "بداية العرض"] },
  },
  offer_until: {
    kind: "last_minute",
    isPrice: true,
    isOwn: true,
    sheet: { names: ["sale until", "sale to", "offer end", "نهاية العرض"] },
  },
  quantity_prices: {
    kind: "own",
    isPrice: true,
    sheet: {
      names: ["price breaks", "price tiers", "tiered prices", "bulk prices", "سعر الكمية", "أسعار الجملة"],
    },
  },
  unit: {
    kind: "unit",
    isPublic: true,
    sheet: {
      names: ["unit", "uom", "unit of measure", "selling unit", "وحدة القياس", "وحدة البيع", "الوحدة"],
    },
  },
  pieces_per_unit: {
    kind: "count",
    min: 1,
    max: MAX_LINE_QUANTITY,
    isPublic: true,
    section: "selling",
    sheet: { names: ["pack size", "pieces per pack", "units per pack", "حجم العبوة", "عدد القطع في العبوة"] },
  },
  /** The pack of its names that it is not sold in, as a text of `unitText`. */
  denied_pack: { kind: "text", max: 20 },
  min_order: {
    kind: "count",
    min: 1,
    max: MAX_LINE_QUANTITY,
    isPublic: true,
    section: "selling",
    sheet: { names: ["moq", "minimum order", "minimum order quantity", "min order", "min qty", "أقل كمية"] },
  },
  order_step: {
    kind: "count",
    min: 1,
    max: MAX_LINE_QUANTITY,
    isPublic: true,
    section: "selling",
    sheet: { names: ["order multiple", "multiple", "order increment", "increment", "مضاعفات الطلب"] },
  },
  max_order: {
    kind: "count",
    min: 1,
    max: MAX_LINE_QUANTITY,
    isPublic: true,
    section: "selling",
    sheet: { names: ["maximum order", "maximum order quantity", "max order", "max qty", "أقصى كمية"] },
  },
  amount: {
    kind: "own",
    isPublic: true,
    sheet: {
      isVital: true,
      names: [
        "stock",
        "المخزون",
        "quantity",
        "qty",
        "qty.",
        "in stock",
        "on hand",
        "الكمية",
        "العدد",
        "الرصيد",
      ],
    },
  },
  low_stock_at: { kind: "count", max: 1_000_000_000, section: "stock" },
  restock_on: {
    kind: "day",
    isPublic: true,
    isOwn: true,
    section: "stock",
    sheet: {
      names: [
        "restock date",
        "restock on",
        "expected",
        "expected date",
        "available on",
        "تاريخ التوفر",
        "متوقع يوم",
      ],
    },
  },
  description: {
    kind: "own",
    isPublic: true,
    isSearched: true,
    sheet: {
      isVital: true,
      names: ["الوصف", "details", "english description", "description en", "الوصف بالإنجليزية", "التفاصيل"],
    },
  },
  description_ar: {
    kind: "text",
    max: 10_000,
    isPublic: true,
    isSearched: true,
    sheet: { names: ["description (arabic)", "description ar", "الوصف العربي"] },
  },
  warranty_months: {
    kind: "count",
    max: 600,
    isPublic: true,
    section: "facts",
    sheet: { names: ["warranty (months)", "warranty", "warranty months", "الضمان", "شهور الضمان"] },
  },
  country: {
    kind: "country",
    isPublic: true,
    sheet: { names: ["country", "origin", "made in", "coo", "المنشأ", "بلد الصنع", "صنع في"] },
  },
  rohs: {
    kind: "rohs",
    isPublic: true,
    sheet: { names: ["rohs compliant", "rohs status", "متوافق مع rohs"] },
  },
  visibility: { kind: "own", isPublic: true, sheet: { isVital: true, names: ["shown in shop", "الظهور"] } },
  attribute_values: { kind: "own", sheet: { names: [] } },
  needs: { kind: "links", sheet: { names: ["requires", "required products", "يتطلب"] } },
  accessories: { kind: "links", sheet: { names: ["accessory", "related accessories", "إكسسوارات"] } },
  alternatives: { kind: "links", sheet: { names: ["alternative", "substitutes", "replacements", "بديل"] } },
} as const satisfies Readonly<Record<string, ProductFieldDeclaration>>;

type Fields = typeof productFields;

/** A field of a product that administrators edit, beside its group and its pictures. */
export type ProductField = keyof Fields;

/** The fields whose declarations have some members. */
export type ProductFieldWith<D> = { [F in ProductField]: Fields[F] extends D ? F : never }[ProductField];

/** A field that sheets have. */
export type SheetProductField = ProductFieldWith<{ readonly sheet: object }>;
/** A field that shoppers get as it is stored. */
export type PublicProductField = ProductFieldWith<{ readonly isPublic: true }>;

const isField = (name: string): name is ProductField => name in productFields;

/** What is declared of a field. */
export const declarationOf = (field: ProductField): ProductFieldDeclaration => productFields[field];

/** All fields, in their order. */
export const allProductFields: readonly ProductField[] = Object.keys(productFields).filter(isField);

/** The fields whose declarations fulfil a condition, in their order. */
export const productFieldsWith = (is: (declaration: ProductFieldDeclaration) => boolean): ProductField[] =>
  allProductFields.filter((field) => is(declarationOf(field)));

/** True for a field that sheets have. */
export const isSheetProductField = (name: string): name is SheetProductField =>
  isField(name) && declarationOf(name).sheet !== undefined;

/** The fields that sheets have, in their order. */
export const sheetProductFields: readonly SheetProductField[] = allProductFields.filter(isSheetProductField);

const isPublicField = (field: ProductField): field is PublicProductField =>
  declarationOf(field).isPublic === true;

/** The fields that shoppers get as they are stored, in their order. */
export const publicProductFields: readonly PublicProductField[] = allProductFields.filter(isPublicField);

/** The fields that only those who see costs get and change. */
export const costFields: readonly ProductField[] = productFieldsWith(
  ({ kind }) =>
    kind === "cost" || kind === "supplier" || kind === "supplier_part" || kind === "supplier_pack",
);

/** Whether only those who see costs get and change what has this name: a field of a product, or a column of a sheet. */
export const isCostField = (name: string | null): boolean => costFields.some((field) => field === name);

/** Whether what has this name, a field of a product or a column of a sheet, is an amount that a product costs. */
export const isCostAmount = (name: string | null): boolean =>
  name !== null && isField(name) && declarationOf(name).kind === "cost";

/** Entries of the change history that only those who see costs get: these fields, and the supplier with its part number and pack as one value. */
export const costEntries: readonly string[] = [...costFields, "supply"];

/** Whether only those who see costs get an entry of the change history with this name. */
export const isCostEntry = (name: string): boolean => costEntries.includes(name);

/** Those of which {@link isPriceField} is true: an offer is one field in rules and histories. */
const priceFields: ReadonlySet<string | null> = new Set<string | null>([
  ...productFieldsWith(({ isPrice }) => isPrice === true),
  "offer",
]);

/** Whether only those who may change prices change what has this name: a field of a product, or of a rule or the history. */
export const isPriceField = (name: string | null): boolean => priceFields.has(name);

/** A field that a form enters as one text. */
export type FormTextField = Exclude<ProductField, "attribute_values" | "quantity_prices">;

const isFormText = (field: ProductField): field is FormTextField =>
  field !== "attribute_values" && field !== "quantity_prices";

/** One value for each field that a form enters as one text. */
export function eachFormText<T>(valueOf: (field: FormTextField) => T): Readonly<Record<FormTextField, T>>;
export function eachFormText(valueOf: (field: FormTextField) => unknown): object {
  return Object.fromEntries(allProductFields.filter(isFormText).map((field) => [field, valueOf(field)]));
}
