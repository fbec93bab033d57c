import { endpoints } from "@shop/contract/endpoints.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { AddressService } from "./addresses.service.ts";
import { userOf } from "./require-user.ts";

/** Serves the postal addresses of signed-in shoppers. */
export function serveAddresses(routes: EndpointRoutes, addresses: AddressService): void {
  routes.serve(endpoints.listAddresses, async ({ context }) => ({
    data: await addresses.list(userOf(context).id),
  }));
  routes.serve(endpoints.saveAddress, ({ body, context }) => addresses.save(userOf(context).id, body));
  routes.serve(endpoints.deleteAddress, ({ params, context }) =>
    addresses.delete(userOf(context).id, params.id),
  );
}
