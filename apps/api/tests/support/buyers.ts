import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";

import { endpoints } from "@shop/contract/endpoints.ts";
import type { Product } from "@shop/contract/products/product.ts";
import * as v from "valibot";
import { expect, vi } from "vitest";

import { send } from "./calls.ts";
import type { ChildShop } from "./child-shop.ts";
import { attempt, buyerOf, orderOf } from "./ordering.ts";
import { WAIT } from "./wait.ts";

/** The outcome of an order; status 0 where there was no answer. */
interface Outcome {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly number: string | undefined;
}

const noAnswer: Outcome = { status: 0, retryAfter: null, number: undefined };
const answerSchema = v.object({ order_number: v.optional(v.string()) });

/** Buyers who order one piece of a product again and again. */
export interface Buyers {
  readonly outcomes: readonly Outcome[];
  /** The numbers of the acknowledged orders. */
  readonly placed: () => string[];
  /** Waits until more outcomes of one kind are there, or a shop ends. */
  readonly until: (count: number, kind: (outcome: Outcome) => boolean) => Promise<void>;
  /** Waits until more orders have succeeded, or a shop ends. */
  readonly goOn: (count: number) => Promise<void>;
  /** Ends them, after the orders that they have sent. */
  readonly leave: () => Promise<void>;
}

/** Sends a buyer's order, each with another phone and from another address, so that no limit is reached. */
async function order(
  shop: ChildShop,
  product: Pick<Product, "id" | "price">,
  buyer: number,
  turn: { readonly run: string; readonly index: number },
): Promise<Outcome> {
  const { run, index } = turn;
  const response = await send(shop, endpoints.placeOrder, {
    body: orderOf([[product, 1]], { info: buyerOf(buyer * 10_000 + index) }),
    headers: {
      ...attempt(`${run}-${buyer}-${index}`),
      "x-forwarded-for": `10.${buyer}.${index >> 8}.${index & 255}`,
    },
  });
  const body = v.parse(answerSchema, await response.json());
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    number: body.order_number,
  };
}

/** Sends buyers to shops that trust one proxy, in equal shares. */
export function sendBuyers(
  shops: readonly ChildShop[],
  product: Pick<Product, "id" | "price">,
  count: number,
): Buyers {
  const outcomes: Outcome[] = [];
  const run = randomUUID();
  const over = new AbortController();
  const buyers = Array.from({ length: count }, async (_, buyer) => {
    const shop = shops[buyer % shops.length];
    if (!shop) throw new RangeError("There is no shop to order in.");
    for (let index = 0; !over.signal.aborted; index += 1) {
      const outcome = await order(shop, product, buyer, { run, index }).catch(() => noAnswer);
      outcomes.push(outcome);
      if (outcome.status !== 200) await delay(20);
    }
  });
  const placed = (): string[] => outcomes.flatMap(({ number }) => number ?? []);
  const until: Buyers["until"] = async (more, kind) => {
    const enough = outcomes.filter(kind).length + more;
    await vi.waitFor(() => {
      expect(shops.map((shop) => shop.ended())).toEqual(shops.map(() => null));
      expect(outcomes.filter(kind).length).toBeGreaterThan(enough);
    }, WAIT);
  };
  return {
    outcomes,
    placed,
    until,
    goOn: (more) => until(more, ({ number }) => number !== undefined),
    leave: async () => {
      over.abort();
      await Promise.all(buyers);
    },
  };
}
