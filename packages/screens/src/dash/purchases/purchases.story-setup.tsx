import type { Purchase, PurchaseLine, ReorderLine } from "@shop/contract/purchases/purchase.ts";
import type { PurchasePage } from "@shop/data/dash/purchases/view.ts";
import { ready } from "@shop/data/view.ts";
import { proposedQuantity, soldPerWeek, weeksLeft } from "@shop/domain/purchases/reorder.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { fn } from "storybook/test";

import { noScans } from "../stock-counts/stock-counts.story-setup.tsx";

const who = "owner@nilometer.example";
const idle = { status: "idle" } as const;

/** Suppliers to choose from. */
export const someSuppliers = [
  { id: 4, name: "Delta Parts" },
  { id: 5, name: "دلتا للإلكترونيات" },
];

/** A draft of three lines, one without a cost. */
export const draft: Purchase = {
  id: 12,
  number: "PO-00012",
  supplier: { id: 4, name: "Delta Parts", phone: "+86 755 1234567", email: "sales@delta.example" },
  state: "draft",
  made: { at: "2026-02-20T08:15:00.000Z", by: who },
  sent: null,
  cancelled: null,
  lines: 3,
  pieces: 225,
  received: 0,
  arrived: 0,
  over: 0,
  total: "2775.00",
  received_total: "0.00",
  open_total: "2775.00",
  returned: 0,
  returned_total: "0.00",
  freight: null,
  duty: null,
  landed_total: "2775.00",
  unknown: 1,
  note: "Please deliver to the warehouse in Giza, before 16:00.",
  version: 3,
};

/** The same order after it was sent and received in part. */
export const partReceived: Purchase = {
  ...draft,
  state: "part_received",
  sent: { at: "2026-02-21T09:00:00.000Z", by: who },
  received: 100,
  arrived: 27,
  over: 2,
  received_total: "2500.00",
  open_total: "275.00",
};

/** An order that was cancelled. */
export const cancelledOrder: Purchase = {
  ...draft,
  id: 11,
  number: "PO-00011",
  supplier: { id: null, name: "دلتا للإلكترونيات", phone: "", email: "" },
  state: "cancelled",
  cancelled: { at: "2026-02-22T09:00:00.000Z", by: who },
};

const numbers = [
  { supplier_part: "DP-100", qty: 100, pack: 1, cost: "25.00", received: 100, arrived: 0, amount: 140 },
  { supplier_part: "", qty: 25, pack: 1, cost: "11.00", received: 0, arrived: 27, amount: 3 },
  { supplier_part: "DP-102", qty: 100, pack: 1, cost: null, received: 0, arrived: 0, amount: null },
];

/** Lines: received, more than ordered, and of a product that is deleted. */
export const purchaseLines: readonly PurchaseLine[] = numbers.flatMap((line, at) => {
  const product = catalogue.products[at];
  if (!product) return [];
  const { id, name, name_ar, part_number } = product;
  return [
    {
      id,
      name,
      name_ar,
      part_number,
      ...line,
      unit_cost: line.cost,
      landed_cost: line.cost,
      product_cost: line.cost,
      returned: 0,
    },
  ];
});

/** A page of the order that was received in part. */
export const purchasePage: PurchasePage = {
  order: partReceived,
  lines: purchaseLines,
  receipts: [
    { id: 2, booked: { at: "2026-03-01T10:00:00.000Z", by: who }, pieces: 100, change: 7, undone: false },
    { id: 1, booked: { at: "2026-02-28T10:00:00.000Z", by: who }, pieces: 90, change: 6, undone: true },
  ],
  returns: [],
  page: 1,
  per_page: 50,
  total: purchaseLines.length,
};

/** A line of two packs of ten at 35.00 a pack, and one whose cost is ten times what it was. */
export const packLines: readonly PurchaseLine[] = purchaseLines.slice(0, 2).map((line, at) =>
  Object.assign({}, line, {
    qty: at === 0 ? 20 : 5,
    pack: at === 0 ? 10 : 1,
    cost: "35.00",
    unit_cost: at === 0 ? "3.50" : "35.00",
    landed_cost: at === 0 ? "3.50" : "35.00",
    product_cost: at === 0 ? "3.40" : "3.50",
    received: 0,
    arrived: at === 0 ? 20 : 5,
    amount: 3,
  }),
);

/** A page of the draft. */
export const draftPage: PurchasePage = {
  ...purchasePage,
  order: draft,
  lines: purchaseLines.map((line) => Object.assign({}, line, { received: 0, arrived: 0, amount: 40 })),
  receipts: [],
};

/** Props of the page of the order that was received in part. */
export const purchaseArgs = {
  purchase: ready(purchasePage),
  add: { adding: idle, added: null, onAdd: fn() },
  edits: { editing: idle, onQty: fn(), onPack: fn(), onCost: fn(), onArrived: fn() },
  scans: noScans,
  arrivals: { upload: idle, list: null, onList: fn() },
  note: { noting: idle, onNote: fn() },
  charges: { charging: idle, onCharges: fn() },
  giveBack: {
    returning: idle,
    errors: {},
    done: null,
    onReturn: fn(),
    takingBack: idle,
    onTakeBack: fn(),
  },
  adjust: {
    adjustments: [],
    mayKeep: false,
    isPending: false,
    onAdjust: fn(),
    onKeep: fn(),
    onLeave: fn(),
  },
  moves: { moving: idle, costs: [], onKeepCosts: fn(), onSend: fn(), onCancel: fn(), onBook: fn() },
  query: { show: "all", page: 1 } as const,
  onQuery: fn(),
};

const facts = [
  { sold: 130, days: 90, stock: 0, onOrder: 0, pack: 100 },
  { sold: 12, days: 90, stock: 4, onOrder: 25, pack: 1 },
  { sold: 7, days: 90, stock: 60, onOrder: 0, pack: 1 },
];

/** Products that were sold: one is sold out, one is on order, one lasts. */
export const reorderLines: readonly ReorderLine[] = facts.flatMap((one, at) => {
  const product = catalogue.products[at];
  if (!product) return [];
  const { id, name, name_ar, part_number } = product;
  return [
    {
      id,
      name,
      name_ar,
      part_number,
      visibility: at === 2 ? "hidden" : "shown",
      supplier: at === 2 ? null : { id: 4, name: "Delta Parts" },
      supplier_part: at === 2 ? "" : `DP-${100 + at}`,
      pack: one.pack,
      sold: one.sold,
      per_week: soldPerWeek(one),
      stock: one.stock,
      on_order: one.onOrder,
      weeks_left: weeksLeft(one) ?? 0,
      proposed: proposedQuantity(one, 8),
      unit_cost: "25.00",
    },
  ];
});
