import { deliveryPlaces } from "@shop/domain/delivery/delivery.ts";
import type { FigureDimension } from "@shop/domain/figures/figures.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { orderChannels } from "@shop/domain/orders/order-channel.ts";

import type { Messages } from "../messages.ts";
import { placeName } from "./delivery-words.ts";

/** A part of the sales, as the contract has it. */
interface FigurePart {
  readonly key: string;
  readonly name: string | null;
  readonly name_ar: string | null;
}

/** What a part of the sales is called. */
export function figureName(
  by: FigureDimension,
  { key, name, name_ar }: FigurePart,
  { dashFigures, dashShell, delivery }: Pick<Messages, "dashFigures" | "dashShell" | "delivery">,
  locale: Locale,
): string {
  if (key === "") return dashFigures.without[by];
  const channel = by === "channel" && orderChannels.find((one) => one === key);
  if (channel) return dashShell.orderChannels[channel];
  const place = by === "place" && deliveryPlaces.find((one) => one === key);
  if (place) return placeName({ to: place, branch: null }, locale, delivery);
  return name === null ? key : localName({ name, name_ar }, locale);
}
