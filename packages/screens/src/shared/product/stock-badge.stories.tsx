import type { ProductCard } from "@shop/contract/products/product.ts";
import { publicStock, type StockRule, stockRules } from "@shop/domain/catalogue/shown-stock.ts";
import { expect } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";

import { english, inPage, onArabicPhone } from "../../stories/page.tsx";
import { StockBadge } from "./stock-badge.tsx";

const amounts = [0, 1, 2, 5, 50, 1200];

const shown = (stock_shown: StockRule, amount: number): Pick<ProductCard, "amount" | "stock"> =>
  publicStock({ amount, low_stock_at: null }, { stock_shown, stock_limit: 20, low_stock_at: 5 });

/** Stock of 0, 1, 2, 5, 50 and 1,200 pieces by each rule of the owner: 'more than' above 20, few at most 5. */
function StockRules() {
  return (
    <ul className="divide-line divide-y py-4">
      {stockRules.map((rule) => (
        <li key={rule} className="flex flex-wrap gap-x-6 gap-y-2 py-3" data-testid={rule}>
          {amounts.map((amount) => (
            <StockBadge key={amount} product={shown(rule, amount)} />
          ))}
        </li>
      ))}
    </ul>
  );
}

const meta = preview.type<RenderedFrom>().meta({
  title: "Parts/Stock",
  component: StockBadge,
  render: () => <StockRules />,
  decorators: [inPage],
});

export const Default = meta.story();

Default.test("D-92 each rule shows no more than it allows", english, async ({ canvas }) => {
  const textOf = (rule: StockRule) =>
    Array.from(canvas.getByTestId(rule).children, ({ textContent }) => textContent);
  const exact = ["out of stock", "only 1 left", "only 2 left", "only 5 left"];
  await expect(textOf("low_count")).toEqual([...exact, "in stock", "in stock"]);
  await expect(textOf("count")).toEqual([...exact, "50 in stock", "1,200 in stock"]);
  await expect(textOf("more_than")).toEqual([...exact, "more than 20 in stock", "more than 20 in stock"]);
  await expect(textOf("words")).toEqual([
    "out of stock",
    "few left",
    "few left",
    "few left",
    "in stock",
    "in stock",
  ]);
});

Default.test("D-92 the rules are worded in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByTestId("count")).toHaveTextContent("متوفر: 1,200");
  await expect(canvas.getByTestId("more_than")).toHaveTextContent("متوفر: أكثر من 20");
  await expect(canvas.getByTestId("words")).toHaveTextContent("بقي القليل");
});
