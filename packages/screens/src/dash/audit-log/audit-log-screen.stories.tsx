import type { AuditChange, AuditEntry, AuditOrderChange } from "@shop/contract/audit-log/audit-entry.ts";
import { useAuditLogModel } from "@shop/data/dash/audit-log/use-audit-log-model.ts";
import type { AuditQuery } from "@shop/data/dash/audit-log/view.ts";
import { ready } from "@shop/data/view.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { showPart } from "#storybook/show-part.ts";

import { english } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { AuditLogScreen } from "./audit-log-screen.tsx";

const onRetry = fn();
const onQuery = fn();

const change: AuditChange = {
  id: 9,
  entity: "product",
  entity_id: 3,
  name: "Clamp meter CM-208",
  name_ar: "كلامب ميتر CM-208",
  action: "updated",
  by: "mona@nilometer.example",
  at: "2026-03-12T10:30:00Z",
  fields: [{ field: "price", old: "1450.00", new: "1600.50" }],
  count: 1,
};

const orderChange: AuditOrderChange = {
  id: 40,
  entity: "order",
  entity_id: 25,
  number: "3CDF-GHJ6",
  request: false,
  at: "2026-03-12T09:10:00Z",
  by: "mona@nilometer.example",
  action: "payment",
  from: null,
  to: null,
  text: "payment cash 1450.00",
  mail: null,
};

const items: readonly AuditEntry[] = [
  change,
  orderChange,
  {
    ...change,
    id: 8,
    entity_id: 0,
    name: null,
    name_ar: null,
    fields: [],
    count: 212,
    bulk_change: 12,
    at: "2026-03-12T08:00:00Z",
  },
  {
    ...change,
    id: 7,
    entity: "account",
    entity_id: 2,
    name: "karim@nilometer.example",
    name_ar: null,
    by: "owner@nilometer.example",
    at: "2026-03-11T16:00:00Z",
    fields: [{ field: "rights", old: "view_orders", new: "view_orders, orders" }],
  },
  {
    ...change,
    id: 6,
    entity: "backup",
    entity_id: 0,
    name: null,
    name_ar: null,
    action: "downloaded",
    by: "owner@nilometer.example",
    at: "2026-03-11T15:00:00Z",
    fields: [{ field: "file", old: null, new: "backup-2026-03-11.zip" }],
  },
  {
    ...change,
    id: 5,
    entity: "settings",
    entity_id: 1,
    name: null,
    name_ar: null,
    by: "owner@nilometer.example",
    at: "2026-03-11T14:00:00Z",
    fields: [{ field: "delivery.free_from", old: "2000.00", new: "1500.00" }],
  },
  {
    ...change,
    id: 4,
    action: "ordered",
    by: "3CDF-GHJ6",
    at: "2026-03-11T13:00:00Z",
    fields: [{ field: "amount", old: 12, new: 10 }],
  },
];

const query: AuditQuery = { from: "", to: "", by: "", entity: null, group: null };

const meta = preview.meta({
  title: "Dashboard/Audit log",
  component: AuditLogScreen,
  decorators: [inDash],
  args: {
    entries: ready({ items, hasMore: false }),
    people: ["karim@nilometer.example", "mona@nilometer.example", "owner@nilometer.example"],
    more: { status: "idle" } as const,
    onLoadMore: fn(),
    query,
    onQuery,
  },
  beforeEach: () => {
    onQuery.mockClear();
  },
});

/** Changes of every kind, one of them of many products at once. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** Each change of many that were made at once. */
export const Group = meta.story({
  args: {
    query: { ...query, group: 8 },
    entries: ready({
      items: [change, { ...change, id: 10, entity_id: 4, name: "Multimeter DM-90", name_ar: null }],
      hasMore: true,
    }),
  },
});

/** One change of one person, on one day. */
export const Narrowed = meta.story({
  args: {
    query: {
      from: "2026-03-11",
      to: "2026-03-11",
      by: "owner@nilometer.example",
      entity: "account",
      group: null,
    },
    entries: ready({ items: items.filter(({ entity }) => entity === "account"), hasMore: false }),
  },
});

export const Empty = meta.story({ args: { entries: ready({ items: [], hasMore: false }) } });

export const Loading = meta.story({ args: { entries: { status: "loading" } } });

export const Failed = meta.story({
  args: { entries: { status: "failed", error: "Internal Server Error", onRetry } },
});

/** Shows the end of the log. */
const showEnd = () => {
  showPart(screen.getByRole("button", { name: /Show older changes|عرض التغييرات الأقدم|Loading|جارٍ/ }));
};

