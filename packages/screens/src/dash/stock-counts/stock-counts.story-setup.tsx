import type { CountedLine, StockCount } from "@shop/contract/stock-counts/stock-count.ts";
import type { CountPage, ScansView } from "@shop/data/dash/stock-counts/view.ts";
import { ready } from "@shop/data/view.ts";
import { sumCount } from "@shop/domain/stock-counts/sum-count.ts";
import { countOutcome } from "@shop/domain/stock-counts/sum-count.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { fn } from "storybook/test";

const who = "staff@nilometer.example";

/** An open count. */
export const openCount: StockCount = {
  id: 3,
  name: "Shelf 3",
  with_reserved: true,
  state: "open",
  started: { at: "2026-03-02T08:15:00.000Z", by: who },
  closed: null,
  change: null,
  products: 4,
  version: 12,
};

/** A count that was booked. */
export const bookedCount: StockCount = {
  ...openCount,
  id: 2,
  name: "مقاومات، فبراير",
  with_reserved: false,
  state: "booked",
  closed: { at: "2026-02-20T14:00:00.000Z", by: "owner@nilometer.example" },
  change: 7,
  products: 120,
};

/** A count that was discarded. */
export const discardedCount: StockCount = {
  ...openCount,
  id: 1,
  name: "Trial",
  state: "discarded",
  closed: { at: "2026-02-01T09:00:00.000Z", by: who },
  products: 2,
};

interface Counted {
  readonly counted: number;
  readonly expected: number;
  readonly amount: number | null;
  readonly cost: string | null;
  readonly moved: boolean;
}

const counted: readonly Counted[] = [
  { counted: 8, expected: 10, amount: 10, cost: "12.50", moved: false },
  { counted: 31, expected: 30, amount: 28, cost: "4.00", moved: false },
  { counted: 2, expected: 10, amount: 5, cost: null, moved: true },
  { counted: 7, expected: 7, amount: null, cost: "100.00", moved: false },
];

/** Products of the demonstration with what was counted of them. */
export const countedLines: readonly CountedLine[] = counted.flatMap((stock, at) => {
  const product = catalogue.products[at];
  if (!product) return [];
  const { after, missing, atCost } = countOutcome(stock);
  const { id, name, name_ar, part_number } = product;
  return [
    {
      ...stock,
      id,
      name,
      name_ar,
      part_number,
      after,
      missing,
      at_cost: atCost,
      by: [who],
      at: "2026-03-02T08:20:00.000Z",
    },
  ];
});

/** A page of the open count. */
export const countPage: CountPage = {
  count: openCount,
  sums: sumCount(counted),
  lines: countedLines,
  page: 1,
  per_page: 50,
  total: countedLines.length,
};

/** Scans without any that failed. */
export const noScans: ScansView = {
  waiting: 0,
  last: null,
  unread: [],
  onScan: fn(),
  onRetry: fn(),
  onDismiss: fn(),
};

/** Props of the page of the open count. */
export const countArgs = {
  count: ready(countPage),
  scans: noScans,
  upload: { status: "idle" } as const,
  list: null,
  onList: fn(),
  query: { show: "all", page: 1 } as const,
  onQuery: fn(),
  editing: { status: "idle" } as const,
  onSet: fn(),
  onRemove: fn(),
  closing: { status: "idle" } as const,
  onBook: fn(),
  onDiscard: fn(),
};
