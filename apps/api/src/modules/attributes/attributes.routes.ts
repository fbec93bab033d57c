import { Readable } from "node:stream";

import { endpoints } from "@shop/contract/endpoints.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { partSpecifications } from "@shop/domain/parts/part-specifications.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { ReadSheetLines } from "../../sheets/uploaded-rows.ts";
import { writeSheet } from "../../sheets/write-sheet.ts";
import { adminOf } from "../admins/require-admin.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { findSubCategory } from "../categories/sub-categories/sub-categories.repository.ts";
import { attributeEdits } from "./attribute-edits.service.ts";
import { attributeSheets } from "./attribute-sheets.service.ts";
import { readAttributes } from "./attributes.repository.ts";
import { definitionImports } from "./definition-imports.service.ts";

/** What {@link serveAttributes} needs. */
interface AttributeNeeds {
  readonly queries: Queries;
  readonly catalogue: Catalogue;
  readonly sheetLines: ReadSheetLines;
}

/** Serves the administrators' endpoints of attributes. */
export function serveAttributes(
  routes: EndpointRoutes,
  { queries, catalogue, sheetLines }: AttributeNeeds,
): void {
  const edits = attributeEdits(queries, catalogue);
  const sheets = attributeSheets(queries, catalogue, sheetLines);
  const imports = definitionImports(queries, catalogue);
  routes.serveFile(endpoints.exportAttributes, async ({ query: { format, locale } }) => {
    const rows = await sheets.rows(locale);
    return writeSheet(Readable.from([rows]), {
      name: `specifications-${shopDayOf(Date.now())}`,
      format,
      locale,
    });
  });
  routes.serve(endpoints.previewAttributes, ({ body: { file } }) => sheets.preview(file));
  routes.serve(endpoints.importAttributes, async ({ body: { file, fingerprint }, context }) => ({
    status: true,
    ...(await sheets.apply(file, fingerprint, adminOf(context))),
  }));
  routes.serve(endpoints.listDefinitionImports, async () => ({ data: await imports.list() }));
  routes.serve(endpoints.undoDefinitionImport, ({ params, context }) =>
    imports.undo(params.id, adminOf(context)),
  );
  routes.serve(endpoints.listAttributes, async ({ query }) => ({
    data: await edits.list(query.deleted === "only"),
  }));
  routes.serve(endpoints.readPartSpecifications, async ({ query }) => {
    const group = await findSubCategory(queries, query.sub_category_id);
    if (!group) return { found: null };
    const attributes = (await readAttributes(queries)).ofGroup({
      category_id: group.categoryId,
      sub_category_id: group.id,
    });
    const [found] = [query.manufacturer_part_number, query.part_number].flatMap(
      (number) => partSpecifications(number, attributes) ?? [],
    );
    return { found: found ? { code: found.code, values: [...found.values] } : null };
  });
  routes.serve(endpoints.createAttribute, async ({ body, context }) => {
    return { status: true, ...(await edits.create(body, adminOf(context))) };
  });
  routes.serve(endpoints.updateAttribute, async ({ params, body, context }) => {
    return { status: true, ...(await edits.update(params.id, body, adminOf(context))) };
  });
  routes.serve(endpoints.deleteAttribute, async ({ params, context }) => {
    await edits.remove(params.id, adminOf(context));
    return { status: true };
  });
  routes.serve(endpoints.restoreAttribute, async ({ params, context }) => {
    await edits.restore(params.id, adminOf(context));
    return { status: true };
  });
  routes.serve(endpoints.mergeChoices, async ({ params, body, context }) => {
    return { status: true, ...(await edits.mergeChoices(params.id, body, adminOf(context))) };
  });
}
