import type { FigureRow, Figures } from "@shop/contract/figures/endpoints.ts";
import { sheetTypes } from "@shop/contract/product-sheets/endpoints.ts";
import {
  averageOf,
  type DayRange,
  type FigureDimension,
  isOfLines,
  MAX_FIGURE_ROWS,
  rangeBefore,
  stepsOf,
} from "@shop/domain/figures/figures.ts";
import { itemAt } from "@shop/domain/item-at.ts";
import { differenceOf, fromMinorUnits, minorOf, sumOf, minorOfPrice } from "@shop/domain/money/money.ts";
import { shareOut } from "@shop/domain/money/share-out.ts";
import { type Margin, orderMargin } from "@shop/domain/orders/lines/order-margin.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { isSale } from "@shop/domain/orders/order-state.ts";
import { returnSums } from "@shop/domain/orders/returns/order-returns.ts";

import { mockMargin } from "../orders/mock-costs.ts";
import { mockLines } from "../orders/mock-parcels.ts";
import { sellerOf } from "../orders/order-list.ts";
import { mockTotal } from "../orders/order-total.ts";
import type { Answers, MockOrder, ShopState } from "../shop/state.ts";

const netOf = (order: MockOrder): string =>
  differenceOf(mockTotal(order), returnSums(order.returns ?? []).returned);

const isIn = ({ created_at: at }: MockOrder, { from, to }: DayRange): boolean => {
  const day = shopDayOf(at);
  return day >= from && day <= to;
};

/** A part of the sales of an order. */
interface Part extends Pick<FigureRow, "key" | "name" | "name_ar" | "part_number" | "units"> {
  readonly sales: string;
  readonly margin: Margin;
}

const whole = { name: null, name_ar: null, part_number: null };

/** What an order brings by a dimension of its lines, shared by the value of what was kept. */
function linePartsOf(order: MockOrder, by: FigureDimension, shop: ShopState): Part[] {
  const lines = mockLines(order);
  const values = shareOut(
    minorOf(netOf(order)),
    lines.map(({ price, qty, returned = 0 }) => minorOfPrice(price) * BigInt(qty - returned)),
  );
  return lines.map((line, at) => {
    const product = shop.products.find(({ id }) => id === line.product_id);
    const category = shop.categories.find(({ id }) => id === product?.category_id);
    const named = {
      product: { ...line, key: String(line.product_id) },
      brand: { ...whole, key: product?.brand ?? "" },
      category: {
        key: category ? String(category.id) : "",
        name: category?.name ?? null,
        name_ar: category?.name_ar ?? null,
        part_number: null,
      },
    };
    const { key, name, name_ar, part_number } = named[by === "brand" || by === "category" ? by : "product"];
    return {
      key,
      name,
      name_ar,
      part_number,
      units: line.qty - (line.returned ?? 0),
      sales: fromMinorUnits(itemAt(values, at)),
      margin: orderMargin([{ ...line, cost: order.costs?.[at] ?? null }], fromMinorUnits(itemAt(values, at))),
    };
  });
}

function partsOf(order: MockOrder, by: FigureDimension, shop: ShopState): Part[] {
  if (isOfLines(by)) return linePartsOf(order, by, shop);
  const { channel, delivery } = order;
  const branch = delivery?.branch;
  const named = {
    channel: { ...whole, key: channel },
    branch: {
      key: branch?.en ?? "",
      name: branch?.en ?? null,
      name_ar: branch?.ar ?? null,
      part_number: null,
    },
    place: { ...whole, key: delivery?.to ?? "" },
    person: { ...whole, key: sellerOf(order) ?? "" },
  };
  const units = mockLines(order).reduce((sum, { qty, returned = 0 }) => sum + qty - returned, 0);
  return [{ ...named[by], units, sales: netOf(order), margin: mockMargin(order) }];
}

/** The margin of several orders, whose sales are rounded one by one. */
const sumOfMargins = (margins: readonly Margin[]): Margin => ({
  amount: sumOf(margins.map(({ amount }) => amount)),
  sales: sumOf(margins.map(({ sales }) => sales)),
  unknown: margins.reduce((sum, { unknown }) => sum + unknown, 0),
});

/** Answers to the figures of sales. */
export function figureAnswers(shop: ShopState) {
  const totalsOf = (range: DayRange): Figures["totals"] => {
    const all = shop.orders.filter((order) => isIn(order, range));
    const sold = all.filter(({ state }) => isSale(state));
    const requests = all.filter(({ state, request }) => state === "received" && request);
    const sales = sumOf(sold.map(netOf));
    return {
      orders: sold.length,
      sales,
      average: averageOf(sales, sold.length),
      requests: requests.length,
      requests_total: sumOf(requests.map(mockTotal)),
      margin: sumOfMargins(sold.map(mockMargin)),
    };
  };

  const read = ({ by, ...now }: DayRange & { readonly by: FigureDimension }): Figures => {
    const before = rangeBefore(now);
    const sold = shop.orders.filter(({ state }) => isSale(state));
    const partsIn = (range: DayRange) =>
      sold
        .filter((order) => isIn(order, range))
        .flatMap((order) => partsOf(order, by, shop).map((part) => Object.assign(part, { id: order.id })));
    const [parts, earlier] = [partsIn(now), partsIn(before)];
    const rows = [...Map.groupBy([...parts, ...earlier], ({ key }) => key)].flatMap(([key, [first]]) => {
      if (!first) return [];
      const own = parts.filter((part) => part.key === key);
      const { name, name_ar, part_number } = first;
      return [
        {
          key,
          name,
          name_ar,
          part_number,
          orders: new Set(own.map(({ id }) => id)).size,
          units: own.reduce((sum, { units }) => sum + units, 0),
          sales: sumOf(own.map(({ sales }) => sales)),
          before: sumOf(earlier.filter((part) => part.key === key).map(({ sales }) => sales)),
          margin: sumOfMargins(own.map(({ margin }) => margin)),
        },
      ];
    });
    const sorted = rows.toSorted((a, b) => Number(b.sales) - Number(a.sales) || a.key.localeCompare(b.key));
    const rest = sorted.slice(MAX_FIGURE_ROWS);
    const stepsBefore = stepsOf(before);
    return {
      ...now,
      before,
      totals: totalsOf(now),
      totals_before: totalsOf(before),
      steps: stepsOf(now).map((step, at) => {
        const { orders, sales } = totalsOf(step);
        const same = stepsBefore[at];
        return { from: step.from, to: step.to, orders, sales, before: same ? totalsOf(same).sales : "0.00" };
      }),
      by,
      rows: sorted.slice(0, MAX_FIGURE_ROWS),
      others:
        rest.length === 0
          ? null
          : {
              rows: rest.length,
              units: rest.reduce((sum, { units }) => sum + units, 0),
              sales: sumOf(rest.map(({ sales }) => sales)),
              before: sumOf(rest.map((row) => row.before)),
              margin: sumOfMargins(rest.map(({ margin }) => margin)),
            },
    };
  };

  return {
    readFigures: ({ query }) => read(query),
    exportFigures: ({ query: { format: _format, locale: _locale, ...query } }) =>
      new Blob([["key,sales", ...read(query).rows.map(({ key, sales }) => `${key},${sales}`)].join("\r\n")], {
        type: sheetTypes.csv,
      }),
  } satisfies Partial<Answers>;
}