/** Older changes can be loaded. */
export const LoadMore = meta.story({ args: { entries: ready({ items, hasMore: true }) }, play: showEnd });

export const LoadingMore = meta.story({
  args: { ...LoadMore.input.args, more: { status: "pending" } },
  play: showEnd,
});

export const MoreFailed = meta.story({
  args: { ...LoadMore.input.args, more: { status: "failed", error: "internal" } },
  play: showEnd,
});

/** Very long names, and an entity that is deleted. */
export const LongNames = meta.story({
  args: {
    entries: ready({
      items: [
        {
          ...change,
          name: UNBREAKABLE,
          name_ar: LONG_ARABIC,
          by: `${UNBREAKABLE.toLowerCase()}@shop.example`,
        },
        { ...change, id: 2, name: null, name_ar: null, action: "deleted", fields: [] },
        { ...orderChange, action: "note", text: `${UNBREAKABLE} ${LONG_ARABIC}` },
      ],
      hasMore: false,
    }),
  },
});

/** The entry with a link. */
const entryWith = (text: string): HTMLElement => {
  const entry = screen.getByRole("link", { name: text }).closest("li");
  if (!entry) throw new Error(`No entry '${text}'.`);
  return entry;
};

Default.test(
  "D-158 an entry names what was changed, by whom, when, and what it was before, with a way to it",
  english,
  async ({ canvas }) => {
    const [product] = canvas.getAllByRole("listitem");
    await expect(product).toHaveTextContent("Product Clamp meter CM-208");
    await expect(product).toHaveTextContent("Changedby mona@nilometer.example");
    await expect(product).toHaveTextContent("Pricebefore:1,450 EGnow:1,600.50 EG");
    await expect(canvas.getAllByRole("link", { name: "Clamp meter CM-208" })[0]).toHaveAttribute(
      "href",
      "/dash/products?edit=3",
    );
    const order = entryWith("Order 3CDF-GHJ6");
    await expect(order).toHaveTextContent("Payment recorded");
    await expect(order).toHaveTextContent(/payment · cash · 1,450\s*EG/);
    const rights = entryWith("karim@nilometer.example");
    await expect(rights).toHaveTextContent("before:See ordersnow:See orders, Take and change orders");
    await expect(entryWith("Settings")).toHaveTextContent("Free from");
  },
);

Default.test("D-158 changes that were made at once are one entry, which leads to each", english, async () => {
  const many = entryWith("Show each");
  await expect(many).toHaveTextContent("Product: 212 changes at once");
  await expect(within(many).getByRole("link", { name: "Show each" })).toHaveAttribute(
    "href",
    "/dash/audit-log?group=8",
  );
  await expect(within(many).getByRole("link", { name: "change of many products" })).toHaveAttribute(
    "href",
    "/dash/products/bulk/12",
  );
});

Default.test(
  "D-158 the log is narrowed to days, a person and a kind, and exported as it is narrowed",
  {
    ...english,
    args: { query: { ...query, from: "2026-03-01", by: "mona@nilometer.example" } },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    const link = await screen.findByRole<HTMLAnchorElement>("menuitem", { name: "Export as Excel file" });
    await expect(Object.fromEntries(new URL(link.href).searchParams)).toEqual({
      from: "2026-03-01",
      by: "mona@nilometer.example",
      locale: "en",
      format: "xlsx",
    });
    await userEvent.keyboard("{Escape}");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "What" }), "order");
    await expect(onQuery).toHaveBeenCalledWith(
      expect.objectContaining({ entity: "order", from: "2026-03-01" }),
    );
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Who" }), "");
    await expect(onQuery).toHaveBeenCalledWith(expect.objectContaining({ by: "" }));
  },
);

Loading.test("announces the first load", english, async ({ canvas }) => {
  await expect(canvas.getByText("Loading the log")).toBeInTheDocument();
});

Failed.test("the button tries again", english, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

/** The screen with its model. */
function Connected() {
  return <AuditLogScreen {...useAuditLogModel(query)} query={query} onQuery={onQuery} />;
}

Default.test(
  "D-158 the log fails, then loads, and older entries are loaded behind the newer ones",
  {
    ...english,
    render: () => <Connected />,
    beforeEach: ({ msw }) =>
      msw.use(
        mock("listAuditLog").failing(500, { once: true }),
        mock("listAuditLog").ok({ data: items.slice(0, 2), next_cursor: "2" }, { once: true }),
        mock("listAuditLog").networkError({ once: true }),
        mock("listAuditLog").ok({ data: items.slice(2), next_cursor: null }),
      ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Show older changes" }));
    await expect(await canvas.findByText("More could not be loaded.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show older changes" }));
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(items.length));
  },
);
