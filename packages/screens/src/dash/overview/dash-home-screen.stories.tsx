import { useOverviewModel } from "@shop/data/dash/overview/use-overview-model.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import { demoMails, keptMails } from "@shop/mocks/mails/demo-mails.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { showPart } from "#storybook/show-part.ts";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, onArabicPhone, onEnglishPhone } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { DashHomeScreen } from "./dash-home-screen.tsx";

/** The screen over its model. */
const Connected = () => <DashHomeScreen {...useOverviewModel()} />;

const retried = demoMails().find(({ state }) => state === "retrying");

const meta = preview.type<RenderedFrom>().meta({
  title: "Dashboard/Overview",
  component: DashHomeScreen,
  render: () => <Connected />,
  decorators: [inDash],
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Orders that wait, sales, best sellers, low stock and what products lack. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("readOverview").never()),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("readOverview").failing(500)),
});

/** A shop without orders, whose products lack nothing and whose searches and mails have succeeded. */
export const Empty = meta.story({
  beforeEach: () => {
    shop.state.orders.length = 0;
    shop.state.mails = [];
    shop.state.searchMisses = [];
    shop.state.attributes = [];
    shop.state.products = shop.state.products
      .filter(({ images, name_ar }) => images.length > 0 && name_ar)
      .map((product) => Object.assign({}, product, { amount: 20, price: "10.00" }));
  },
});

/** Without a mail server, mails are kept as files. */
export const NoMailServer = meta.story({
  name: "No mail server",
  beforeEach: () => {
    shop.state.hasMailServer = false;
    shop.state.mails = keptMails();
  },
});

/** Two buyers have sent a proof of payment. */
export const ProofsToCheck = meta.story({
  name: "Proofs to check",
  beforeEach: () => {
    for (const [at, order] of shop.state.orders.slice(0, 2).entries())
      shop.state.orders.splice(at, 1, {
        ...order,
        proofs: [
          {
            id: at + 1,
            state: "waiting",
            method: "instapay",
            amount: "100.00",
            reference: "IP-1",
            has_picture: false,
            sent_at: "2026-03-01T09:15:00.000Z",
            note: "",
            decided: null,
            file: null,
          },
        ],
      });
  },
});

ProofsToCheck.test("D-127 proofs to check lead to the list of their orders", english, async ({ canvas }) => {
  await expect(await canvas.findByRole("link", { name: "2 proofs of payment to check" })).toHaveAttribute(
    "href",
    "/dash/orders?payment=to_check",
  );
});

Default.test(
  "D-11 what is to be done today leads to its list, and nothing that is zero stands there",
  english,
  async ({ canvas }) => {
    const today = within(await canvas.findByRole("region", { name: "Today" }));
    const links = today.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(links).toEqual(
      expect.arrayContaining(["/dash/orders?state=confirmed", "/dash/orders?state=sent"]),
    );
    for (const link of today.getAllByRole("link")) await expect(link).not.toHaveTextContent(/\b0$/);
    const toPack = shop.state.orders.filter(({ state }) => state === "confirmed").length;
    await expect(today.getByRole("link", { name: `Orders to pack ${toPack}` })).toBeVisible();
  },
);

Empty.test("D-11 a shop in which nothing waits says so", english, async ({ canvas }) => {
  const today = within(await canvas.findByRole("region", { name: "Today" }));
  await expect(today.getByText("Nothing waits, and nothing was received today.")).toBeVisible();
});

const showBackup = async (context: Context) =>
  showPart(await context.canvas.findByText(textsOf(context).dashOverview.attention.backup, { exact: false }));

/** Automatic backups are made each day. */
export const Backup = meta.story({
  beforeEach: () => {
    shop.state.backup = { last_at: "2026-03-02T01:00:00.000Z", is_late: false };
  },
  play: showBackup,
});

/** The last automatic backups were missed. */
export const LateBackup = meta.story({
  name: "Late backup",
  beforeEach: () => {
    shop.state.backup = { last_at: "2026-02-27T01:00:00.000Z", is_late: true };
  },
  play: showBackup,
});

/** Automatic backups are set up, and none was made. */
export const NoBackup = meta.story({
  name: "No backup",
  beforeEach: () => {
    shop.state.backup = { last_at: null, is_late: true };
  },
  play: showBackup,
});

/** Orders, but none in the last 30 days. */
export const Quiet = meta.story({
  beforeEach: () => {
    const { orders } = shop.state;
    const day = "2020-03-02T10:00:00.000Z";
    orders.splice(
      0,
      orders.length,
      ...orders.map((order) => Object.assign({}, order, { created_at: day, state: "delivered" as const })),
    );
  },
});

/** A stranger has asked for more than unconfirmed orders may reserve. */
export const Request = meta.story({
  beforeEach: () => {
    const { orders } = shop.state;
    const at = orders.findIndex(({ state }) => state === "received");
    orders.splice(
      at,
      1,
      ...orders.slice(at, at + 1).map((order) => Object.assign({}, order, { request: true })),
    );
  },
});

