import { ApiError } from "@shop/contract/api-error.ts";
import { sheetTypes } from "@shop/contract/product-sheets/endpoints.ts";
import type { CostJump } from "@shop/contract/purchases/cost-jump.ts";
import type { PurchaseLine, UnreadArrival } from "@shop/contract/purchases/purchase.ts";
import { readCode } from "@shop/domain/catalogue/codes.ts";
import { pageOf } from "@shop/domain/numbered-page.ts";
import { separatorOf, splitCells } from "@shop/domain/parts-list/split-cells.ts";
import { changedPacks, isCostJump, packCost, packFor } from "@shop/domain/purchases/packs.ts";
import {
  MAX_PURCHASE_LINES,
  MAX_PURCHASE_QTY,
  PURCHASE_ROWS,
} from "@shop/domain/purchases/purchase-order.ts";
import { readArrivalList } from "@shop/domain/purchases/read-arrival-list.ts";
import { REORDER_ROWS } from "@shop/domain/purchases/reorder.ts";
import { stockText } from "@shop/domain/purchases/stock-text.ts";
import { foldPartNumber } from "@shop/domain/search/folding.ts";

import { emptyPdf } from "../shop/empty-pdf.ts";
import type { Answers, ShopState } from "../shop/state.ts";
import { mockCoded } from "../stock-counts/mock-count.ts";
import {
  foundPurchase,
  mockReorder,
  type MockPurchase,
  type MockPurchaseLine,
  toMockLines,
  toMockPurchase,
  toMockReceipts,
} from "./mock-purchase.ts";

/** The products whose cost of one piece would change by more than half. */
const jumpsOf = (lines: readonly PurchaseLine[]): CostJump[] =>
  lines.flatMap(({ id, name, name_ar, arrived, amount, product_cost: old_cost, unit_cost }) =>
    arrived > 0 &&
    amount !== null &&
    old_cost !== null &&
    unit_cost !== null &&
    isCostJump(old_cost, unit_cost)
      ? [{ id, name, name_ar, old_cost, unit_cost }]
      : [],
  );

