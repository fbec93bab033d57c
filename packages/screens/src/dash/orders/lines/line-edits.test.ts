import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { noCompany } from "@shop/domain/orders/placing/order-company.ts";
import { expect, test } from "vitest";

import {
  editedTotal,
  editsOf,
  fromDraft,
  isEdited,
  lineIssues,
  refusedErrors,
  sentKeys,
  sentLines,
  toDraft,
  withEdit,
  withProduct,
} from "./line-edits.ts";

const lineOf = (product_id: number, price: string, qty: number) => ({
  product_id,
  name: `Part ${product_id}`,
  name_ar: null,
  part_number: null,
  price,
  price_before: null,
  qty,
  image: null,
  amount: 5,
  current_price: price,
  has_page: true,
});

const order: AdminOrder = {
  id: 7,
  version: 3,
  number: "3CDFGHJ6",
  token: "8d1f0c3a-5b7e-4d29-9c41-2f6a7b8e9d01",
  state: "received",
  request: false,
  mail_held: false,
  created_at: "2026-03-01T10:00:00.000Z",
  tax: { documents: [], invoiceable: false, invoiced: false, credit_due: false, lacks_number: false },
  waiting_hours: 24,
  credit: null,
  channel: "web",
  ...noCompany,
  vat: null,
  discount: null,
  total: "30.00",
  delivery: null,
  pay_by: null,
  payment_terms: null,
  payments: [],
  proofs: [],
  refunded: "0.00",
  returned: "0.00",
  returns: [],
  payment_state: "unpaid",
  paid: "0.00",
  due: "30.00",
  delivery_missing: false,
  quoted_cost: null,
  lines: [lineOf(1, "10.00", 3), lineOf(2, "0.00", 1), lineOf(3, "5.00", 2)],
  name: "Mona",
  phone: "01012345678",
  locale: "ar",
  email: "mona@example.com",
  address1: "",
  address2: "",
  note: "",
  shop_note: "",
  parcels: [],
  log: [],
  other_orders: [],
};

const [one, two, three] = editsOf(order);
if (!one || !two || !three) throw new Error("The order has too few lines.");
const edits = [
  { ...one, removed: true },
  { ...two, price: "12-5" },
  { ...three, qty: 4 },
];

test("D-33 removed lines are not sent, and the total is that of the others", () => {
  expect(sentLines([{ ...one, removed: true }, two, { ...three, qty: 4 }])).toEqual([
    { product_id: 2, qty: 1, price: "0.00" },
    { product_id: 3, qty: 4, price: "5.00" },
  ]);
  expect(editedTotal([one, { ...two, price: "٢" }, { ...three, removed: true }])).toBe("32.00");
  expect(editedTotal([one, { ...two, price: "2.005" }])).toBeNull();
});

test("D-33 a price in other digits or without decimals is no edit", () => {
  expect([one, { ...one, price: "١٠" }, { ...one, price: "10" }].some(isEdited)).toBe(false);
  expect(
    [
      { ...one, price: "11" },
      { ...one, qty: 2 },
      { ...one, removed: true },
    ].every(isEdited),
  ).toBe(true);
});

test("D-33 errors are found by the contract's rules and stand at their lines", () => {
  expect(lineIssues(edits)).toEqual(new Map([[two.key, { price: "bad_price" }]]));
});

test("D-33 what the server has refused stands at the lines that were sent", () => {
  const refused = { price: null, left: null, sold: true };
  const lines = [
    { ...refused, place: 0, sold: false },
    { ...refused, place: 1, left: 2 },
    { ...refused, place: 9, left: 1 },
  ];
  expect(refusedErrors(lines, sentKeys(edits))).toEqual(
    new Map([
      [two.key, { qty: "unknown_product" }],
      [three.key, { left: 2 }],
    ]),
  );
});

const product = {
  id: 9,
  name: "Part 9",
  name_ar: null,
  part_number: "P-9",
  price: "7.50",
  amount: 40,
  image: null,
  quantity_prices: [],
};
const ownProduct = { ...product, id: 1 };

test("D-33 a product is added as one piece at the shop's price; another piece of it goes into the same line", () => {
  const added = withProduct(editsOf(order), product);
  expect(sentLines(added).slice(3)).toEqual([{ product_id: 9, qty: 1, price: "7.50" }]);
  expect(editedTotal(added)).toBe("47.50");
  expect(added.map(isEdited)).toEqual([false, false, false, true]);
  expect(sentLines(withProduct(added, product)).slice(3)).toEqual([{ product_id: 9, qty: 2, price: "7.50" }]);
});

test("D-33 a piece of a product that the order has goes into its line, which is put back where it was removed", () => {
  expect(sentLines(withProduct([one, two], ownProduct))[0]).toEqual({
    product_id: 1,
    qty: 4,
    price: "10.00",
  });
  const [putBack] = withProduct([{ ...one, removed: true }, two], ownProduct);
  expect(putBack).toEqual(one);
  const most = { ...one, qty: MAX_LINE_QUANTITY };
  expect(withProduct([most], ownProduct)).toEqual([most]);
});

test("D-33 an added product that is removed leaves nothing behind; a line of the order stays as removed", () => {
  const added = withProduct(editsOf(order), product);
  const last = added.at(-1)?.key ?? "";
  expect(withEdit(added, last, { removed: true })).toEqual(editsOf(order));
  expect(withEdit(added, one.key, { removed: true })[0]).toEqual({ ...one, removed: true });
});

test("a draft is restored for the version that it belongs to", () => {
  const stored: unknown = JSON.parse(JSON.stringify(toDraft(3, withProduct(edits, product))));
  expect(fromDraft(stored, order)).toEqual(withProduct(edits, product));
  expect(fromDraft(stored, { ...order, version: 4 })).toBeNull();
  expect(fromDraft({ version: 3, lines: "none" }, order)).toBeNull();
});
