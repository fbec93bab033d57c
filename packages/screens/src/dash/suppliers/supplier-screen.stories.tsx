import type { ReceivedLine } from "@shop/contract/suppliers/received.ts";
import { ready } from "@shop/data/view.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { expect, fn, screen, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { showEnd } from "#storybook/show-part.ts";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { withRights } from "../stories/with-rights.tsx";
import { SupplierScreen } from "./supplier-screen.tsx";

const supplier = {
  id: 4,
  name: "Delta Parts",
  phone: "+86 755 1234567",
  email: "sales@delta.example",
  note: "",
  products: 3,
  version: 1,
  deleted_at: null,
};
const products = catalogue.products.slice(0, 3).map(({ id, name, name_ar, part_number }, at) => ({
  id,
  name,
  name_ar,
  part_number,
  supplier_part: at === 1 ? "" : `DP-${100 + at}`,
  pack: [100, 1, 25][at] ?? 1,
  last_received:
    [
      // Already 1 March by the shop's clock.
      { at: "2026-02-28T22:30:00.000Z", unit_cost: "25.00" },
      { at: "2026-01-14T10:00:00.000Z", unit_cost: null },
      null,
    ][at] ?? null,
}));
const [first, second] = products;
if (!first || !second) throw new Error("The catalogue has too few products.");
const page = { supplier, products, page: 1, per_page: 50, total: 3 };
const plain = {
  pack: 1,
  cost: null,
  unit_cost: null,
  total: null,
  cost_now: null,
  undone: false,
  returned: false,
  deleted: false,
};
const bookings: readonly Partial<ReceivedLine>[] = [
  { qty: 200, pack: 100, cost: "2500.00", unit_cost: "25.00", total: "5000.00", cost_now: "2500.00" },
  { qty: 27, pack: 25, cost: "27.50", unit_cost: "1.10", total: "29.70", cost_now: "30.00" },
  { qty: 4, cost: "1250.00", unit_cost: "1250.00", total: "5000.00", cost_now: "1250.00", undone: true },
  { qty: 3, deleted: true },
  { qty: -2, total: "-55.00", returned: true },
];
const lines = bookings.flatMap((booking, at): ReceivedLine[] => {
  const product = catalogue.products[at % 3];
  if (!product) return [];
  const { id, name, name_ar, part_number } = product;
  const order = at < 2 ? { id: 12, number: "PO-00012" } : { id: 9, number: "PO-00009" };
  const bookedAt = at < 2 ? "2026-02-28T22:30:00.000Z" : "2026-01-14T10:00:00.000Z";
  return [
    {
      id: 40 - at,
      at: bookedAt,
      order,
      product_id: id,
      name,
      name_ar,
      part_number,
      ...plain,
      qty: 0,
      ...booking,
    },
  ];
});
const received = { data: lines, page: 1, per_page: 20, total: lines.length };
const sent = { code: "K-1", supplier_part: "DP-9", pack: 10 };

const meta = preview.meta({
  title: "Dashboard/Suppliers/Products",
  component: SupplierScreen,
  decorators: [inDash],
  args: {
    supplier: ready(page),
    received: ready(received),
    setting: { errors: {}, submission: { status: "idle" } as const },
    set: null,
    onSet: fn(),
    removing: { status: "idle" } as const,
    onRemove: fn(),
    upload: { status: "idle" } as const,
    list: null,
    onList: fn(),
    query: { page: 1, received: 1 },
    onQuery: fn(),
  },
});

/** Three products, one without a part number of the supplier, and what was received: in packs, at a cost that was changed since, undone, and of a deleted product. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ args: { supplier: { status: "loading" } } });

export const Failed = meta.story({
  args: { supplier: { status: "failed", error: "something_went_wrong", onRetry: fn() } },
});

/** No product names the supplier yet, and nothing was received from it. */
export const Empty = meta.story({
  args: {
    supplier: ready({ ...page, supplier: { ...supplier, products: 0 }, products: [], total: 0 }),
    received: ready({ ...received, data: [], total: 0 }),
  },
});

/** What was received is being fetched. */
export const ReceivedLoading = meta.story({
  name: "Received, loading",
  args: { received: { status: "loading" } },
});

const onRetry = fn();

/** What was received could not be fetched; the rest of the page can be used. */
export const ReceivedFailed = meta.story({
  name: "Received, failed",
  args: { received: { status: "failed", error: "something_went_wrong", onRetry } },
});

