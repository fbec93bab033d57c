import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { LineFilter } from "@shop/contract/imports/product-import.ts";
import type { SheetFormat } from "@shop/contract/product-sheets/endpoints.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";

/** What narrows an export of products: the filters of their list, in the format of its query. */
export type ExportFilter = Readonly<Record<string, string>>;

/** The address of an export of products. */
export const exportAddress = (format: SheetFormat, locale: Locale, filter: ExportFilter = {}): string =>
  addressOf(adminAddresses.exportProducts, {}, { ...filter, format, locale });

/** The address of a file with lines of an import. */
export const linesAddress = (id: number, filter: LineFilter, locale: Locale): string =>
  addressOf(adminAddresses.exportImportLines, { id }, { filter, format: "xlsx", locale });
