import type { Figures } from "@shop/contract/figures/endpoints.ts";
import { useFiguresModel } from "@shop/data/dash/figures/use-figures-model.ts";
import { averageOf, stepsOf } from "@shop/domain/figures/figures.ts";
import { divideHalfUp } from "@shop/domain/money/divide-half-up.ts";
import { differenceOf, fromMinorUnits, minorOf, sumOf } from "@shop/domain/money/money.ts";
import { UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { useState } from "react";
import { expect, fireEvent, fn, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { showEnd } from "#storybook/show-part.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { withRights } from "../stories/with-rights.tsx";
import { FiguresScreen, type FiguresScreenProps } from "./figures-screen.tsx";

const actions = { onPeriod: fn(), onRange: fn(), onOpen: fn() };
const march = { from: "2026-03-01", to: "2026-03-30" };

/** The screen over its model. */
function Connected({ range = march }: Partial<Pick<FiguresScreenProps, "range">>) {
  const [by, setBy] = useState<FiguresScreenProps["by"]>("channel");
  return (
    <FiguresScreen
      {...useFiguresModel({ ...range, by })}
      {...actions}
      range={range}
      period="30_days"
      by={by}
      onBy={setBy}
    />
  );
}

/** What was charged for sales: they and what stands beside them at the standard rate, but for what is exempt. */
function charged(sales: string, { delivery, fees, exempt }: Record<"delivery" | "fees" | "exempt", string>) {
  const net = sumOf([sales, delivery, fees]);
  const taxed = differenceOf(net, exempt);
  const vat = fromMinorUnits(divideHalfUp(minorOf(taxed) * 14n, 100n));
  return {
    sales,
    delivery,
    fees,
    vat: [
      { rate: "14.00", net: taxed, vat },
      { rate: "0.00", net: exempt, vat: "0.00" },
    ],
    total: sumOf([net, vat]),
  };
}

const beside = { delivery: "1225.00", fees: "87.72", exempt: "3180.00" };

/** What is left of a sum beside some parts. */
const restOf = (sum: string, parts: readonly string[]): string => differenceOf(sum, sumOf(parts));

/** Sales of a period, higher at its end. */
function someFigures(range: typeof march, parts: Partial<Figures> = {}): Figures {
  const steps = stepsOf(range).map(({ from, to }, at) => ({
    from,
    to,
    orders: (at * 7) % 5,
    sales: fromMinorUnits(BigInt(((at * 7) % 5) * (120_000 + 9_950 * at))),
    before: fromMinorUnits(BigInt(((at * 5) % 4) * 110_000)),
  }));
  const [sales, before] = [sumOf(steps.map((step) => step.sales)), sumOf(steps.map((step) => step.before))];
  const orders = steps.reduce((sum, step) => sum + step.orders, 0);
  const row = { name: null, name_ar: null, part_number: null, orders: 20, units: 61 };
  return {
    ...range,
    before: { from: "2026-02-01", to: "2026-02-28" },
    totals: {
      ...charged(sales, beside),
      orders,
      average: averageOf(sales, orders),
      requests: 2,
      requests_total: "640.50",
    },
    totals_before: {
      ...charged(before, beside),
      orders: 41,
      average: averageOf(before, 41),
      requests: 0,
      requests_total: "0.00",
    },
    steps,
    by: "channel",
    rows: [
      {
        ...row,
        key: "web",
        sales: restOf(sales, ["32010.75", "8900.00"]),
        before: restOf(before, ["21110.00"]),
      },
      { ...row, key: "counter", sales: "32010.75", before: "21110.00" },
      { ...row, key: "chat", sales: "8900.00", before: "0.00" },
    ],
    others: null,
    ...parts,
  };
}

const meta = preview.type<RenderedFrom>().meta({
  title: "Dashboard/Figures",
  component: FiguresScreen,
  render: () => <Connected />,
  decorators: [inDash],
  beforeEach: ({ msw }) => {
    msw.use(mock("readFigures").ok(someFigures(march)));
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Waits for the chart, whose code is loaded last. */
const isHere = async (context: Context): Promise<void> => {
  const { earlier } = textsOf(context).dashFigures;
  await context.canvas.findByText(earlier);
};

/** A month by channel. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical, play: isHere });

/** For those who may see no orders: days and parts lead to none. */
export const NoRights = meta.story({
  decorators: [withRights("figures")],
  play: async (context) => {
    await isHere(context);
    showEnd();
  },
});

NoRights.test("D-147 who may see no orders gets no links to them", english, async (context) => {
  await isHere(context);
  const { canvasElement } = context;
  await expect(canvasElement.querySelectorAll("table tbody tr").length).toBeGreaterThan(5);
  await expect(canvasElement.querySelectorAll("a[href*='/dash/orders']")).toHaveLength(0);
});

/** The figures are being loaded. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("readFigures").never()),
});

/** The figures could not be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("readFigures").failing(500)),
});

/** No sales in the period and the one before, and one request that waits. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    const nothing = {
      orders: 0,
      sales: "0.00",
      average: "0.00",
      delivery: "0.00",
      fees: "0.00",
      vat: [],
      total: "0.00",
      requests: 1,
      requests_total: "90.00",
    };
    msw.use(
      mock("readFigures").ok(
        someFigures(march, { totals: nothing, totals_before: { ...nothing, requests: 0 }, rows: [] }),
      ),
    );
  },
});

/** The first day is after the last one. */
export const BadRange = meta.story({
  name: "Bad range",
  render: () => <Connected range={{ from: march.to, to: march.from }} />,
});

/** A year by product, in months, with more products than are listed. */
export const ByProduct = meta.story({
  name: "By product",
  beforeEach: ({ msw }) => {
    const row = { orders: 12, units: 40, before: "900.00", sales: "3120.00" };
    const figures = someFigures({ from: "2026-01-01", to: "2026-06-30" }, { by: "product" });
    msw.use(
      mock("readFigures").ok({
        ...figures,
        rows: [
          {
            ...row,
            key: "1",
            name: "Digital multimeter",
            name_ar: "جهاز قياس رقمي",
            part_number: "KC-400",
            sales: "6400.00",
          },
          { ...row, key: "2", name: "Clamp meter", name_ar: null, part_number: null },
        ],
        others: {
          rows: 212,
          units: 940,
          sales: restOf(figures.totals.sales, ["6400.00", "3120.00"]),
          before: restOf(figures.totals_before.sales, ["900.00", "900.00"]),
        },
      }),
    );
  },
  play: isHere,
});

/** Long names and high sums. */
export const LongNames = meta.story({
  name: "Long names",
  beforeEach: ({ msw }) => {
    const high = "1234567890.55";
    const totals = {
      ...charged(high, { delivery: high, fees: high, exempt: high }),
      orders: 123_456,
      average: high,
      requests: 99,
      requests_total: high,
    };
    const row = {
      name: UNBREAKABLE,
      name_ar: UNBREAKABLE,
      part_number: UNBREAKABLE.slice(0, 40),
      orders: 99_999,
      units: 123_456,
    };
    msw.use(
      mock("readFigures").ok(
        someFigures(march, {
          totals: { ...totals, margin: { amount: "-987654321.05", sales: high, unknown: 123, loss: high } },
          totals_before: totals,
          by: "product",
          rows: [
            {
              ...row,
              key: "1",
              sales: high,
              before: high,
              margin: { amount: "-987654321.05", sales: high, unknown: 123, loss: high },
            },
          ],
        }),
      ),
    );
  },
  play: isHere,
});

const earned = (amount: string, sales: string, { unknown = 0, loss = "0.00" } = {}) => ({
  margin: { amount, sales, unknown, loss },
});

/** Margins, of which a part of the sales has no cost, and what came back and could not be sold again. */
export const Margins = meta.story({
  beforeEach: ({ msw }) => {
    const figures = someFigures(march);
    const [web, counter, chat] = figures.rows;
    if (!web || !counter || !chat) throw new Error("A row is missing.");
    msw.use(
      mock("readFigures").ok({
        ...figures,
        totals: {
          ...figures.totals,
          ...earned("16142.40", sumOf([web.sales, "16005.00"]), { unknown: 15, loss: "420.00" }),
        },
        rows: [
          { ...web, ...earned("16462.50", web.sales, { loss: "120.00" }) },
          { ...counter, ...earned("-320.10", "16005.00", { unknown: 12, loss: "300.00" }) },
          { ...chat, ...earned("0.00", "0.00", { unknown: 3 }) },
        ],
      }),
    );
  },
  play: isHere,
});

/** The rows of a table as texts, one value after the other. */
const rowsOf = ({ canvas }: Pick<Context, "canvas">, name: string): string[] =>
  within(canvas.getByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      Array.from(row.children, (cell) => (cell.querySelector(".figures") ?? cell).textContent).join(" | "),
    );

const piastres = (text: string): number =>
  Number((/−?[\d,.]+(?= EG$)/u.exec(text)?.[0] ?? "NaN").replace("−", "-").replaceAll(",", "")) * 100;

Margins.test(
  "D-138 margins say of which share of the sales they are, and how many lines have no cost",
  english,
  async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: "Channel" }));
    await expect(table.getByText(/^16,462.50 EG \(\d+.?\d*%\)$/u)).toBeVisible();
    await expect(table.getByText("−320.10 EG (−2%)*")).toBeVisible();
    await expect(canvas.getByText(/^covers \d\d% of the sales · 15 lines without a cost$/)).toBeVisible();
  },
);

Margins.test(
  "D-138 cost and losses lead from the sales with a cost to the margin",
  english,
  async (context) => {
    const rows = rowsOf(context, "From sales to the margin");
    await expect(rows.map((row) => row.replace(/ \| .*$/u, ""))).toEqual([
      "Sales with a cost15 lines without a cost",
      "Cost of the goods",
      "Came back and cannot be sold again",
      expect.stringMatching(/^Margin[\d.]+% of sales with a cost$/u),
    ]);
    await expect(rows.at(2)).toMatch(/ \| −420 EG$/u);
    const [sales = 0, cost = 0, loss = 0, margin = 0] = rows.map(piastres);
    await expect(Math.round(sales + cost + loss)).toBe(Math.round(margin));
  },
);

Default.test(
  "D-136 delivery, fees and the tax of each rate lead from the sales to what was charged",
  english,
  async (context) => {
    const rows = rowsOf(context, "From sales to what was charged");
    await expect(rows.map((row) => row.replace(/ \| .*$/u, ""))).toEqual([
      "Goods",
      "Delivery",
      "Payment fees",
      "Without tax",
      expect.stringMatching(/^Value added tax 14%of [\d,.]+ EG$/u),
      "Exempt from value added taxof 3,180 EG",
      "With tax",
    ]);
    const [goods = 0, delivery = 0, fees = 0, net = 0, tax = 0, exempt, total = 0] = rows.map(piastres);
    await expect(Math.round(goods + delivery + fees)).toBe(Math.round(net));
    await expect([exempt, Math.round(net + tax)]).toEqual([0, Math.round(total)]);
    // Only those who see costs see what leads to a margin.
    await expect(context.canvas.queryByRole("table", { name: "From sales to the margin" })).toBeNull();
  },
);

/** More came back on a day, and of a channel, than was sold; and in the period before in all. */
export const MoreCameBack = meta.story({
  name: "More came back",
  beforeEach: ({ msw }) => {
    const week = { from: "2026-03-02", to: "2026-03-06" };
    const sold = ["1800.00", "0.00", "-1250.40", "3150.40", "300.00"];
    const before = ["0.00", "240.00", "-980.00", "0.00", "400.00"];
    const row = { name: null, name_ar: null, part_number: null };
    const totals = {
      requests: 0,
      requests_total: "0.00",
      orders: 7,
      average: "571.43",
      sales: "4000.00",
      delivery: "-60.00",
      fees: "0.00",
      vat: [
        { rate: "14.00", net: "4240.00", vat: "593.60" },
        { rate: null, net: "-300.00", vat: "0.00" },
      ],
      total: "4533.60",
    };
    const stepBefore = { ...totals, orders: 0, average: "0.00", sales: "-340.00", delivery: "0.00" };
    msw.use(
      mock("readFigures").ok({
        ...week,
        before: { from: "2026-02-25", to: "2026-03-01" },
        totals: { ...totals, ...earned("-95.00", "-300.00", { unknown: 2, loss: "75.00" }) },
        totals_before: {
          ...stepBefore,
          vat: [{ rate: null, net: "-340.00", vat: "0.00" }],
          total: "-340.00",
        },
        steps: stepsOf(week).map((step, at) =>
          Object.assign(step, {
            orders: [2, 0, 0, 4, 1][at] ?? 0,
            sales: sold[at] ?? "0.00",
            before: before[at] ?? "0.00",
          }),
        ),
        by: "channel",
        rows: [
          {
            ...row,
            key: "web",
            orders: 5,
            units: 14,
            sales: "4200.00",
            before: "640.00",
            ...earned("0.00", "0.00", { unknown: 1 }),
          },
          {
            ...row,
            key: "counter",
            orders: 2,
            units: 3,
            sales: "1050.40",
            before: "-980.00",
            ...earned("300.40", "950.40", { unknown: 1 }),
          },
          {
            ...row,
            key: "chat",
            orders: 0,
            units: -6,
            sales: "-1250.40",
            before: "0.00",
            ...earned("-395.40", "-1250.40", { loss: "75.00" }),
          },
        ],
        others: null,
      }),
    );
  },
  play: async (context) => {
    await isHere(context);
    await context.userEvent.click(context.canvas.getByText(textsOf(context).dashFigures.table));
  },
});

MoreCameBack.test(
  "D-136 a day, a part and a period of which more came back than was sold are stated below zero",
  english,
  async (context) => {
    const { canvas, canvasElement } = context;
    await expect(canvas.getByText("−340 EG before")).toBeVisible();
    await expect(canvas.queryByText(/more$/u)).toBeNull();
    await expect(rowsOf(context, "Sales by day").at(2)).toBe("4 March 2026 | 0 | −1,250.40 EG | −980 EG");
    await expect(rowsOf(context, "Channel")).toEqual([
      "web | 5 | 14 | 4,200 EG | 105% | 640 EG | –",
      "counter | 2 | 3 | 1,050.40 EG | 26% | −980 EG | 300.40 EG (31.6%)*",
      "chat | 0 | −6 | −1,250.40 EG | −31% | 0 EG | −395.40 EG",
      "Sum | 7 | – | 4,000 EG | 100% | −340 EG | −95 EG*",
    ]);
    for (const bar of canvasElement.querySelectorAll<HTMLElement>("th span[style]"))
      await expect(bar.style.width).toMatch(/^\d/u);
    const charts = [...canvasElement.querySelectorAll(".recharts-bar-rectangle path")];
    await expect(charts.length).toBeGreaterThan(3);
    await expect(canvasElement.querySelectorAll(".recharts-reference-line")).toHaveLength(1);
  },
);

MoreCameBack.test(
  "D-136 D-138 tax of an unknown rate and a margin of less than nothing are named without a percentage",
  english,
  async (context) => {
    await expect(rowsOf(context, "From sales to what was charged")).toEqual([
      "Goods | 4,000 EG",
      "Delivery | −60 EG",
      "Without tax | 3,940 EG",
      "Value added tax 14%of 4,240 EG | 593.60 EG",
      "Value added tax, rate not knownof −300 EG | 0 EG",
      "With tax | 4,533.60 EG",
    ]);
    await expect(rowsOf(context, "From sales to the margin")).toEqual([
      "Sales with a cost2 lines without a cost | −300 EG",
      "Cost of the goods | 280 EG",
      "Came back and cannot be sold again | −75 EG",
      "Margin | −95 EG",
    ]);
  },
);

MoreCameBack.test("D-136 an Arabic phone has sums below zero on one line", onArabicPhone, async (context) => {
  await expect(context.canvas.getAllByText(/−1,250.40 EG/u).length).toBeGreaterThan(1);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

Default.test(
  "D-136 a part, a day and a bar lead to the orders behind them",
  english,
  async ({ canvas, canvasElement, userEvent }) => {
    const table = within(canvas.getByRole("table", { name: "Channel" }));
    await expect(table.getByRole("link", { name: "counter" })).toHaveAttribute(
      "href",
      "/dash/orders?sales=some&from=2026-03-01&to=2026-03-30&channel=counter",
    );
    await expect(table.getAllByRole("row").at(-1)).toHaveTextContent("Sum");
    await userEvent.click(canvas.getByText("Show as a table"));
    await expect(canvas.getByRole("link", { name: "2 March 2026" })).toHaveAttribute(
      "href",
      "/dash/orders?sales=some&from=2026-03-02&to=2026-03-02",
    );
    const bars = canvasElement.querySelectorAll(".recharts-bar-rectangle path");
    await userEvent.click(bars[0] ?? canvasElement);
    await expect(actions.onOpen).toHaveBeenLastCalledWith(
      expect.stringMatching(/^\/dash\/orders\?sales=some&from=2026-03-0/),
    );
  },
);

Default.test(
  "D-136 period, days and breakdown are chosen, and the breakdown is exported",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "This year" }));
    await expect(actions.onPeriod).toHaveBeenLastCalledWith("year");
    await userEvent.click(canvas.getByRole("button", { name: "Last month" }));
    await expect(actions.onPeriod).toHaveBeenLastCalledWith("last_month");
    await fireEvent.change(canvas.getByLabelText("First day"), { target: { value: "2026-03-05" } });
    await expect(actions.onRange).toHaveBeenLastCalledWith({ from: "2026-03-05", to: "2026-03-30" });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "By" }), "brand");
    await expect(canvas.getByRole("combobox", { name: "By" })).toHaveValue("brand");
    await expect(canvas.getByRole("link", { name: "Excel file" })).toHaveAttribute(
      "href",
      expect.stringMatching(
        /\/admin\/figures\/sheet\?by=channel&format=xlsx&from=2026-03-01&locale=en&to=2026-03-30$/,
      ),
    );
  },
);

LongNames.test(
  "D-136 on an Arabic phone the figures are read without scrolling sideways",
  onArabicPhone,
  async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
);