/** Without the right to the catalogue products are named without a link. */
export const WithoutProducts = meta.story({
  name: "Without the right to products",
  decorators: [withRights("costs")],
});

/** A product is being saved. */
export const Saving = meta.story({
  args: { setting: { errors: {}, submission: { status: "pending" } } },
});

/** A product was not saved. */
export const SaveFailed = meta.story({
  args: { setting: { errors: {}, submission: { status: "failed", error: "unavailable" } } },
});

/** A product was saved. */
export const Saved = meta.story({
  args: { set: { outcome: "set", sent, product: first, products: [] } },
});

/** No product has the code. */
export const UnknownCode = meta.story({
  args: { set: { outcome: "not_found", sent: { ...sent, code: UNBREAKABLE }, product: null, products: [] } },
});

/** Several products have the code. */
export const SeveralProducts = meta.story({
  args: { set: { outcome: "several", sent, product: null, products: [first, second] } },
});

/** A product is being removed. */
export const Removing = meta.story({ args: { removing: { status: "pending" } } });

/** A product was not removed. */
export const RemovalFailed = meta.story({ args: { removing: { status: "failed", error: "unavailable" } } });

/** A list is being imported. */
export const Importing = meta.story({ args: { upload: { status: "pending" } }, play: showEnd });

/** A file that is no list. */
export const ImportFailed = meta.story({
  args: { upload: { status: "failed", error: "unreadable" } },
  play: showEnd,
});

/** A list of which some lines were not imported. */
export const Imported = meta.story({
  args: {
    list: {
      products: 118,
      moved: 3,
      change: 9,
      unread: [
        { row: 4, code: "NO-SUCH", written: "", fault: "not_found" },
        { row: 9, code: "K-1", written: "", fault: "several" },
        { row: 12, code: "CM-208", written: "a few", fault: "bad_number" },
        { row: 13, code: "", written: "", fault: "no_code" },
      ],
    },
  },
  play: showEnd,
});

/** The second of three pages of products, and the third of six of what was received. */
export const SecondPage = meta.story({
  args: {
    supplier: ready({ ...page, page: 2, total: 120 }),
    received: ready({ ...received, page: 3, total: 115 }),
    query: { page: 2, received: 3 },
  },
});

/** Names without an end. */
export const LongNames = meta.story({
  args: {
    supplier: ready({
      ...page,
      supplier: { ...supplier, name: UNBREAKABLE },
      products: [
        { ...first, name: UNBREAKABLE, name_ar: LONG_ARABIC, supplier_part: UNBREAKABLE.slice(0, 80) },
        second,
      ],
    }),
    received: ready({
      ...received,
      data: lines.map((line, at) =>
        Object.assign({}, line, {
          name: at === 0 ? UNBREAKABLE : LONG_ARABIC,
          name_ar: null,
          ...(at === 0 && {
            qty: 1200,
            cost: "1250.00",
            unit_cost: "12.50",
            total: "15000.00",
            cost_now: "1250.50",
          }),
        }),
      ),
    }),
  },
});

Default.test(
  "D-151 a product is given to the supplier by its code, with part number and pack",
  english,
  async ({ canvas, userEvent, args }) => {
    const submit = canvas.getByRole("button", { name: "Save" });
    await userEvent.click(submit);
    await expect(args.onSet).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("textbox", { name: /^Part number or barcode/ }), " CM-208 ");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Supplier's part number/ }), "DP-1");
    await userEvent.clear(canvas.getByRole("textbox", { name: "Pieces of a pack" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Pieces of a pack" }), "25");
    await userEvent.click(submit);
    await expect(args.onSet).toHaveBeenCalledWith(
      { code: "CM-208", supplier_part: "DP-1", pack: 25 },
      undefined,
    );
  },
);

Default.test(
  "D-151 a product is edited by its id, and removed",
  english,
  async ({ canvas, userEvent, args }) => {
    const row = within(canvas.getByRole("region", { name: "Products of this supplier" })).getAllByRole(
      "row",
    )[1];
    if (!row) throw new Error("There is no product.");
    await userEvent.click(within(row).getByRole("button", { name: /^Edit/ }));
    const pack = canvas.getByRole("textbox", { name: "Pieces of a pack" });
    await expect(pack).toHaveValue("100");
    await userEvent.clear(pack);
    await userEvent.type(pack, "50");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onSet).toHaveBeenCalledWith(
      { code: first.part_number, supplier_part: "DP-100", pack: 50 },
      first.id,
    );
    await userEvent.click(within(row).getByRole("button", { name: /^Take/ }));
    await expect(args.onRemove).toHaveBeenCalledWith(first.id);
  },
);

SeveralProducts.test(
  "D-151 one of several products is chosen",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: second.name }));
    await expect(args.onSet).toHaveBeenCalledWith(sent, second.id);
  },
);

