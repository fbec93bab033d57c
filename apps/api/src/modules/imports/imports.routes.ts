import { endpoints } from "@shop/contract/endpoints.ts";
import * as v from "valibot";

import { readCursor, writeCursor } from "../../http/cursor.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { writeSheet } from "../../sheets/write-sheet.ts";
import { adminOf } from "../admins/admins.routes.ts";
import { toLine, toSummary } from "./imports.mapper.ts";
import type { ImportService } from "./imports.service.ts";
import { rejectedRows } from "./rejected-rows.ts";

const position = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const importPlace = v.strictTuple([v.literal("import"), position]);
const linePlace = v.strictTuple([v.literal("line"), position]);

/** Serves the administrators' endpoints of imports. */
export function serveImports(routes: EndpointRoutes, service: ImportService): void {
  routes.serve(endpoints.listImports, async ({ query: { limit = 20, cursor } }) => {
    const before = cursor === undefined ? undefined : readCursor(importPlace, cursor)[1];
    const rows = await service.list(before, limit + 1);
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return { data: page.map(toSummary), next_cursor: last ? writeCursor(["import", last.id]) : null };
  });
  routes.serve(endpoints.createImport, async ({ body, context }) => ({
    status: true,
    import: await service.create(body.file, adminOf(context)),
  }));
  routes.serve(endpoints.readImport, ({ params }) => service.read(params.id));
  routes.serve(endpoints.readImportFile, async ({ params, body }) => ({
    status: true,
    import: await service.readAgain(params.id, body),
  }));
  routes.serve(endpoints.listImportLines, async ({ params, query: { filter, limit = 50, cursor } }) => {
    const after = cursor === undefined ? 0 : readCursor(linePlace, cursor)[1];
    const { fields } = await service.row(params.id);
    const rows = await service.lines(params.id, { filter, after, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      data: page.map((one) => toLine(one, fields)),
      next_cursor: last ? writeCursor(["line", last.line]) : null,
    };
  });
  routes.serveFile(endpoints.exportImportLines, async ({ params: { id }, query }) => {
    const { format, locale, filter } = query;
    // A missing import answers 404 before the file starts.
    await service.row(id);
    return writeSheet(rejectedRows(service, id, filter, locale), {
      name: `import-${id}-${filter}`,
      format,
      locale,
    });
  });
  routes.serve(endpoints.checkImport, async ({ params, body }) => ({
    status: true,
    import: await service.check(params.id, body),
  }));
  routes.serve(endpoints.uploadImportPictures, async ({ params, body }) => ({
    status: true,
    import: await service.addPictures(params.id, body.file),
  }));
  routes.serve(endpoints.deleteImportPictures, async ({ params }) => ({
    status: true,
    import: await service.removePictures(params.id),
  }));
  routes.serve(endpoints.applyImport, async ({ params, query, context }) => ({
    status: true,
    import: await service.apply(params.id, adminOf(context), query.accept_price_jumps === "1"),
  }));
  routes.serve(endpoints.cancelImport, async ({ params }) => ({
    status: true,
    import: await service.cancel(params.id),
  }));
  routes.serve(endpoints.undoImport, async ({ params, context }) => ({
    status: true,
    import: await service.undo(params.id, adminOf(context)),
  }));
}
