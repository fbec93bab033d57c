import { readChoice } from "@shop/domain/delivery/delivery.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { deliveryQuery } from "../settings/queries.ts";
import type { DeliveryView } from "./view.ts";

/** The input of {@link useDeliveryModel}. */
export interface DeliveryModelInput extends Pick<DeliveryView, "onTo"> {
  /** The choice that this browser remembers, as a text of `choiceText`; null for none. */
  readonly remembered: string | null;
}

/** The model of the choice of where an order goes. */
export function useDeliveryModel({ remembered, onTo }: DeliveryModelInput): DeliveryView {
  const { data } = useQuery(deliveryQuery(useApi()));
  const rates = data && data.zones.length > 0 ? data : null;
  const to = rates && remembered !== null ? readChoice(remembered, rates) : null;
  return { rates, to, ended: rates && !to ? remembered : null, onTo };
}
