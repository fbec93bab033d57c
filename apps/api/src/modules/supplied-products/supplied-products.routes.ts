import { endpoints } from "@shop/contract/endpoints.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { allMessages } from "@shop/i18n/all.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { SheetCell } from "../../sheets/sheet-csv.ts";
import type { ReadSheetLines } from "../../sheets/uploaded-rows.ts";
import { writeSheet } from "../../sheets/write-sheet.ts";
import { adminOf } from "../admins/require-admin.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import type { SuppliedRow } from "../product-suppliers/product-suppliers.repository.ts";
import { suppliedProducts } from "./supplied-products.service.ts";

/** The rows of a sheet of a supplier's products, the header first. */
async function* sheetRows(
  batches: AsyncIterable<readonly SuppliedRow[]>,
  locale: Locale,
): AsyncGenerator<SheetCell[][]> {
  const { columns } = allMessages[locale].dashSuppliers.sheet;
  yield [
    [columns.partNumber, columns.barcode, columns.supplierPart, columns.pack, columns.name, columns.nameAr],
  ];
  for await (const rows of batches) {
    yield rows.map((row) => [
      row.part_number,
      row.barcode,
      row.supplier_part,
      { number: String(row.pack) },
      row.name,
      row.name_ar,
    ]);
  }
}

/** What {@link serveSuppliedProducts} needs. */
interface SuppliedProductNeeds {
  readonly queries: Queries;
  readonly catalogue: Catalogue;
  readonly sheetLines: ReadSheetLines;
}

/** Serves the products of suppliers. */
export function serveSuppliedProducts(
  routes: EndpointRoutes,
  { queries, catalogue, sheetLines }: SuppliedProductNeeds,
): void {
  const supplied = suppliedProducts(queries, catalogue, sheetLines);
  routes.serve(endpoints.readSupplier, ({ params, query }) => supplied.read(params.id, query.page));
  routes.serve(endpoints.listReceived, ({ params, query }) => supplied.received(params.id, query.page));
  routes.serve(endpoints.setSuppliedProduct, ({ params, body, context }) =>
    supplied.set(params.id, body, adminOf(context)),
  );
  routes.serve(endpoints.removeSuppliedProduct, async ({ params: { id, productId }, context }) => ({
    status: await supplied.remove(id, productId, adminOf(context)),
  }));
  routes.serve(endpoints.importSuppliedProducts, ({ params, body, context }) =>
    supplied.importList(params.id, body.file, adminOf(context)),
  );
  routes.serveFile(endpoints.exportSuppliedProducts, async ({ params, query: { format, locale } }) => {
    const { supplier, batches } = await supplied.all(params.id);
    return writeSheet(sheetRows(batches, locale), {
      name: `supplier-${supplier.id}`,
      title: allMessages[locale].dashSuppliers.sheet.name,
      format,
      locale,
    });
  });
}
