import { requirePriceRight, seesCosts } from "@shop/contract/admins/sees-costs.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { isCostField } from "@shop/domain/catalogue/product-fields.ts";
import { isPriceColumn } from "@shop/domain/sheets/tier-columns.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import type { Context } from "hono";
import * as v from "valibot";

import { readCursor, writeCursor } from "../../http/cursor.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { writeSheet } from "../../sheets/write-sheet.ts";
import { adminOf } from "../admins/require-admin.ts";
import { toLine, toSummary } from "./imports.mapper.ts";
import type { ImportService } from "./imports.service.ts";
import { rejectedRows } from "./lines/rejected-rows.ts";
import { hidesImport } from "./writing/hides-import.ts";

const position = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const importPlace = v.strictTuple([v.literal("import"), position]);
const linePlace = v.strictTuple([v.literal("line"), position]);

/** A call about one import. */
interface OneImport {
  readonly params: { readonly id: number };
  readonly context: Context<ApiEnvironment>;
}

/** What {@link serveImports} needs. */
interface ImportNeeds {
  readonly imports: ImportService;
}

/** Serves the administrators' endpoints of imports. */
export function serveImports(routes: EndpointRoutes, { imports: service }: ImportNeeds): void {
  /** The id of an import that the administrator of a request may open; throws not_found, and forbidden for one with costs. */
  const openId = async ({ params: { id }, context }: OneImport): Promise<number> => {
    if (hidesImport(await service.row(id), adminOf(context))) throw new ApiError("forbidden");
    return id;
  };
  /** The same for a step that changes products; throws forbidden for one of prices without the right to them. */
  const changeId = async (call: OneImport): Promise<number> => {
    const id = await openId(call);
    requirePriceRight(adminOf(call.context), (await service.row(id)).fields, isPriceColumn);
    return id;
  };
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
  routes.serve(endpoints.readImport, async (call) => service.read(await openId(call)));
  routes.serve(endpoints.readImportFile, async (call) => ({
    status: true,
    import: await service.readAgain(await openId(call), call.body, adminOf(call.context)),
  }));
  routes.serve(endpoints.listImportLines, async (call) => {
    const { filter, limit = 50, cursor } = call.query;
    const id = await openId(call);
    const after = cursor === undefined ? 0 : readCursor(linePlace, cursor)[1];
    const { fields } = await service.row(id);
    const rows = await service.lines(id, { filter, after, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      data: page.map((one) => toLine(one, fields)),
      next_cursor: last ? writeCursor(["line", last.line]) : null,
    };
  });
  routes.serveFile(endpoints.exportImportLines, async (call) => {
    const { format, locale, filter } = call.query;
    // A missing import answers 404 before the file starts.
    const id = await openId(call);
    const withCosts = seesCosts(adminOf(call.context));
    return writeSheet(rejectedRows(service, id, { filter, locale, withCosts }), {
      name: `import-${id}-${filter}`,
      format,
      locale,
    });
  });
  routes.serve(endpoints.checkImport, async (call) => {
    const id = await openId(call);
    if (call.body.fields.some(isCostField) && !seesCosts(adminOf(call.context)))
      throw new ApiError("forbidden");
    requirePriceRight(adminOf(call.context), call.body.fields, isPriceColumn);
    return { status: true, import: await service.check(id, call.body) };
  });
  routes.serve(endpoints.uploadImportPictures, async (call) => ({
    status: true,
    import: await service.addPictures(await openId(call), call.body.file),
  }));
  routes.serve(endpoints.deleteImportPictures, async (call) => ({
    status: true,
    import: await service.removePictures(await openId(call)),
  }));
  routes.serve(endpoints.applyImport, async (call) => ({
    status: true,
    import: await service.apply(
      await changeId(call),
      adminOf(call.context),
      call.query.accept_price_jumps === "1",
    ),
  }));
  routes.serve(endpoints.cancelImport, async (call) => ({
    status: true,
    import: await service.cancel(await openId(call)),
  }));
  routes.serve(endpoints.undoImport, async (call) => ({
    status: true,
    import: await service.undo(await changeId(call), adminOf(call.context)),
  }));
}
