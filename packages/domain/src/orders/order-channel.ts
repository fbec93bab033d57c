/** How an order was taken: in the shop's pages, by chat, on the phone or at the counter. */
export const orderChannels = ["web", "chat", "phone", "counter"] as const;

/** How an order was taken. */
export type OrderChannel = (typeof orderChannels)[number];

/** Channels of orders that administrators take. */
export const takenChannels = ["phone", "counter", "chat"] as const satisfies readonly OrderChannel[];

/** A channel of orders that administrators take. */
export type TakenChannel = (typeof takenChannels)[number];
