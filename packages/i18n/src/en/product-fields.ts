import type { ProductField } from "@shop/domain/catalogue/product-fields.ts";

/** What forms, history, conflicts, imports and comparisons call the fields of a product. */
export const productFieldLabels = {
  name: "Name",
  name_ar: "Arabic name",
  part_number: "Part number",
  manufacturer_part_number: "Manufacturer part number",
  brand: "Brand",
  price: "Price",
  offer_price: "Offer price",
  offer_from: "Offer from",
  offer_until: "Offer until",
  quantity_prices: "Quantity prices",
  amount: "Amount",
  low_stock_at: "Warn at",
  restock_on: "Expected on",
  description: "Description",
  description_ar: "Arabic description",
  warranty_months: "Warranty in months",
  country: "Country of origin",
  rohs: "RoHS",
  visibility: "Visibility",
  attribute_values: "Specifications",
  needs: "Needs",
  accessories: "Accessories",
  alternatives: "Alternatives",
} satisfies Record<ProductField, string>;

/** What the form says of some of them. */
export const productFieldHints = {
  manufacturer_part_number: "Only where it differs from the shop's own part number.",
  price: "In pounds. With 0 the shop shows 'price updating'.",
  amount: "Pieces in stock.",
  low_stock_at: "Low stock from this number of pieces down. Empty: the limit of the settings.",
  restock_on: "Shown in the shop while the product is out of stock and the day is not past.",
  description: "'## ' begins a heading; lines such as 'Voltage: 5 V' become a table.",
  warranty_months: "0 means without a warranty, empty that it is not stated.",
};
