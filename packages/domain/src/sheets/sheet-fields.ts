import {
  type ProductField,
  productFieldsWith,
  type SheetProductField,
  sheetProductFields,
} from "../catalogue/product-fields.ts";
import type { Locale } from "../locale/locale.ts";
import type { ForeignField } from "./foreign-fields.ts";

/** A field of a product in a sheet. */
export type SheetField =
  | Exclude<SheetProductField, "attribute_values">
  | "id"
  | "category"
  | "category_ar"
  | "sub_category"
  | "sub_category_ar"
  | "datasheets"
  | "images";

/** Where the columns of the group stand in sheets. */
const AFTER_GROUP = sheetProductFields.indexOf("description");

const columnFields = (fields: readonly SheetProductField[]): SheetField[] =>
  fields.filter((field) => field !== "attribute_values");

/** The columns of an exported product sheet, in their order; an import reads the same ones. */
export const sheetFields: readonly SheetField[] = [
  "id",
  ...columnFields(sheetProductFields.slice(0, AFTER_GROUP)),
  "category",
  "category_ar",
  "sub_category",
  "sub_category_ar",
  ...columnFields(sheetProductFields.slice(AFTER_GROUP)),
  "datasheets",
  "images",
];

/** The column of an attribute, by its id; the same text names its field in forms and errors. */
export type AttributeColumn = `attribute_values.${number}`;

/** What a column of a sheet is read as. */
export type ColumnField = SheetField | ForeignField | AttributeColumn;

/** The pattern of {@link AttributeColumn}. */
export const ATTRIBUTE_COLUMN = /^attribute_values\.[1-9]\d{0,8}$/;

/** True for the column of an attribute. */
export const isAttributeColumn = (field: string): field is AttributeColumn => ATTRIBUTE_COLUMN.test(field);

/** The id of the attribute of a column. */
export const attributeOfColumn = (column: AttributeColumn): number =>
  Number(column.slice(column.indexOf(".") + 1));

/** The fields whose cells are numbers; all others are text, even where they look like numbers. */
export const numericFields: ReadonlySet<string> = new Set<SheetField | ProductField>([
  "id",
  "price",
  "amount",
  ...productFieldsWith(({ kind }) => kind === "count" || kind === "price"),
]);

/** The header of each column by language; exports write it and imports recognise both. */
export const sheetHeaders: Readonly<Record<Locale, Readonly<Record<SheetField, string>>>> = {
  en: {
    id: "ID",
    name: "Name",
    name_ar: "Name (Arabic)",
    part_number: "Part number",
    manufacturer_part_number: "Manufacturer part number",
    brand: "Brand",
    price: "Price",
    offer_price: "Offer price",
    offer_from: "Offer from",
    offer_until: "Offer until",
    quantity_prices: "Quantity prices",
    amount: "Stock",
    restock_on: "Expected on",
    category: "Category",
    category_ar: "Category (Arabic)",
    sub_category: "Sub category",
    sub_category_ar: "Sub category (Arabic)",
    description: "Description",
    description_ar: "Description (Arabic)",
    warranty_months: "Warranty (months)",
    country: "Country of origin",
    rohs: "RoHS",
    visibility: "Visibility",
    needs: "Needs",
    accessories: "Accessories",
    alternatives: "Alternatives",
    datasheets: "Datasheet links",
    images: "Pictures",
  },
  ar: {
    id: "المعرّف",
    name: "الاسم",
    name_ar: "الاسم بالعربية",
    part_number: "رقم القطعة",
    manufacturer_part_number: "رقم القطعة لدى المصنّع",
    brand: "العلامة التجارية",
    price: "السعر",
    offer_price: "سعر العرض",
    offer_from: "العرض من",
    offer_until: "العرض حتى",
    quantity_prices: "أسعار الكميات",
    amount: "المخزون",
    restock_on: "متوقع في",
    category: "القسم",
    category_ar: "القسم بالعربية",
    sub_category: "القسم الفرعي",
    sub_category_ar: "القسم الفرعي بالعربية",
    description: "الوصف",
    description_ar: "الوصف بالعربية",
    warranty_months: "الضمان بالأشهر",
    country: "بلد المنشأ",
    rohs: "مطابقة RoHS",
    visibility: "الظهور في المتجر",
    needs: "يحتاج إلى",
    accessories: "الملحقات",
    alternatives: "البدائل",
    datasheets: "روابط أوراق البيانات",
    images: "الصور",
  },
};

/** The last columns of a file with lines of an import: their rows in the sheet, and why they were rejected. */
export const addedHeaders: Readonly<Record<Locale, readonly [line: string, reasons: string]>> = {
  en: ["Line", "Reasons"],
  ar: ["السطر", "الأسباب"],
};