Request.test("D-11 D-43 a request is named with its sum, apart from the sales", english, async (context) => {
  const orders = await section(context, "Orders to confirm");
  const request = orders.getByText(/^1 of them is a request without stock:/u);
  await expect(request).toHaveTextContent(/[\d,.]+ EG$/u);
});

/** Mails that could not be sent, names and sums without an end. */
export const LongNames = meta.story({
  name: "Long names",
  beforeEach: () => {
    shop.state.mails = Array.from({ length: 1204 }, (_, id) => Object.assign({}, retried, { id }));
    shop.state.products = shop.state.products.map((product) =>
      Object.assign({}, product, { name: UNBREAKABLE, name_ar: LONG_ARABIC }),
    );
    const { orders } = shop.state;
    orders.splice(
      0,
      orders.length,
      ...orders.map((order) =>
        Object.assign({}, order, {
          lines: order.lines.map((line) => Object.assign({}, line, { price: "9999999.99", qty: 100_000 })),
        }),
      ),
    );
  },
});

const section = async ({ canvas }: Pick<Context, "canvas">, name: string) =>
  within(await canvas.findByRole("region", { name }));

const backupOf = async (context: Pick<Context, "canvas">) =>
  (await section(context, "Needs attention")).queryByText("Last automatic backup");

Backup.test("D-11 the last automatic backup is named where they are set up", english, async (context) => {
  await expect(await backupOf(context)).toHaveTextContent(/^Last automatic backup on 2 Mar, \d+:00/);
});

LateBackup.test("D-11 a late backup stands out", english, async (context) => {
  const row = await backupOf(context);
  await expect(row?.querySelector("span")).toHaveClass("text-negative");
});

NoBackup.test("D-11 a backup that was never made stands out", english, async (context) => {
  await expect(await backupOf(context)).toHaveTextContent("Last automatic backup none yet");
});

Default.test("D-11 without automatic backups there is no row of them", english, async (context) => {
  await expect(await backupOf(context)).toBe(null);
});

const piastres = (text: string): bigint => {
  const [whole = "0", fraction = "00"] = text.replaceAll(/[^\d.]/g, "").split(".");
  return BigInt(whole + fraction);
};

