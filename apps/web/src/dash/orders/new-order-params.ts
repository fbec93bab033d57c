import { type OrderChannel, type TakenChannel, takenChannels } from "@shop/domain/orders/order-channel.ts";
import { dashPages, dashPathOf } from "@shop/domain/site/dash-pages.ts";

const channelOf = (text: string | null): TakenChannel | undefined =>
  takenChannels.find((channel) => channel === text);

/** How the order comes in that the query string of the page is about: `?channel=counter`; by phone unless it says so. */
export const newOrderChannelOf = (params: URLSearchParams): TakenChannel =>
  channelOf(params.get("channel")) ?? "phone";

/** The address of an order that was stored just now: `?taken=counter`. */
export const takenOrderAddress = (id: number, channel: OrderChannel): string =>
  `${dashPathOf.order(id)}?taken=${channel}`;

/** The address on which the next order is taken, for the query string of an order that was stored just now; null for any other. */
export function newOrderAddressOf(params: URLSearchParams): string | null {
  const channel = channelOf(params.get("taken"));
  return channel ? `${dashPages.newOrder.path}?channel=${channel}` : null;
}
