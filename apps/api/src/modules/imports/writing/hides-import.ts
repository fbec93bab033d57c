import type { Admin } from "@shop/contract/accounts/user.ts";
import { seesCosts } from "@shop/contract/admins/sees-costs.ts";
import { isCostField } from "@shop/domain/catalogue/product-fields.ts";
import { guessFields } from "@shop/domain/sheets/guess-columns.ts";
import { sheetHeaders } from "@shop/i18n/sheet-headers.ts";

import type { ImportRow } from "../imports.table.ts";

/**
 * Whether an import is withheld from an administrator because of its costs: its lines and samples hold them. Whoever does not see costs opens a sheet
 * with such a column that they have uploaded themselves, where the column is left out.
 */
export const hidesImport = (
  { fields, headers, adminId }: Pick<ImportRow, "fields" | "headers" | "adminId">,
  admin: Admin,
): boolean =>
  !seesCosts(admin) &&
  (fields.some(isCostField) ||
    (adminId !== admin.id && guessFields(headers, sheetHeaders).some(isCostField)));
