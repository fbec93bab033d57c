import type { Bilingual } from "../locale/locale.ts";
import { fromMinorUnits, isZeroPrice, type PricedLine, totalOf } from "../money/money.ts";
import { type Governorate, governorates } from "./governorates.ts";

/** Governorates to which delivery costs the same. */
export interface DeliveryZone {
  readonly name: Bilingual;
  /** None of them is in another zone. */
  readonly governorates: readonly Governorate[];
  /** Decimal text with two decimals; '0.00' for free delivery. */
  readonly cost: string;
  /** Working days that it takes at least, 0 for the day of the order, and at most. */
  readonly days_from: number;
  readonly days_to: number;
}

/** What an owner sets of the cost of delivery. */
export interface DeliverySettings {
  /** Empty where the shop states no costs. */
  readonly zones: readonly DeliveryZone[];
  /** Total of the goods from which delivery is free, with two decimals; null where it never is. */
  readonly free_from: string | null;
}

/** What delivery costs, as shoppers see it. */
export interface DeliveryRates extends DeliverySettings {
  /** Whether orders can be picked up at a branch. */
  readonly pick_up: boolean;
  /** The names of the branches at which orders are picked up. */
  readonly branches: readonly Bilingual[];
}

/** Maximum number of zones: one for each governorate. */
export const MAX_DELIVERY_ZONES = governorates.length;

/** Maximum of working days that delivery takes. */
export const MAX_DELIVERY_DAYS = 90;

/** Delivery settings of a shop that states no costs. */
export const noDelivery: DeliverySettings = { zones: [], free_from: null };

/** The place of an order that is picked up at a branch. */
export const PICK_UP = "pick_up";

/** Where orders go: a governorate, or a branch at which they are picked up. */
export const deliveryPlaces = [PICK_UP, ...governorates] as const;

/** Where an order goes. */
export type DeliveryPlace = (typeof deliveryPlaces)[number];

/** Delivery of an order. */
export interface OrderDelivery {
  readonly to: DeliveryPlace;
  /** The name of the branch at which it is picked up; none for any other delivery, and where none was agreed. */
  readonly branch?: Bilingual | null | undefined;
  /** Decimal text; zero is free. */
  readonly cost: string;
}

/** What delivery costs an order, and how long it takes. */
export interface DeliveryQuote extends OrderDelivery {
  /** Its zone; null for pick-up. */
  readonly zone: DeliveryZone | null;
  /** What the goods lack to free delivery, as decimal text; null where nothing would make it cheaper. */
  readonly missing: string | null;
}

/** Amounts with two decimals in minor units, of any length. */
const minor = (amount: string): bigint => BigInt(amount.replace(".", ""));

/** Checks whether a text from outside is a place. */
export const isDeliveryPlace = (text: unknown): text is DeliveryPlace =>
  deliveryPlaces.some((place) => place === text);

const isSameBranch = (one: Bilingual, other: Bilingual): boolean =>
  one.en === other.en && one.ar === other.ar;

/** What delivery to a zone costs for goods of a total with two decimals. */
export const zoneCost = (
  { cost }: Pick<DeliveryZone, "cost">,
  { free_from: freeFrom }: Pick<DeliverySettings, "free_from">,
  goods: string,
): string => (freeFrom !== null && minor(goods) >= minor(freeFrom) ? "0.00" : cost);

/** What delivery to a place costs for goods of a total with two decimals; null where the shop states no cost of it, or has no such branch. */
export function quoteDelivery(
  { zones, free_from: freeFrom, branches }: DeliveryRates,
  { to, branch }: Pick<OrderDelivery, "to" | "branch">,
  goods: string,
): DeliveryQuote | null {
  if (zones.length === 0) return null;
  if (to === PICK_UP) {
    const isOpen = branch != null && branches.some((one) => isSameBranch(one, branch));
    return isOpen ? { to, branch, cost: "0.00", zone: null, missing: null } : null;
  }
  const zone = zones.find(({ governorates: codes }) => codes.includes(to));
  if (!zone) return null;
  const lacks = freeFrom === null ? null : minor(freeFrom) - minor(goods);
  const isFree = lacks !== null && lacks <= 0n;
  return {
    to,
    branch: null,
    cost: zoneCost(zone, { free_from: freeFrom }, goods),
    zone,
    missing: lacks === null || isFree || isZeroPrice(zone.cost) ? null : fromMinorUnits(lacks),
  };
}

/** A choice of where an order goes, with what the shop states of it. */
interface DeliveryChoice {
  /** Null until they are loaded, and where the shop states no costs. */
  readonly rates: DeliveryRates | null;
  readonly to: Pick<OrderDelivery, "to" | "branch"> | null;
}

/** What delivery of some lines to the chosen place costs; null without a choice. */
export const deliveryOf = (
  choice: DeliveryChoice | undefined,
  lines: readonly PricedLine[],
): DeliveryQuote | null =>
  choice?.rates && choice.to ? quoteDelivery(choice.rates, choice.to, totalOf(lines)) : null;

/** The places to which the shop states a cost; none where it states no costs. */
export const statedPlaces = ({ zones, pick_up: pickUp }: DeliveryRates): DeliveryPlace[] =>
  zones.length === 0
    ? []
    : [...(pickUp ? ([PICK_UP] as const) : []), ...zones.flatMap(({ governorates: codes }) => codes)];

/** A choice of where an order goes, as text: a place, and for pick-up the English name of the branch after it. */
export const choiceText = ({ to, branch }: Pick<OrderDelivery, "to" | "branch">): string =>
  branch ? `${to} ${branch.en}` : to;

/** Reads a text of {@link choiceText}; null where the shop does not state such a choice. */
export function readChoice(text: string, rates: DeliveryRates): Pick<OrderDelivery, "to" | "branch"> | null {
  const branch = rates.branches.find((one) => choiceText({ to: PICK_UP, branch: one }) === text);
  if (branch) return { to: PICK_UP, branch };
  const to = statedPlaces(rates).find((place) => place === text);
  return to === undefined || to === PICK_UP ? null : { to, branch: null };
}

/** What delivery costs, in short. */
export interface DeliverySummary {
  /** The lowest cost of a zone, as decimal text. */
  readonly from: string;
  readonly free_from: string | null;
  readonly pick_up: boolean;
}

/** The rates in short; null where the shop states no costs. */
export function summarizeDelivery({ zones, free_from, pick_up }: DeliveryRates): DeliverySummary | null {
  const [first, ...others] = zones.map(({ cost }) => cost);
  if (first === undefined) return null;
  const from = others.reduce((least, cost) => (minor(cost) < minor(least) ? cost : least), first);
  return { from, free_from, pick_up };
}

/** The highest cost that the shop states for goods of a total, for those who state one cost for the whole country; null where it states none. */
export function highestDelivery(settings: DeliverySettings, goods: string): string | null {
  const [first, ...others] = settings.zones.map((zone) => zoneCost(zone, settings, goods));
  if (first === undefined) return null;
  return others.reduce((most, cost) => (minor(cost) > minor(most) ? cost : most), first);
}

/** Whether an order agrees with what delivery costs now. */
export const isCurrent = (agreed: OrderDelivery, quote: OrderDelivery | null): boolean =>
  quote !== null && minor(agreed.cost) === minor(quote.cost);
