import { Readable } from "node:stream";

import { endpoints } from "@shop/contract/endpoints.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { writeSheet } from "../../sheets/write-sheet.ts";
import { adminOf } from "../admins/admins.routes.ts";
import type { AttributeEdits } from "./attribute-edits.service.ts";
import type { AttributeSheets } from "./attribute-sheets.service.ts";
import type { DefinitionImports } from "./definition-imports.service.ts";

/** Serves the administrators' endpoints of attributes. */
export function serveAttributes(
  routes: EndpointRoutes,
  edits: AttributeEdits,
  sheets: AttributeSheets,
  imports: DefinitionImports,
): void {
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
