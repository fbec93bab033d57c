import { ready } from "@shop/data/view.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { expect, fn, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { showEnd } from "#storybook/show-part.ts";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
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
}));
const [first, second] = products;
if (!first || !second) throw new Error("The catalogue has too few products.");
const page = { supplier, products, page: 1, per_page: 50, total: 3 };
const sent = { code: "K-1", supplier_part: "DP-9", pack: 10 };

const meta = preview.meta({
  title: "Dashboard/Suppliers/Products",
  component: SupplierScreen,
  decorators: [inDash],
  args: {
    supplier: ready(page),
    setting: { errors: {}, submission: { status: "idle" } as const },
    set: null,
    onSet: fn(),
    removing: { status: "idle" } as const,
    onRemove: fn(),
    upload: { status: "idle" } as const,
    list: null,
    onList: fn(),
    onPage: fn(),
  },
});

/** Three products, one without a part number of the supplier. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ args: { supplier: { status: "loading" } } });

export const Failed = meta.story({
  args: { supplier: { status: "failed", error: "something_went_wrong", onRetry: fn() } },
});

/** No product names the supplier yet. */
export const Empty = meta.story({
  args: { supplier: ready({ ...page, supplier: { ...supplier, products: 0 }, products: [], total: 0 }) },
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

/** The second of three pages. */
export const SecondPage = meta.story({
  args: { supplier: ready({ ...page, page: 2, total: 120 }) },
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

Default.test("D-151 the page of a supplier is in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByRole("region", { name: "منتجات هذا المورد" })).toBeVisible();
  await expect(canvas.getByRole("button", { name: "حفظ" })).toBeVisible();
});
