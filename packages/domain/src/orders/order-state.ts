/** States of an order, in sequence; a quoted one is a quotation that is not accepted yet. */
export const orderStates = ["quoted", "received", "confirmed", "sent", "delivered", "cancelled"] as const;

/** A state of an order. */
export type OrderState = (typeof orderStates)[number];

const following: Readonly<Record<OrderState, readonly OrderState[]>> = {
  // A quotation is not cancelled: it ends with its last day.
  quoted: ["confirmed"],
  received: ["confirmed", "cancelled"],
  confirmed: ["sent", "cancelled"],
  // A parcel that comes back is cancelled, which returns its pieces to the stock.
  sent: ["delivered", "cancelled"],
  delivered: [],
  cancelled: [],
};

/** The states that an order can change to, the usual one first. */
export const statesAfter = (state: OrderState): readonly OrderState[] => following[state];

const preceding: Readonly<Record<OrderState, OrderState | null>> = {
  quoted: null,
  received: null,
  confirmed: null,
  sent: "confirmed",
  delivered: "sent",
  cancelled: "received",
};

/** The state to which one that was set by mistake is taken back; null for one that is not. */
export const stateBefore = (state: OrderState): OrderState | null => preceding[state];

/** Whether a change of state takes one back, of which the buyer gets no mail. */
export const isTakenBack = (from: OrderState, to: OrderState): boolean => preceding[from] === to;

/** States into which many orders are put at once; cancelling and what is taken back is decided for each order. */
export const batchStates = ["confirmed", "sent", "delivered"] as const satisfies readonly OrderState[];

/** A state into which many orders are put at once. */
export type BatchState = (typeof batchStates)[number];

/** Whether one state is next after another, without taking one back. */
export const isNextState = (from: OrderState, to: OrderState): boolean => following[from].includes(to);

/** Whether an order can change from one state to another. */
export const canFollow = (from: OrderState, to: OrderState): boolean =>
  isNextState(from, to) || isTakenBack(from, to);

/** Whether the lines of an order can still be edited: until it is sent. */
export const canEditLines = (state: OrderState): boolean =>
  state === "quoted" || state === "received" || state === "confirmed";

/** Whether a parcel of an order in a state can be taken back: a cancelled one may have been sent before. */
export const takesParcelsBack = (state: OrderState): boolean =>
  state === "confirmed" || state === "sent" || state === "cancelled";

/** Whether an order is a quotation that is not accepted yet: it holds no stock, counts nowhere as ordered, and nothing is paid of it. */
export const isQuoted = (state: OrderState): boolean => state === "quoted";

/** Whether something is to be paid of an order in a state: of a quotation once it is accepted, of a cancelled order never again. */
export const takesPayment = (state: OrderState): boolean => !isQuoted(state) && state !== "cancelled";

/** States of an order that the shop has confirmed: those that count as sales. */
export const saleStates = ["confirmed", "sent", "delivered"] as const satisfies readonly OrderState[];

/** Whether an order in a state counts as a sale. */
export const isSale = (state: OrderState): boolean => saleStates.some((one) => one === state);

/** Orders in which an administrator's list of orders can be requested; a leading minus reverses it. */
export const orderSorts = ["newest", "oldest", "total", "-total"] as const;

/** One order of an administrator's list of orders. */
export type OrderSort = (typeof orderSorts)[number];
