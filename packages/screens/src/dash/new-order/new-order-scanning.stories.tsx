import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, screen, waitFor } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import {
  type ConnectedProps,
  type Context,
  meter,
  scan,
  scanField,
  setup,
} from "./new-order-screen.story-setup.tsx";
import { NewOrderScreen } from "./new-order-screen.tsx";

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/New order/Scanning",
  component: NewOrderScreen,
  ...setup,
});

/** A code that no product has adds nothing, and says so. */
export const UnknownCode = meta.story({
  play: async (context) => {
    await scan(context, "NO-SUCH-PART");
    await screen.findByText(/NO-SUCH-PART/);
  },
});

/** Pastes a list: two products without a doubt, one line that has to be chosen, and a heading. */
const pasteList = async (context: Context): Promise<void> => {
  await context.userEvent.click(await scanField(context));
  await context.userEvent.paste(`Part\tQty\n${meter().code}\t2\nHC-SR04\t3\nNO-SUCH-PART\t5\n`);
  await screen.findByText(/NO-SUCH-PART/);
};

/** A pasted list adds what its lines mean without a doubt, and names the rest. */
export const PastedList = meta.story({ play: pasteList });

/** A pasted list that could not be read. */
export const PastedListFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("findParts").networkError()),
  play: async (context) => {
    await context.userEvent.click(await scanField(context));
    await context.userEvent.paste("NE555P\nHC-SR04");
    await screen.findByText(/NE555P/);
  },
});

PastedList.test(
  "D-117 the lines of a pasted list have its quantities, also beside what was scanned",
  english,
  async (context) => {
    await expect(screen.getByText("Added: 2 products of the list")).toBeVisible();
    await expect(
      screen.getByText("5 × NO-SUCH-PART: not certain, so not added. Choose it with “Add a product”."),
    ).toBeVisible();
    const quantity = screen.getByRole("spinbutton", { name: `Quantity of ${meter().name}` });
    await expect(quantity).toHaveValue("2");
    await scan(context, meter().code);
    await waitFor(() => expect(quantity).toHaveValue("3"));
    await expect(await scanField(context)).toHaveValue("");
  },
);

UnknownCode.test(
  "D-117 a code that was not found stays named until it is dismissed",
  english,
  async (context) => {
    await scan(context, meter().code);
    await expect(await screen.findByText(/^Added: /)).toBeVisible();
    await expect(screen.getByText(/NO-SUCH-PART/)).toBeVisible();
    await context.userEvent.click(screen.getByRole("button", { name: "Dismiss NO-SUCH-PART" }));
    await expect(screen.queryByText(/NO-SUCH-PART/)).not.toBeInTheDocument();
  },
);
