import { itemAt } from "../item-at.ts";
import { divideHalfUp } from "../money/divide-half-up.ts";
import { minorOf, totalOf } from "../money/money.ts";
import { netLines } from "../orders/lines/net-lines.ts";
import { netShares } from "../orders/lines/vat.ts";
import { countedEntries } from "../orders/list/counted-entries.ts";
import { holdsStock, type StockHolder } from "../orders/placing/order-request.ts";
import {
  firstUnits,
  type RecordedReturn,
  type ReturnedLine,
  type ReturnGoal,
  valuesOfLines,
} from "../orders/returns/order-returns.ts";
import { type CostedLine, costOfUnits } from "./cost-of-units.ts";
import { type PostingKind, type StockPlace, stockPlaces } from "./postings.ts";

/** What tells the sums of an order apart. */
export interface PostingKey {
  readonly kind: PostingKind;
  /** The product of goods and of units at a place; null for any other. */
  readonly product_id: number | null;
  /** The rate of value added tax in percent with two decimals; null where it is not known, of which nothing is taken out. */
  readonly rate: string | null;
  /** Whether the cost of the goods is known. */
  readonly known: boolean;
}

/** Sums that add up: each posting changes them, none is ever changed. */
export interface PostingSums {
  /** 1 for an order of which something is handed over. */
  readonly orders: number;
  /** Units that are handed over and not back, or that are at a place, in the product's selling unit. */
  readonly units: number;
  /** What goods are sold at without tax, the tax, what the units cost the shop, and the cost of what came back and is lost; in the smallest unit. */
  readonly net: bigint;
  readonly vat: bigint;
  readonly cost: bigint;
  readonly loss: bigint;
}

/** What an order stands at in the books. */
export interface OrderPosting extends PostingKey, PostingSums {}

/** A line of an order, as far as the books read it. */
interface BookedLine extends CostedLine {
  readonly productId: number;
  /** Decimal text. */
  readonly price: string;
  readonly vatRate: string | null;
  readonly qty: number;
  /** Units that parcels have. */
  readonly sent: number;
}

/** An order, as far as the books read it. */
export interface BookedOrder extends StockHolder {
  readonly lines: readonly BookedLine[];
  /** What its lines cost after the discount. */
  readonly total: string;
  readonly deliveryCost: string | null;
  readonly paymentFee: string;
  /** The standard rate, which delivery and fee have. */
  readonly vatRate: string | null;
  readonly returns: readonly RecordedReturn<ReturnedLine & { readonly goal: ReturnGoal }>[];
}

export const noSums: PostingSums = { orders: 0, units: 0, net: 0n, vat: 0n, cost: 0n, loss: 0n };

/** What came back of a line: its units, those of them that are lost or not for sale, and what it took off. */
interface BackOfLine {
  readonly units: number;
  readonly lost: number;
  readonly aside: number;
  readonly value: bigint;
}

function backOf({ returns, lines }: BookedOrder): readonly BackOfLine[] {
  const back = lines.map(() => ({ units: 0, lost: 0, aside: 0, value: 0n }));
  for (const { lines: returned, value } of countedEntries(returns)) {
    const values = valuesOfLines({ value, lines: returned });
    for (const [at, { place, qty, goal }] of returned.entries()) {
      const line = itemAt(back, place);
      line.units += qty;
      if (goal === "written_off") line.lost += qty;
      if (goal === "quarantine") line.aside += qty;
      line.value += itemAt(values, at);
    }
  }
  return back;
}

/** The part of a whole net that belongs to a part of its gross, half up; all of it together is exactly the whole. */
const partOfNet = (net: bigint, part: bigint, gross: bigint): bigint =>
  gross === 0n ? 0n : divideHalfUp(net * part, gross);

/** Where the units of a line are: set aside for the buyer, with a courier, coming back of a cancelled order, or back and not for sale. */
function placesOf(order: BookedOrder, line: BookedLine, back: BackOfLine): OrderPosting[] {
  const { qty, sent, productId: product_id } = line;
  const isCancelled = order.state === "cancelled";
  const units: Partial<Record<StockPlace, number>> = {
    reserved: holdsStock(order) ? qty - sent : 0,
    on_the_way: isCancelled || order.state === "delivered" ? 0 : sent,
    coming_back: isCancelled ? sent : 0,
    not_for_sale: back.aside,
  };
  const known = line.cost !== null;
  return stockPlaces.flatMap((kind) => {
    const there = units[kind] ?? 0;
    // What a courier has is sold: it is worth nothing to the shop any more.
    const cost = kind === "on_the_way" ? 0n : costOfUnits(line, there);
    return there === 0 ? [] : [{ ...noSums, kind, product_id, rate: null, known, units: there, cost }];
  });
}

/** What was handed over of an order less what came back, at what it was sold for after its discount; delivery and fee belong to what is handed over first. */
function salesOf(order: BookedOrder, back: readonly BackOfLine[]): OrderPosting[] {
  const { lines, deliveryCost, paymentFee, vatRate, returns } = order;
  if (order.state === "cancelled" || lines.every(({ sent }) => sent === 0)) return [];
  const gross = netLines(lines, minorOf(totalOf(lines)) - minorOf(order.total));
  const rates = [...lines.map((line) => line.vatRate ?? vatRate), vatRate, vatRate];
  const whole = [...gross, minorOf(deliveryCost ?? "0.00"), minorOf(paymentFee)];
  // What has no known rate has no tax that could be taken out.
  const nets = netShares(
    whole,
    rates.map((rate) => rate ?? "0.00"),
  );
  const posting = (key: PostingKey, at: number, part: bigint, own: Partial<PostingSums>): OrderPosting => {
    const net = partOfNet(itemAt(nets, at), part, itemAt(whole, at));
    return { ...noSums, ...key, ...own, net, vat: part - net };
  };
  const goods = lines.map((line, at) => {
    const { productId, qty, sent, cost } = line;
    const { units, lost, value } = itemAt(back, at);
    return posting(
      { kind: "goods", product_id: productId, rate: itemAt(rates, at), known: cost !== null },
      at,
      firstUnits(itemAt(gross, at), qty, sent) - value,
      { units: sent - units, cost: costOfUnits(line, sent - units), loss: costOfUnits(line, lost) },
    );
  });
  const beside = (["delivery", "fee"] as const).map((kind, index) => {
    const at = lines.length + index;
    const givenBack = countedEntries(returns).reduce((sum, one) => sum + minorOf(one[kind]), 0n);
    const part = itemAt(whole, at) - givenBack;
    return posting({ kind, product_id: null, rate: vatRate, known: true }, at, part, {});
  });
  return [
    { kind: "order", product_id: null, rate: null, known: true, ...noSums, orders: 1 },
    ...goods,
    ...beside,
  ];
}

/** What an order stands at in the books: what was sold of it, and where its units are. A quotation, and a request that waits, stand at nothing. */
export function orderPostings(order: BookedOrder): OrderPosting[] {
  const back = backOf(order);
  return [
    ...salesOf(order, back),
    ...order.lines.flatMap((line, at) => placesOf(order, line, itemAt(back, at))),
  ];
}