/** The line boxes of a text. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
}

LongNames.test(
  "D-11 PRICE-1 sums of any length are grouped by thousands and never broken",
  onEnglishPhone,
  async (context) => {
    const sales = await section(context, "Sales of the last 30 days");
    await context.userEvent.click(sales.getByText("Show as a table"));
    await sales.findByRole("table");
    // The chart beside it measures itself, which renders the section anew.
    await waitFor(async () => {
      const sums = (await section(context, "Sales of the last 30 days")).getAllByText(/^[\d,.]{12,} EG$/);
      await expect(sums.length).toBeGreaterThan(2);
      for (const sum of sums) {
        await expect(sum.textContent).toMatch(/^\d{1,3}(?:,\d{3})+(?:\.\d\d)? EG$/);
        await expect(linesOf(sum)).toBe(1);
      }
    });
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
);

Default.test("ADMIN-8 D-11 the overview is titled as its link", english, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
});

Default.test("D-11 D-23 warns of the demonstration's address for orders", english, async ({ canvas }) => {
  await expect(await canvas.findByText(/^New orders are mailed to orders@nilometer\.example/u)).toBeVisible();
  await expect(canvas.getByRole("link", { name: "Set the shop's address" })).toHaveAttribute(
    "href",
    expect.stringMatching(/\/dash\/settings\/shop$/u),
  );
});

Default.test("D-11 orders to confirm lead to the list of them", english, async (context) => {
  const orders = await section(context, "Orders to confirm");
  await expect(orders.getByText("6 orders to confirm")).toBeVisible();
  await expect(orders.getByText("1 has been waiting for more than 24 hours")).toBeVisible();
  await expect(orders.getByRole("link", { name: "Confirm orders" })).toHaveAttribute(
    "href",
    expect.stringMatching(/\/dash\/orders\?state=received$/),
  );
});

Default.test("D-11 a chart shows the sales of 30 days, a table their values", english, async (context) => {
  const sales = await section(context, "Sales of the last 30 days");
  const chart = sales.getByRole("figure", { name: /^Sales of each day, from/ });
  await expect(chart.querySelectorAll("rect")).toHaveLength(30);
  await expect(sales.getByText("10 orders")).toBeVisible();
  await expect(sales.getByRole("table")).not.toBeVisible();
  await context.userEvent.click(sales.getByText("Show as a table"));
  const rows = within(await sales.findByRole("table")).getAllByRole("row");
  await expect(rows).toHaveLength(31);
  const sums = rows.slice(1).map((row) => within(row).getAllByRole("cell").at(-1)?.textContent ?? "");
  const total = sales.getAllByText(/EG$/)[0]?.textContent ?? "";
  await expect(sums.map(piastres).reduce((sum, one) => sum + one, 0n)).toBe(piastres(total));
});

Default.test("D-11 best sellers and low stock lead to the products", english, async (context) => {
  const best = await section(context, "Best sellers of the last 30 days");
  const links = best.getAllByRole("link");
  await expect(links).toHaveLength(5);
  await expect(links[0]).toHaveAttribute("href", expect.stringMatching(/\/dash\/products\?edit=\d+$/));
  await expect(links[0]).toHaveTextContent(/pieces$/);
  const low = await section(context, "Low stock");
  await expect(low.getAllByRole("link")).toHaveLength(6);
  await expect(low.getByRole("link", { name: "All products with low stock" })).toHaveAttribute(
    "href",
    expect.stringMatching(/\/dash\/products\?sort=amount&stock=low&visibility=shown$/),
  );
});

Default.test("D-11 what products lack leads to the products that lack it", english, async (context) => {
  const attention = await section(context, "Needs attention");
  await expect(attention.getByRole("link", { name: /^Products without a price \d+$/ })).toHaveAttribute(
    "href",
    expect.stringMatching(/\/dash\/products\?missing=price&visibility=shown$/),
  );
});

Default.test("D-11 failed mails lead to the list of them", english, async (context) => {
  const attention = await section(context, "Needs attention");
  for (const [name, state] of [
    [/^Mails that failed and are tried again 2$/, "retrying"],
    [/^Mails that were given up 1$/, "given_up"],
  ] as const) {
    await expect(attention.getByRole("link", { name })).toHaveAttribute(
      "href",
      expect.stringMatching(new RegExp(`/dash/mails\\?state=${state}$`)),
    );
  }
});

NoMailServer.test(
  "D-11 D-22 without a mail server the overview warns that nobody gets mail, and says what to set",
  english,
  async (context) => {
    const { canvas } = context;
    await expect(
      await canvas.findByText(/buyers nor the shop get any mail\..* sets SMTP_URL\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All mails" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/dash\/mails$/),
    );
    const attention = await section(context, "Needs attention");
    await expect(attention.getByRole("link", { name: "Mails kept as files, not sent 4" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/dash\/mails\?state=kept$/),
    );
  },
);

Default.test("D-11 the searches that found nothing are listed by their number", english, async (context) => {
  const searches = await section(context, "Searches that found nothing");
  await expect(searches.getAllByRole("listitem")).toHaveLength(10);
  await expect(searches.getAllByRole("listitem")[0]).toHaveTextContent(/^esp32 c6\s*41 times · last on /);
  await expect(searches.getByRole("link", { name: "Search the shop for esp32 c6" })).toHaveAttribute(
    "href",
    expect.stringMatching(/\/results\?query=esp32%20c6$/),
  );
  await expect(searches.getByRole("link", { name: "All searches without results" })).toHaveAttribute(
    "href",
    expect.stringMatching(/\/dash\/searches$/),
  );
});

Empty.test("D-11 what is in order leads nowhere", english, async (context) => {
  const attention = await section(context, "Needs attention");
  await expect(attention.getByText("Products without a price")).toBeVisible();
  await expect(attention.queryByRole("link", { name: /^Products/ })).toBeNull();
});

Loading.test("D-11 the overview announces that it is loaded", english, async ({ canvas }) => {
  await expect(canvas.getByText("Loading the overview")).toBeInTheDocument();
  await expect(canvas.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
});

Failed.test("D-11 a failure can be retried", english, async ({ canvas, userEvent, msw }) => {
  await expect(await canvas.findByText("The overview could not be loaded.")).toBeVisible();
  msw.use(...handlersOf(shop));
  await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
  await expect(await canvas.findByText("6 orders to confirm")).toBeVisible();
});

Empty.test("D-11 a shop without orders says so", english, async ({ canvas }) => {
  await expect(await canvas.findByRole("heading", { name: "There are no orders yet." })).toBeVisible();
  await expect(canvas.getByText("No order waits to be confirmed.")).toBeVisible();
  await expect(canvas.getByText("No product is running out.")).toBeVisible();
});

Quiet.test("D-11 30 days without orders are no empty shop", english, async (context) => {
  const sales = await section(context, "Sales of the last 30 days");
  await expect(sales.getByText("Nothing was handed over in the last 30 days.")).toBeVisible();
});

LongNames.test("D-11 mails that could not be sent are counted", english, async (context) => {
  const attention = await section(context, "Needs attention");
  await expect(attention.getByText("1,204")).toBeVisible();
});

LongNames.test(
  "D-11 long names do not scroll the page sideways",
  { globals: { viewport: { value: "phone" } } },
  async ({ canvas }) => {
    await canvas.findAllByRole("region");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
);

Default.test("D-11 in Arabic the chart runs from right to left", onArabicPhone, async ({ canvas }) => {
  const chart = await canvas.findByRole("figure", { name: /^مبيعات كل يوم/ });
  const [first, last] = [...chart.querySelectorAll("rect")]
    .filter((_, at) => at === 0 || at === 29)
    .map((bar) => bar.getBoundingClientRect().left);
  await expect(first).toBeGreaterThan(last ?? 0);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
