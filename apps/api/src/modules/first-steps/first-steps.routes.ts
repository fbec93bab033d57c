import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/require-admin.ts";
import { type FirstStepsDependencies, firstStepsService } from "./first-steps.service.ts";

/** What {@link serveFirstSteps} needs. */
interface FirstStepsNeeds extends Omit<FirstStepsDependencies, "publicUrl"> {
  /** The shop's own address, where it is set. */
  readonly publicUrl?: string | undefined;
}

/** Serves the steps by which an owner sets up the shop. */
export function serveFirstSteps(
  routes: EndpointRoutes,
  { publicUrl, ...dependencies }: FirstStepsNeeds,
): void {
  const steps = firstStepsService({ ...dependencies, publicUrl });
  routes.serve(endpoints.readFirstSteps, ({ context }) => steps.read(adminOf(context)));
  routes.serve(endpoints.dismissFirstSteps, async ({ body, context }) => {
    await steps.dismiss(adminOf(context), body.dismissed);
    return { status: true };
  });
}