const receivedRows = () =>
  within(screen.getByRole("region", { name: "Received from this supplier" }))
    .getAllByRole("row")
    .slice(1);
const receivedRow = (at: number) => {
  const row = receivedRows()[at];
  if (!row) throw new Error("There is no such row.");
  return row;
};

Default.test(
  "D-152 what was received is listed with its day by the shop's clock, order, pieces, packs and costs",
  english,
  async () => {
    const packs = receivedRow(0);
    await expect(within(packs).getByRole("link", { name: first.name })).toHaveAttribute(
      "href",
      `/dash/products?edit=${first.id}`,
    );
    await expect(within(packs).getByRole("link", { name: "PO-00012" })).toHaveAttribute(
      "href",
      "/dash/buying/orders/12",
    );
    for (const text of [
      "1 March 2026",
      "200",
      "2 packs of 100 = 200",
      "25 EG",
      "A pack cost 2,500 EG",
      "5,000 EG",
    ])
      await expect(within(packs).getByText(text)).toBeVisible();
    await expect(within(packs).queryByText(/on the order/)).toBeNull();
    await expect(within(receivedRow(1)).getByText("packs of 25 pieces")).toBeVisible();
    await expect(within(receivedRow(1)).getByText("Now 30 EG on the order")).toBeVisible();
  },
);

Default.test("D-152 what was taken back is marked, and a deleted product has no link", english, async () => {
  await expect(within(receivedRow(2)).getByText("Undone")).toBeVisible();
  await expect(within(receivedRow(2)).getByText("5,000 EG").closest("s")).not.toBeNull();
  await expect(within(receivedRow(0)).queryByText("Undone")).toBeNull();
  const deleted = within(receivedRow(3));
  await expect(deleted.getByText("Deleted")).toBeVisible();
  await expect(deleted.getAllByRole("link").map((link) => link.textContent)).toEqual(["PO-00009"]);
  await expect(deleted.getAllByText("–")).toHaveLength(2);
});

Default.test(
  "D-152 a product states when it was last received and at which cost",
  english,
  async ({ canvas }) => {
    const [, ...rows] = within(
      canvas.getByRole("region", { name: "Products of this supplier" }),
    ).getAllByRole("row");
    const cells = rows.map((row) => within(row).getAllByRole("cell").at(-2)?.textContent);
    await expect(cells).toEqual(["25 EG1 March 2026", "14 January 2026", "–"]);
  },
);

WithoutProducts.test("D-165 without the right to the catalogue no product has a link", english, async () => {
  const row = within(receivedRow(0));
  await expect(row.getByRole("rowheader")).toHaveTextContent(first.name);
  await expect(row.getAllByRole("link").map((link) => link.textContent)).toEqual(["PO-00012"]);
});

SecondPage.test(
  "D-152 products and what was received have pages of their own",
  english,
  async ({ canvas, userEvent, args }) => {
    const pagesOf = (name: string) =>
      within(canvas.getByRole("navigation", { name: new RegExp(`: ${name}$`) }));
    await userEvent.click(pagesOf("Received from this supplier").getByRole("button", { name: "Next page" }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ page: 2, received: 4 });
    await userEvent.click(pagesOf("Products of this supplier").getByRole("button", { name: "Next page" }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ page: 3, received: 3 });
  },
);

ReceivedFailed.test(
  "D-152 what was received is asked for again, while products stay",
  english,
  async ({ canvas, userEvent }) => {
    const region = within(canvas.getByRole("region", { name: "Received from this supplier" }));
    await expect(canvas.getByRole("table", { name: "Products of this supplier" })).toBeVisible();
    await userEvent.click(region.getByRole("button"));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
);

Default.test("D-151 the page of a supplier is in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByRole("region", { name: "منتجات هذا المورد" })).toBeVisible();
  await expect(canvas.getByRole("button", { name: "حفظ" })).toBeVisible();
});
