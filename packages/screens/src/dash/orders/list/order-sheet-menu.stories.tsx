import { expect, screen } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { english, onArabicPhone } from "../../../stories/page.tsx";
import { type ConnectedProps, setup } from "./orders-screen.story-setup.tsx";
import { OrdersScreen } from "./orders-screen.tsx";

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Orders/Export",
  component: OrdersScreen,
  ...setup,
});

/** The exports of the orders that the list is narrowed to. */
export const Filtered = meta.story({
  args: {
    query: {
      search: "Nadia",
      state: "confirmed",
      from: "2025-01-01",
      min: "99.50",
      channel: "phone",
      payment: "unpaid",
      sales: "some",
      pageIndex: 1,
    },
  },
  play: async (context) => {
    const { sheet } = textsOf(context).dashOrders;
    await context.userEvent.click(await context.canvas.findByRole("button", { name: sheet.label }));
    await screen.findByRole("menuitem", { name: sheet.csv });
  },
});

/** The exports of all orders. */
export const Unfiltered = meta.story({ play: Filtered.input.play });

Filtered.test(
  "D-115 an export has the filters of the list, and neither its order nor its page",
  english,
  async () => {
    const filter =
      "channel=phone&from=2025-01-01&locale=en&min=99.50&payment=unpaid&query=Nadia&sales=some&state=confirmed";
    for (const [name, format] of [
      ["Export as Excel file", "xlsx"],
      ["Export as CSV file", "csv"],
    ] as const) {
      const link = screen.getByRole("menuitem", { name });
      await expect(link).toHaveAttribute("download");
      const { pathname, searchParams } = new URL(link.getAttribute("href") ?? "", window.location.href);
      await expect(pathname).toMatch(/\/admin\/orders\/sheet$/);
      await expect(searchParams.get("format")).toBe(format);
      searchParams.delete("format");
      await expect(searchParams.toString()).toBe(filter);
    }
  },
);

Unfiltered.test("D-115 all orders are exported in the language of the dashboard", onArabicPhone, async () => {
  await expect(screen.getByRole("menuitem", { name: "تصدير ملف Excel" })).toHaveAttribute(
    "href",
    expect.stringMatching(/\/admin\/orders\/sheet\?format=xlsx&locale=ar$/),
  );
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
