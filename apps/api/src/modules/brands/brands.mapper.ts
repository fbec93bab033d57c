import type { Brand, BrandLink } from "@shop/contract/brands/brand.ts";

import { fieldValues } from "../history/fields.ts";
import { brandFields } from "./brand-fields.ts";
import type { BrandRow } from "./brands.table.ts";

/** Maps a brand to the wire, as far as a product shows it. */
export const toBrandLink = ({ id, name, logo, official }: BrandRow): BrandLink => ({
  id,
  name,
  logo,
  official,
});

/** Maps a brand to the wire. */
export const toBrand = (row: BrandRow): Brand => ({ id: row.id, ...fieldValues(brandFields, row) });
