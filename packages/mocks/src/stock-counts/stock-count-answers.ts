import { ApiError } from "@shop/contract/api-error.ts";
import type { StockCount, UnreadCountLine } from "@shop/contract/stock-counts/stock-count.ts";
import { pageOf } from "@shop/domain/numbered-page.ts";
import { separatorOf, splitCells } from "@shop/domain/parts-list/split-cells.ts";
import { readCountList } from "@shop/domain/stock-counts/read-count-list.ts";
import { countDifference, MAX_COUNTED, stockAfterCount } from "@shop/domain/stock-counts/stock-count.ts";
import { needsCheck, sumCount } from "@shop/domain/stock-counts/sum-count.ts";

import type { Answers, ShopState } from "../shop/state.ts";
import {
  mockCoded,
  mockCounted,
  mockExpected,
  type MockCountEntry,
  type MockStockCount,
  toMockLine,
} from "./mock-count.ts";

/** Products on a page of a count. */
const ROWS = 50;

const toCount = ({ count, entries }: MockStockCount): StockCount => ({
  ...count,
  products: new Set(entries.map(({ productId }) => productId)).size,
});

/** Answers to counts of the stock; lists are read as text. */
export function stockCountAnswers(shop: ShopState) {
  /** The newest first. */
  let counts: readonly MockStockCount[] = [];

  const found = (id: number): MockStockCount => {
    const one = counts.find(({ count }) => count.id === id);
    if (!one) throw new ApiError("not_found");
    return one;
  };
  const openCount = (id: number): MockStockCount => {
    const one = found(id);
    if (one.count.state !== "open") throw new ApiError("state_not_allowed");
    return one;
  };
  const store = (one: MockStockCount): MockStockCount => {
    const next = { ...one, count: { ...one.count, version: one.count.version + 1 } };
    counts = counts.map((other) => (other.count.id === one.count.id ? next : other));
    return next;
  };
  const signed = () => ({ at: new Date().toISOString(), by: shop.adminEmail });

  /** Adds pieces by product id to a count. */
  const add = (
    one: MockStockCount,
    pieces: ReadonlyMap<number, number>,
    { isReplacing, attempt }: { readonly isReplacing: boolean; readonly attempt: string | null },
  ): MockStockCount => {
    const kept = one.entries.filter(({ productId }) => !isReplacing || !pieces.has(productId));
    const added = [...pieces].flatMap(([productId, qty]): MockCountEntry[] => {
      const expected = mockExpected(shop, productId, one.count.with_reserved);
      return expected === undefined ? [] : [{ productId, qty, expected, attempt, ...signed() }];
    });
    return store({ ...one, entries: [...kept, ...added] });
  };
  const counted = (one: MockStockCount, productId: number) => {
    const line = mockCounted(shop, one).find(({ id }) => id === productId);
    return {
      outcome: line ? ("counted" as const) : ("not_found" as const),
      line: line ? toMockLine(shop, line) : null,
      products: [],
      version: one.count.version,
    };
  };
  const namesOf = (ids: readonly number[]) =>
    shop.products
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name, name_ar }) => ({ id, name, name_ar }));

  /** Books the differences of a count as a change of many products; null where no stock differs. */
  const book = (one: MockStockCount): number | null => {
    const changes = mockCounted(shop, one).flatMap((line) => {
      if (line.amount === null || countDifference(line) === 0) return [];
      const after = stockAfterCount({ ...line, amount: line.amount });
      return after === line.amount ? [] : [{ id: line.id, old: line.amount, new: after }];
    });
    if (changes.length === 0) return null;
    const now = new Map(changes.map((change) => [change.id, change.new]));
    const items = changes.map((change) => {
      const product = shop.products.find(({ id }) => id === change.id);
      return Object.assign(
        { name: product?.name ?? "", name_ar: product?.name_ar ?? null, current: change.new },
        change,
      );
    });
    shop.products = shop.products.map((product) => {
      const amount = now.get(product.id);
      return amount === undefined ? product : Object.assign({}, product, { amount });
    });
    const id = shop.nextId();
    const rule = { field: "amount", change: "count", value: one.count.id } as const;
    const change = {
      id,
      ...signed(),
      rule,
      filter: null,
      changed: items.length,
      skipped: 0,
      undone: null,
    };
    shop.bulkChanges = [{ change, items }, ...shop.bulkChanges];
    return id;
  };

  return {
    listStockCounts: () => ({
      data: counts
        .map(toCount)
        .toSorted((one, other) => Number(other.state === "open") - Number(one.state === "open")),
    }),
    startStockCount: ({ body }) => {
      const one: MockStockCount = {
        count: {
          ...body,
          id: shop.nextId(),
          state: "open",
          started: signed(),
          closed: null,
          change: null,
          version: 1,
        },
        entries: [],
      };
      counts = [one, ...counts];
      return { status: true, count: toCount(one) };
    },
    readStockCount: ({ params, query: { show, page } }) => {
      const one = found(params.id);
      const all = mockCounted(shop, one);
      const shown = all.filter((line) => {
        if (show === "different") return countDifference(line) !== 0;
        return show === "check" ? needsCheck(line) : true;
      });
      const { data, ...paging } = pageOf(shown, page, ROWS);
      return {
        count: toCount(one),
        sums: sumCount(all),
        lines: data.map((line) => toMockLine(shop, line)),
        ...paging,
      };
    },
    countProduct: ({ params, body: { product, qty, mode }, headers }) => {
      const one = openCount(params.id);
      const attempt = headers["idempotency-key"] ?? null;
      const earlier = one.entries.find((entry) => attempt !== null && entry.attempt === attempt);
      if (earlier) return counted(one, earlier.productId);
      const ids = "id" in product ? [product.id] : mockCoded(shop, product.code);
      const [productId] = ids;
      if (productId === undefined || ids.length > 1) {
        const outcome = productId === undefined ? ("not_found" as const) : ("several" as const);
        return { outcome, line: null, products: namesOf(ids), version: one.count.version };
      }
      return counted(
        add(one, new Map([[productId, qty]]), { isReplacing: mode === "set", attempt }),
        productId,
      );
    },
    countList: async ({ params, body: { file, replace }, headers }) => {
      const one = openCount(params.id);
      const text = await file.text();
      const rows = splitCells(text, separatorOf(text) ?? "\t");
      const lines = readCountList(rows.map((cells, at) => ({ row: at + 1, cells })));
      const pieces = new Map<number, number>();
      const unread = lines.flatMap(({ row, code, written, qty, fault }): UnreadCountLine[] => {
        const ids = mockCoded(shop, code);
        const [id] = ids;
        if (fault !== null || qty === null) return [{ row, code, written, fault: fault ?? "bad_number" }];
        if (id === undefined) return [{ row, code, written, fault: "not_found" }];
        if (ids.length > 1) return [{ row, code, written, fault: "several" }];
        if ((pieces.get(id) ?? 0) + qty > MAX_COUNTED) return [{ row, code, written, fault: "too_many" }];
        pieces.set(id, (pieces.get(id) ?? 0) + qty);
        return [];
      });
      const attempt = headers["idempotency-key"] ?? null;
      const isDone = attempt !== null && one.entries.some((entry) => entry.attempt === attempt);
      const next = isDone || pieces.size === 0 ? one : add(one, pieces, { isReplacing: replace, attempt });
      return {
        lines: lines.length - unread.length,
        products: pieces.size,
        unread,
        version: next.count.version,
      };
    },
    removeCounted: ({ params: { id, productId } }) => {
      const one = openCount(id);
      const entries = one.entries.filter((entry) => entry.productId !== productId);
      if (entries.length === one.entries.length) return { status: false };
      store({ ...one, entries });
      return { status: true };
    },
    bookStockCount: ({ params, body: { version } }) => {
      const one = found(params.id);
      if (one.count.state === "booked") return { status: false, count: toCount(one) };
      if (one.count.state === "discarded") throw new ApiError("state_not_allowed");
      if (one.count.version !== version) throw new ApiError("edit_conflict", { current: toCount(one) });
      const change = book(one);
      const next = store({ ...one, count: { ...one.count, state: "booked", closed: signed(), change } });
      return { status: true, count: toCount(next) };
    },
    discardStockCount: ({ params }) => {
      const one = found(params.id);
      if (one.count.state === "discarded") return { status: false, count: toCount(one) };
      if (one.count.state === "booked") throw new ApiError("state_not_allowed");
      const next = store({ ...one, count: { ...one.count, state: "discarded", closed: signed() } });
      return { status: true, count: toCount(next) };
    },
  } satisfies Partial<Answers>;
}
