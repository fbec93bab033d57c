import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/admins.routes.ts";
import type { FirstStepsService } from "./first-steps.service.ts";

/** Serves the steps by which an owner sets up the shop. */
export function serveFirstSteps(routes: EndpointRoutes, steps: FirstStepsService): void {
  routes.serve(endpoints.readFirstSteps, ({ context }) => steps.read(adminOf(context)));
  routes.serve(endpoints.dismissFirstSteps, async ({ body, context }) => {
    await steps.dismiss(adminOf(context), body.dismissed);
    return { status: true };
  });
}
