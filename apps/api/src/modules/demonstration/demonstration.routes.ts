import { endpoints } from "@shop/contract/endpoints.ts";

import type { Database } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/require-admin.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { demonstrationService } from "./removal.service.ts";

/** What {@link serveDemonstration} needs. */
interface DemonstrationNeeds {
  readonly database: Pick<Database, "queries" | "sessions" | "pool">;
  readonly catalogue: Catalogue;
}

/** Serves the removal of the demonstration. */
export function serveDemonstration(
  routes: EndpointRoutes,
  { database, catalogue }: DemonstrationNeeds,
): void {
  const demonstration = demonstrationService(database, catalogue);
  routes.serve(endpoints.readDemonstration, () => demonstration.preview());
  routes.serve(endpoints.removeDemonstration, ({ body, context }) =>
    demonstration.remove(body.fingerprint, adminOf(context)),
  );
}
