import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/admins.routes.ts";
import type { DemonstrationService } from "./removal.service.ts";

/** Serves the removal of the demonstration. */
export function serveDemonstration(routes: EndpointRoutes, demonstration: DemonstrationService): void {
  routes.serve(endpoints.readDemonstration, () => demonstration.preview());
  routes.serve(endpoints.removeDemonstration, ({ body, context }) =>
    demonstration.remove(body.fingerprint, adminOf(context)),
  );
}
