import type { Figures } from "@shop/contract/figures/endpoints.ts";
import { useFiguresModel } from "@shop/data/dash/figures/use-figures-model.ts";
import { averageOf, stepsOf } from "@shop/domain/figures/figures.ts";
import { fromMinorUnits, sumOf } from "@shop/domain/money/money.ts";
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

/** What is charged beside goods, and the tax of all of it. */
const beside = {
  delivery: "1225.00",
  fees: "87.72",
  vat: [
    { rate: "14.00", net: "101275.44", vat: "14178.56" },
    { rate: "0.00", net: "3180.00", vat: "0.00" },
  ],
  total: "118634.00",
};

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
      ...beside,
      orders,
      sales,
      average: averageOf(sales, orders),
      requests: 2,
      requests_total: "640.50",
    },
    totals_before: {
      ...beside,
      orders: 41,
      sales: before,
      average: averageOf(before, 41),
      requests: 0,
      requests_total: "0.00",
    },
    steps,
    by: "channel",
    rows: [
      { ...row, key: "web", sales: "74250.00", before: "51000.25" },
      { ...row, key: "counter", sales: "32010.75", before: "40110.00" },
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
    msw.use(
      mock("readFigures").ok(
        someFigures(
          { from: "2026-01-01", to: "2026-06-30" },
          {
            by: "product",
            rows: [
              {
                ...row,
                key: "1",
                name: "Digital multimeter",
                name_ar: "جهاز قياس رقمي",
                part_number: "KC-400",
                sales: "18400.00",
              },
              { ...row, key: "2", name: "Clamp meter", name_ar: null, part_number: null },
            ],
            others: { rows: 212, units: 940, sales: "20480.25", before: "18002.00" },
          },
        ),
      ),
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
      orders: 123_456,
      sales: high,
      average: high,
      delivery: high,
      fees: high,
      vat: [{ rate: "14.00", net: high, vat: high }],
      total: high,
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
          totals,
          totals_before: totals,
          by: "product",
          rows: [{ ...row, key: "1", sales: high, before: high }],
        }),
      ),
    );
  },
  play: isHere,
});

const earned = (amount: string, sales: string, unknown: number) => ({
  margin: { amount, sales, unknown, loss: "120.00" },
});

/** Margins, of which a part of the sales has no cost. */
export const Margins = meta.story({
  beforeEach: ({ msw }) => {
    const figures = someFigures(march);
    const [web, counter, chat] = figures.rows;
    if (!web || !counter || !chat) throw new Error("A row is missing.");
    const { sales } = figures.totals;
    msw.use(
      mock("readFigures").ok({
        ...figures,
        totals: {
          ...figures.totals,
          ...earned("21000.50", fromMinorUnits(BigInt(sales.replace(".", "")) / 2n), 12),
        },
        rows: [
          { ...web, ...earned("18562.50", web.sales, 0) },
          { ...counter, ...earned("-320.10", "16005.00", 12) },
          { ...chat, ...earned("0.00", "0.00", 3) },
        ],
      }),
    );
  },
  play: isHere,
});

Margins.test(
  "D-138 margins say of which share of the sales they are, and how many lines have no cost",
  english,
  async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: "Channel" }));
    await expect(table.getByText("18,562.50 EG (25%)")).toBeVisible();
    await expect(table.getByText("−320.10 EG (−2%)*")).toBeVisible();
    await expect(
      canvas.getByText(/^covers (?:49|50)% of the sales · 12 lines without a cost$/),
    ).toBeVisible();
  },
);

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
