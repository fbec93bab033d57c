import { mock } from "@shop/mocks/mock-endpoint.ts";
import type { MockOrder } from "@shop/mocks/shop/state.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, framedInDocs } from "../../../stories/page.tsx";
import { ConnectedOrder } from "../../stories/connected-order.story-setup.tsx";
import { inDash } from "../../stories/in-dash.tsx";
import { OrderScreen } from "../order-screen.tsx";

/** An order with several products. */
const id = 25;

const order = (): MockOrder => {
  const found = shop.state.orders.find((one) => one.id === id);
  if (!found) throw new Error("The order is missing.");
  return found;
};

/** Changes the order as a colleague does. */
const change = (changes: Partial<MockOrder>): void => {
  const { orders } = shop.state;
  const before = order();
  orders.splice(orders.indexOf(before), 1, { ...before, ...changes });
};

/** Enters the shop's tax registration number in the settings. */
const enterNumber = (number: string): void => {
  const { state } = shop;
  const { settings } = state.settings;
  state.settings = {
    ...state.settings,
    settings: { ...settings, tax: { ...settings.tax, tax_number: number } },
  };
};

const meta = preview.type<RenderedFrom>().meta({
  title: "Dashboard/Order/Tax invoice",
  component: OrderScreen,
  render: () => <ConnectedOrder id={id} />,
  parameters: framedInDocs,
  decorators: [inDash],
  beforeEach: () => {
    enterNumber("123456789");
    const lines = order().lines.filter(({ price }) => Number(price) > 0);
    const taxed = { standard: "14.00", lines: lines.map(() => "14.00") };
    change({ state: "confirmed", lines, taxed, costs: lines.map(() => null) });
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Presses a command, and answers its question. */
const confirm = async (context: Context, command: "issue" | "whole"): Promise<void> => {
  const { ofOrder } = textsOf(context).dashTaxDocuments;
  await context.userEvent.click(await screen.findByRole("button", { name: ofOrder[command] }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await context.userEvent.click(dialog.getByRole("button", { name: ofOrder[command] }));
};

/** No invoice was issued yet. */
export const Default = meta.story({
  play: async (context) =>
    void (await screen.findByRole("button", { name: textsOf(context).dashTaxDocuments.ofOrder.issue })),
});

/** The question before the invoice is issued. */
export const Asked = meta.story({
  play: async (context) => {
    const { ofOrder } = textsOf(context).dashTaxDocuments;
    await context.userEvent.click(await screen.findByRole("button", { name: ofOrder.issue }));
    await screen.findByRole("alertdialog");
  },
});

/** The question in a shop that has not entered its tax registration number. */
export const WithoutNumber = meta.story({
  name: "Without number",
  beforeEach: () => enterNumber(""),
  play: async (context) => {
    const { ofOrder } = textsOf(context).dashTaxDocuments;
    await context.userEvent.click(await screen.findByRole("button", { name: ofOrder.issue }));
    await screen.findByText(ofOrder.noNumber);
  },
});

/** The invoice was issued: it holds the order as it is. */
export const Issued = meta.story({
  tags: ["canonical"],
  parameters: canonical,
  play: async (context) => {
    await confirm(context, "issue");
    await screen.findByRole("button", { name: textsOf(context).dashTaxDocuments.ofOrder.whole });
  },
});

/** A credit note has taken the invoice back, and another can be issued. */
export const TakenBack = meta.story({
  play: async (context) => {
    const { ofOrder } = textsOf(context).dashTaxDocuments;
    await confirm(context, "issue");
    await screen.findByRole("button", { name: ofOrder.whole });
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await confirm(context, "whole");
    await screen.findByRole("button", { name: ofOrder.issue });
  },
});

/** The invoice is being issued. */
export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("issueTaxDocument").never()),
  play: (context) => confirm(context, "issue"),
});

/** The invoice could not be issued. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("issueTaxDocument").failing(503)),
  play: async (context) => {
    await confirm(context, "issue");
    await screen.findByText(textsOf(context).errors.requests.unavailable);
  },
});

TakenBack.test(
  "D-155 an invoice and the credit note on it have numbers, papers and data",
  english,
  async () => {
    const section = within(await screen.findByRole("region", { name: "Tax invoice" }));
    const [note, invoice] = section.getAllByRole("listitem");
    await expect(note).toHaveTextContent(/^Credit note CRN-0-\d{4}-000001/);
    await expect(invoice).toHaveTextContent(/^Tax invoice INV-0-\d{4}-000001/);
    await expect(section.getAllByRole("link", { name: /as PDF\s+in Arabic$/ })).toHaveLength(2);
    await expect(section.getAllByRole("link", { name: /receipt 1\.2$/ })).toHaveLength(2);
  },
);
