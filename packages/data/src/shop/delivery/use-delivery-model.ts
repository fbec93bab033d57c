import { type DeliveryPlace, statedPlaces } from "@shop/domain/delivery/delivery.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { deliveryQuery } from "../settings/queries.ts";
import type { DeliveryView } from "./view.ts";

/** The input of {@link useDeliveryModel}. */
export interface DeliveryModelInput {
  /** The place that this browser remembers; null for none. */
  readonly remembered: DeliveryPlace | null;
  /** Remembers another place, or none. */
  readonly onTo: (to: DeliveryPlace | null) => void;
}

/** The model of the choice of where an order goes. */
export function useDeliveryModel({ remembered, onTo }: DeliveryModelInput): DeliveryView {
  const { data } = useQuery(deliveryQuery(useApi()));
  const rates = data && data.zones.length > 0 ? data : null;
  const isStated = rates !== null && remembered !== null && statedPlaces(rates).includes(remembered);
  return {
    rates,
    to: isStated ? remembered : null,
    ended: rates !== null && !isStated ? remembered : null,
    onTo,
  };
}
