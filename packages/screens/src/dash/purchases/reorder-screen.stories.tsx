import { ready } from "@shop/data/view.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { expect, fn } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { reorderLines, someSuppliers } from "./purchases.story-setup.tsx";
import { ReorderScreen } from "./reorder-screen.tsx";

const page = { lines: reorderLines, page: 1, per_page: 50, total: 3 };
const [first, second] = reorderLines;
if (!first || !second) throw new Error("The catalogue has too few products.");
const query = { supplier: 4, days: 90, weeks: 8, show: "all", page: 1 } as const;

const meta = preview.meta({
  title: "Dashboard/Buying/To order",
  component: ReorderScreen,
  decorators: [inDash],
  args: {
    reorder: ready(page),
    suppliers: someSuppliers,
    quantities: new Map<number, number>(),
    onQuantity: fn(),
    making: { status: "idle" } as const,
    onMake: fn(),
    query,
    onQuery: fn(),
  },
});

/** Products of a supplier: one is sold out, one is on order, one lasts. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ args: { reorder: { status: "loading" } } });

export const Failed = meta.story({
  args: { reorder: { status: "failed", error: "something_went_wrong", onRetry: fn() } },
});

/** Nothing was sold. */
export const Empty = meta.story({ args: { reorder: ready({ ...page, lines: [], total: 0 }) } });

/** The stock of all products lasts. */
export const NothingNeeded = meta.story({
  args: { reorder: ready({ ...page, lines: [], total: 0 }), query: { ...query, show: "needed" } },
});

/** Products of all suppliers, of which no purchase order is made. */
export const AllSuppliers = meta.story({ args: { query: { ...query, supplier: null } } });

/** A quantity that was changed. */
export const Changed = meta.story({ args: { quantities: new Map([[first.id, 300]]) } });

/** The purchase order is being made. */
export const Making = meta.story({
  args: { making: { status: "pending" } },
});

/** The purchase order was not made. */
export const MakingFailed = meta.story({ args: { making: { status: "failed", error: "unavailable" } } });

/** The second of three pages. */
export const SecondPage = meta.story({ args: { reorder: ready({ ...page, page: 2, total: 120 }) } });

/** Names without an end. */
export const LongNames = meta.story({
  args: {
    reorder: ready({
      ...page,
      lines: [
        { ...first, name: UNBREAKABLE, name_ar: LONG_ARABIC, supplier: { id: 4, name: UNBREAKABLE } },
        { ...second, supplier: { id: 5, name: LONG_ARABIC } },
      ],
    }),
  },
});

Default.test(
  "D-151 quantities are changed, and a purchase order is made of the supplier's proposals",
  english,
  async ({ canvas, userEvent, args }) => {
    const qty = canvas.getByRole("spinbutton", { name: `To order: ${first.name}` });
    await expect(qty).toHaveValue("100");
    await userEvent.click(canvas.getByRole("button", { name: `More: ${second.name}` }));
    await expect(args.onQuantity).toHaveBeenCalledWith(second.id, 1);
    await userEvent.click(canvas.getByRole("button", { name: "Make purchase order" }));
    await expect(args.onMake).toHaveBeenCalledWith(4);
  },
);

Default.test(
  "D-151 supplier, days and weeks are chosen; a number out of bounds is not asked for",
  english,
  async ({ canvas, userEvent, args }) => {
    const days = canvas.getByRole("spinbutton", { name: "Sales of the last days" });
    await userEvent.clear(days);
    await userEvent.type(days, "5{Enter}");
    await expect(args.onQuery).not.toHaveBeenCalled();
    await expect(days).toHaveValue(90);
    await userEvent.clear(days);
    await userEvent.type(days, "30{Enter}");
    await expect(args.onQuery).toHaveBeenCalledWith({ ...query, days: 30 });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Supplier" }), "Without a supplier");
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...query, supplier: "none" });
    await userEvent.click(canvas.getByRole("button", { name: "To be ordered" }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...query, show: "needed" });
  },
);

Default.test("D-151 what is to be ordered is in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 1, name: "المطلوب شراؤه" })).toBeVisible();
  await expect(canvas.getByRole("button", { name: "إنشاء أمر شراء" })).toBeVisible();
});