/** Answers to what is to be ordered, purchase orders and their receiving. */
export function purchaseAnswers(shop: ShopState) {
  const found = (id: number): MockPurchase => foundPurchase(shop.purchases, id);
  const signed = () => ({ at: new Date().toISOString(), by: shop.adminEmail });
  const changed = (one: MockPurchase, status: boolean) => ({ status, order: toMockPurchase(shop, one) });
  const store = (one: MockPurchase): MockPurchase => {
    const next = { ...one, order: { ...one.order, version: one.order.version + 1 } };
    shop.purchases = shop.purchases.map((other) => (other.order.id === one.order.id ? next : other));
    return next;
  };
  const lineOf = (productId: number, qty: number, supplierId: number | null): MockPurchaseLine[] => {
    const product = shop.products.find(({ id }) => id === productId);
    const supply = shop.supplies.get(productId);
    if (!product) return [];
    const { id, name, name_ar, part_number } = product;
    const own = supply !== undefined && supply.supplierId === supplierId ? supply : null;
    const pack = packFor(own?.pack ?? 1, qty);
    const cost = packCost(shop.costs.get(id) ?? null, 1, pack);
    return [{ id, name, name_ar, part_number, supplier_part: own?.supplierPart ?? "", qty, pack, cost }];
  };
  const productIn = (
    product: { readonly id: number } | { readonly code: string },
    codedBy: (code: string) => readonly number[] = (code) => mockCoded(shop, code),
  ) => {
    const ids = "id" in product ? [product.id] : codedBy(product.code);
    const [id] = ids;
    if (id !== undefined && ids.length === 1) return { outcome: "found" as const, id };
    const outcome = id === undefined ? ("not_found" as const) : ("several" as const);
    const products = shop.products
      .filter((one) => ids.includes(one.id))
      .map((one) => ({ id: one.id, name: one.name, name_ar: one.name_ar }));
    return { outcome, products };
  };
  /** The products that a code on what arrived may mean. */
  const arrivedBy =
    ({ lines }: MockPurchase) =>
    (code: string): number[] => {
      const key = foldPartNumber(readCode(code).text);
      const own = lines.filter((line) => key !== "" && foldPartNumber(line.supplier_part) === key);
      return [...new Set([...mockCoded(shop, code), ...own.map(({ id }) => id)])];
    };
  const counted = (one: MockPurchase, productId: number) => {
    const line = toMockLines(shop, one).find(({ id }) => id === productId) ?? null;
    const outcome = line ? ("counted" as const) : ("not_ordered" as const);
    return { outcome, line, products: [], version: one.order.version };
  };
  /** Books what has arrived as a change of many products. */
  const book = (one: MockPurchase): number => {
    const changes = toMockLines(shop, one).flatMap(
      ({ id, name, name_ar, arrived, amount, unit_cost: cost }) => {
        if (arrived === 0 || amount === null) return [];
        const isOther = cost !== null && cost !== shop.costs.get(id);
        const old = stockText({ amount, ...(isOther && { cost: shop.costs.get(id) ?? null }) });
        const now = stockText({ amount: amount + arrived, ...(isOther && { cost }) });
        if (isOther) shop.costs.set(id, cost);
        return [{ id, name, name_ar, old, new: now, current: amount + arrived }];
      },
    );
    shop.products = shop.products.map((product) => {
      const change = changes.find(({ id }) => id === product.id);
      return change ? Object.assign({}, product, { amount: change.current }) : product;
    });
    const id = shop.nextId();
    const rule = { field: "amount", change: "receipt", value: one.order.id } as const;
    const change = { id, ...signed(), rule, filter: null, changed: changes.length, skipped: 0, undone: null };
    shop.bulkChanges = [{ change, items: changes }, ...shop.bulkChanges];
    return id;
  };
  return {
    readReorder: ({ query: { supplier, days, weeks, show, page } }) => {
      const lines = mockReorder(shop, shop.purchases, { days, weeks }).filter(
        (line) =>
          (show === "all" || line.proposed > 0) &&
          (supplier === undefined || (line.supplier?.id ?? "none") === supplier),
      );
      const { data, ...paging } = pageOf(lines, page, REORDER_ROWS);
      return { lines: data, ...paging };
    },
    listPurchases: ({ query: { state, page } }) => {
      const orders = shop.purchases.map((one) => toMockPurchase(shop, one));
      const { data, ...paging } = pageOf(
        orders.filter((one) => state === undefined || one.state === state),
        page,
        PURCHASE_ROWS,
      );
      return { orders: data, ...paging };
    },
    makePurchase: ({ body: { supplier_id: supplierId, proposal, lines }, headers }) => {
      const attempt = headers["idempotency-key"] ?? null;
      const made = shop.purchases.find((one) => attempt !== null && one.attempt === attempt);
      if (made) return changed(made, false);
      const supplier = shop.suppliers.find(({ id }) => id === supplierId);
      if (!supplier) throw new ApiError("invalid", { errors: { supplier_id: "bad_value" } });
      const proposed = proposal === null ? [] : mockReorder(shop, shop.purchases, proposal);
      const quantities = new Map([
        ...proposed
          .filter((line) => line.supplier?.id === supplierId)
          .map((line) => [line.id, line.proposed] as const),
        ...lines.map((line) => [line.product_id, line.qty] as const),
      ]);
      const { id, name, phone, email } = supplier;
      const one: MockPurchase = {
        order: {
          id: shop.nextId(),
          supplier: { id, name, phone, email },
          made: signed(),
          sent: null,
          cancelled: null,
          note: "",
          version: 1,
        },
        attempt,
        lines: [...quantities]
          .flatMap(([productId, qty]) => (qty > 0 ? lineOf(productId, qty, supplierId) : []))
          .slice(0, MAX_PURCHASE_LINES),
        arrivals: [],
        receipts: [],
      };
      shop.purchases = [one, ...shop.purchases];
      return changed(one, true);
    },
    readPurchase: ({ params, query: { show, page } }) => {
      const one = found(params.id);
      const lines = toMockLines(shop, one).filter(({ qty, received, arrived }) =>
        show === "open" ? received < qty : show === "all" || arrived > 0,
      );
      const { data, ...paging } = pageOf(lines, page, PURCHASE_ROWS);
      return {
        order: toMockPurchase(shop, one),
        lines: data,
        receipts: toMockReceipts(shop, one),
        ...paging,
      };
    },
    setPurchaseLine: ({ params, body: { product, ...change } }) => {
      const { qty, pack } = change;
      const one = found(params.id);
      const { sent, cancelled, version, supplier } = one.order;
      if (cancelled || ((qty !== undefined || pack !== undefined) && sent))
        throw new ApiError("state_not_allowed");
      const named = productIn(product);
      if (named.outcome !== "found") return { ...named, version };
      const before = one.lines.find(({ id }) => id === named.id);
      const [added] = before || !qty ? [] : lineOf(named.id, qty, supplier.id);
      if (!before && !added) return { outcome: "not_found", products: [], version };
      if (!before && one.lines.length >= MAX_PURCHASE_LINES) {
        throw new ApiError("invalid", { errors: { product: "too_large" } });
      }
      const old = before ?? added;
      const values = qty === 0 || !old ? { qty: 0 } : changedPacks(old, change);
      if (!values) throw new ApiError("invalid", { errors: { qty: "bad_value" } });
      const lines = [...one.lines, ...(added ? [added] : [])]
        .map((line) => (line.id === named.id ? Object.assign({}, line, values) : line))
        .filter((line) => line.qty > 0);
      return { outcome: "set", products: [], version: store({ ...one, lines }).order.version };
    },
    setPurchaseNote: ({ params, body: { note, before } }) => {
      const one = found(params.id);
      if (one.order.note === note) return changed(one, false);
      if (one.order.note !== before) {
        throw new ApiError("edit_conflict", { current: toMockPurchase(shop, one) });
      }
      const next = { ...one, order: { ...one.order, note } };
      shop.purchases = shop.purchases.map((other) => (other === one ? next : other));
      return changed(next, true);
    },
    sendPurchase: ({ params, body: { version } }) => {
      const one = found(params.id);
      if (one.order.cancelled || one.lines.length === 0) throw new ApiError("state_not_allowed");
      if (one.order.sent) return changed(one, false);
      if (one.order.version !== version) {
        throw new ApiError("edit_conflict", { current: toMockPurchase(shop, one) });
      }
      return changed(store({ ...one, order: { ...one.order, sent: signed() } }), true);
    },
    cancelPurchase: ({ params }) => {
      const one = found(params.id);
      if (one.order.cancelled) return changed(one, false);
      if (toMockPurchase(shop, one).state === "received") throw new ApiError("state_not_allowed");
      return changed(store({ ...one, order: { ...one.order, cancelled: signed() } }), true);
    },
    readPurchasePaper: ({ params }) => emptyPdf(toMockPurchase(shop, found(params.id)).number),
    exportPurchase: ({ params }) => {
      const rows = found(params.id).lines.map(({ name, qty }) => `${name},${qty}`);
      return new Blob([["name,quantity", ...rows].join("\r\n")], { type: sheetTypes.csv });
    },
    scanArrival: ({ params, body: { product, qty, mode }, headers }) => {
      const one = found(params.id);
      if (one.order.cancelled || !one.order.sent) throw new ApiError("state_not_allowed");
      const attempt = headers["idempotency-key"] ?? null;
      const earlier = one.arrivals.find((arrival) => attempt !== null && arrival.attempt === attempt);
      if (earlier) return counted(one, earlier.productId);
      const named = productIn(product, arrivedBy(one));
      if (named.outcome !== "found") return { ...named, line: null, version: one.order.version };
      const { id: productId } = named;
      if (!one.lines.some(({ id }) => id === productId)) return counted(one, productId);
      const isReplaced = (arrival: { readonly productId: number; readonly receiptId: number | null }) =>
        mode === "set" && arrival.productId === productId && arrival.receiptId === null;
      const arrivals = [
        ...one.arrivals.filter((arrival) => !isReplaced(arrival)),
        { productId, qty, attempt, receiptId: null, cost: null },
      ];
      return counted(store({ ...one, arrivals }), productId);
    },
    importArrivals: async ({ params, body: { file, replace }, headers }) => {
      const one = found(params.id);
      if (one.order.cancelled || !one.order.sent) throw new ApiError("state_not_allowed");
      const text = await file.text();
      const rows = splitCells(text, separatorOf(text) ?? "\t");
      const lines = readArrivalList(rows.map((cells, at) => ({ row: at + 1, cells })));
      const arrived = new Map<number, { readonly qty: number; readonly cost: string | null }>();
      const unread = lines.flatMap(
        ({ row, codes, written, qty, pack, cost: stated, fault }): UnreadArrival[] => {
          const [code = ""] = codes;
          const ids = codes.map(arrivedBy(one)).find((some) => some.length > 0) ?? [];
          const [id] = ids;
          if (fault !== null) return [{ row, code, written, fault }];
          if (id === undefined) return [{ row, code, written, fault: "not_found" }];
          if (ids.length > 1) return [{ row, code, written, fault: "several" }];
          const line = one.lines.find((other) => other.id === id);
          if (!line) return [{ row, code, written, fault: "not_ordered" }];
          const cost = packCost(stated, pack, line.pack);
          const before = arrived.get(id);
          if ((before?.qty ?? 0) + qty > MAX_PURCHASE_QTY) {
            return [{ row, code, written: String(qty), fault: "too_many" }];
          }
          if (stated !== null && cost === null) return [{ row, code, written: stated, fault: "bad_cost" }];
          if (stated !== null && (before?.cost ?? cost) !== cost) {
            return [{ row, code, written: stated, fault: "cost_differs" }];
          }
          arrived.set(id, { qty: (before?.qty ?? 0) + qty, cost: cost ?? before?.cost ?? null });
          return [];
        },
      );
      const attempt = headers["idempotency-key"] ?? null;
      const isDone = attempt !== null && one.arrivals.some((arrival) => arrival.attempt === attempt);
      const isKept = (arrival: { readonly productId: number; readonly receiptId: number | null }) =>
        !replace || arrival.receiptId !== null || !arrived.has(arrival.productId);
      const next =
        isDone || arrived.size === 0
          ? one
          : store({
              ...one,
              arrivals: [
                ...one.arrivals.filter(isKept),
                ...[...arrived].map(([productId, { qty }]) => ({
                  productId,
                  qty,
                  attempt,
                  receiptId: null,
                  cost: null,
                })),
              ],
              lines: one.lines.map((line) => {
                const cost = arrived.get(line.id)?.cost ?? null;
                return cost === null ? line : Object.assign({}, line, { cost });
              }),
            });
      return {
        lines: lines.length - unread.length,
        products: arrived.size,
        costs: [...arrived.values()].filter(({ cost }) => cost !== null).length,
        unread,
        version: next.order.version,
      };
    },
    bookArrivals: ({ params, body: { version, confirm_costs: isConfirmed } }) => {
      const one = found(params.id);
      if (one.receipts.some((receipt) => receipt.version === version)) return changed(one, false);
      const { arrived } = toMockPurchase(shop, one);
      if (one.order.cancelled || !one.order.sent) throw new ApiError("state_not_allowed");
      if (one.order.version !== version) {
        throw new ApiError("edit_conflict", { current: toMockPurchase(shop, one) });
      }
      if (arrived === 0) throw new ApiError("state_not_allowed");
      const costs = jumpsOf(toMockLines(shop, one));
      if (costs.length > 0 && !isConfirmed) throw new ApiError("cost_jumped", { costs });
      const receipt = {
        id: shop.nextId(),
        version,
        booked: signed(),
        pieces: arrived,
        change: book(one),
      };
      const costOf = new Map(one.lines.map((line) => [line.id, line.cost]));
      const arrivals = one.arrivals.map((arrival) =>
        arrival.receiptId === null
          ? Object.assign({}, arrival, {
              receiptId: receipt.id,
              cost: costOf.get(arrival.productId) ?? null,
            })
          : arrival,
      );
      return changed(store({ ...one, arrivals, receipts: [receipt, ...one.receipts] }), true);
    },
  } satisfies Partial<Answers>;
}
