import { endpoints } from "@shop/contract/endpoints.ts";
import { synonymPage } from "@shop/domain/search/synonyms.ts";

import type { EndpointRoutes } from "../../../http/endpoint-routes.ts";
import { adminOf } from "../../admins/admins.routes.ts";
import type { SynonymEdits } from "./search-synonyms.service.ts";

/** Serves the administrators' endpoints of the words that mean the same to the search. */
export function serveSearchSynonyms(routes: EndpointRoutes, edits: SynonymEdits): void {
  routes.serve(endpoints.listSynonymGroups, async ({ query: { deleted, ...query } }) =>
    synonymPage(await edits.list(deleted === "only"), query),
  );
  routes.serve(endpoints.createSynonymGroup, async ({ body, context }) => ({
    status: true,
    ...(await edits.create(body, adminOf(context))),
  }));
  routes.serve(endpoints.updateSynonymGroup, async ({ params, body, context }) => ({
    status: true,
    ...(await edits.update(params.id, body, adminOf(context))),
  }));
  routes.serve(endpoints.deleteSynonymGroup, async ({ params, context }) => {
    await edits.remove(params.id, adminOf(context));
    return { status: true };
  });
  routes.serve(endpoints.restoreSynonymGroup, async ({ params, context }) => {
    await edits.restore(params.id, adminOf(context));
    return { status: true };
  });
}
