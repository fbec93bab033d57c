import { endpoints } from "@shop/contract/endpoints.ts";
import { pages } from "@shop/domain/site/pages.ts";
import type { Context } from "hono";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { writeSheet } from "../../sheets/write-sheet.ts";
import { isOfAdmin } from "../admins/require-admin.ts";
import { partRows } from "./part-rows.ts";
import type { PartsListService } from "./parts-lists.service.ts";

/** What {@link servePartsLists} needs. */
interface PartsListNeeds {
  readonly partsLists: PartsListService;
  /** The client's address; null for a request in process. */
  readonly senderOf: (context: Context) => string | null;
  /** The shop's own address, to which links to lists and those of sheets lead; by default that of the request. */
  readonly publicUrl?: string | undefined;
}

/** Serves parts lists. */
export function servePartsLists(
  routes: EndpointRoutes,
  { partsLists: lists, senderOf, publicUrl }: PartsListNeeds,
): void {
  routes.serve(endpoints.findParts, ({ body, context }) =>
    lists.find(body, senderOf(context), isOfAdmin(context.req.raw)),
  );
  routes.serve(endpoints.savePartsList, async ({ body, context }) => {
    const link = await lists.save(body, senderOf(context));
    const origin = publicUrl ?? new URL(context.req.url).origin;
    return { ...link, address: origin + pages.savedPartsList(link.token) };
  });
  routes.serve(endpoints.readPartsList, ({ params, context }) => lists.open(params.token, senderOf(context)));
  routes.serveFile(endpoints.exportPartsList, async ({ params, query: { format, locale }, context }) => {
    const lines = await lists.findAll(params.token, senderOf(context));
    return writeSheet(partRows(lines, locale, publicUrl), { name: "parts-list", format, locale });
  });
}
