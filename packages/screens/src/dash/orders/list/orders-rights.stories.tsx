import { expect, within } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";

import { english } from "../../../stories/page.tsx";
import { withRights } from "../../stories/with-rights.tsx";
import { type ConnectedProps, loaded, setup } from "./orders-screen.story-setup.tsx";
import { OrdersScreen } from "./orders-screen.tsx";

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Orders/Rights",
  component: OrdersScreen,
  ...setup,
  decorators: [...setup.decorators, withRights("view_orders", "figures")],
});

/** The orders for those who may see them, and change none. */
export const Default = meta.story({});

Default.test(
  "D-147 who may only see orders selects them for their papers, and gets neither next steps nor new orders",
  english,
  async ({ canvas, userEvent }) => {
    await loaded();
    await expect(canvas.queryByRole("link", { name: "New order" })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: /^Confirm/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: /^Remind/ })).not.toBeInTheDocument();
    const [first] = canvas.getAllByRole("checkbox", { name: /^Select order/ });
    if (first) await userEvent.click(first);
    const bar = await canvas.findByRole("region", { name: "Selected orders" });
    await expect(bar).toHaveTextContent("Print invoices");
    await expect(within(bar).getAllByRole("button")).toHaveLength(1);
  },
);
