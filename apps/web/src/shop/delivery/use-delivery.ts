import { useDeliveryModel } from "@shop/data/shop/delivery/use-delivery-model.ts";
import type { DeliveryView } from "@shop/data/shop/delivery/view.ts";

import { useRemembered } from "../../storage/use-remembered.ts";
import { deliveryStore } from "./delivery-store.ts";

/** Returns the choice of where an order goes, which this browser remembers; none on the server and until hydration. */
export function useDelivery(): DeliveryView {
  const remembered = useRemembered(deliveryStore);
  return useDeliveryModel({ remembered, onTo: deliveryStore.write });
}
