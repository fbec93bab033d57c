import { isDeliveryPlace } from "@shop/domain/delivery/delivery.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { mapDeliveryChange } from "@shop/domain/orders/placing/order-delivery.ts";

import type { Messages } from "../messages.ts";
import { costWords, placeName } from "./delivery-words.ts";

/** Formats places and costs in the stored text of a change of an order's delivery; each is isolated from the text around it. */
export const formatDeliveryChange = (text: string, locale: Locale, texts: Messages["delivery"]): string =>
  mapDeliveryChange(text, (place, branch, cost) => {
    const name = isDeliveryPlace(place) ? placeName({ to: place, branch }, locale, texts) : place;
    return `\u2068${name} (${costWords(cost, locale, texts)})\u2069`;
  });
