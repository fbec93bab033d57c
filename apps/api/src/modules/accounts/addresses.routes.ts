import { endpoints } from "@shop/contract/endpoints.ts";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { addressService } from "./addresses.service.ts";
import { userOf } from "./require-user.ts";

/** What {@link serveAddresses} needs. */
interface AddressNeeds {
  readonly queries: Queries;
}

/** Serves the postal addresses of signed-in shoppers. */
export function serveAddresses(routes: EndpointRoutes, { queries }: AddressNeeds): void {
  const addresses = addressService(queries);
  routes.serve(endpoints.listAddresses, async ({ context }) => ({
    data: await addresses.list(userOf(context).id),
  }));
  routes.serve(endpoints.saveAddress, ({ body, context }) => addresses.save(userOf(context).id, body));
  routes.serve(endpoints.deleteAddress, ({ params, context }) =>
    addresses.delete(userOf(context).id, params.id),
  );
}
