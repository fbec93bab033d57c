import type { HistoryEntry } from "@shop/contract/history/history.ts";
import { useHistoryModel } from "@shop/data/dash/history/use-history-model.ts";
import { ready } from "@shop/data/view.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { showPart } from "#storybook/show-part.ts";

import { english, framedInDocs } from "../../stories/page.tsx";
import { useSettingName } from "../settings/setting-name.ts";
import { HistoryDialog, type HistoryDialogProps } from "./history-dialog.tsx";

const LONG_TEXT = "True RMS, backlight, data hold and a case that closes. ".repeat(6).trim();

const entries: readonly HistoryEntry[] = [
  {
    id: 6,
    action: "undone",
    by: "owner@nilometer.example",
    at: "2026-03-02T09:10:00Z",
    fields: [{ field: "price", old: "1600.50", new: "1450.00" }],
    bulk_change: 12,
  },
  {
    id: 5,
    action: "updated",
    by: "owner@nilometer.example",
    at: "2026-03-01T23:30:00Z",
    fields: [
      { field: "price", old: "1450.00", new: "1600.50" },
      { field: "amount", old: 1200, new: 8 },
      { field: "stock_reason", old: null, new: "breakage" },
    ],
  },
  {
    id: 4,
    action: "ordered",
    by: "3CDF-GHJ6",
    at: "2026-02-28T09:05:00Z",
    fields: [{ field: "amount", old: 1203, new: 1200 }],
  },
  { id: 3, action: "restored", by: "staff@nilometer.example", at: "2026-02-27T12:00:00Z", fields: [] },
  { id: 2, action: "deleted", by: "staff@nilometer.example", at: "2026-02-26T12:00:00Z", fields: [] },
  {
    id: 1,
    action: "created",
    by: "owner@nilometer.example",
    at: "2026-02-25T12:00:00Z",
    fields: [
      { field: "name", old: null, new: "Clamp meter CM-208" },
      { field: "name_ar", old: null, new: "كلامب ميتر CM-208" },
      { field: "brand", old: null, new: "" },
      { field: "warranty_months", old: null, new: 24 },
      { field: "country", old: null, new: "DE" },
      { field: "rohs", old: null, new: "yes" },
      {
        field: "files",
        old: null,
        new: "datasheet · CM-208 · https://maker.example/cm-208.pdf\nother · /media/a.pdf",
      },
      { field: "description", old: null, new: LONG_TEXT },
    ],
  },
];

const meta = preview.meta({
  title: "Dashboard/History",
  component: HistoryDialog,
  parameters: framedInDocs,
  args: {
    name: "Clamp meter CM-208",
    entries: ready({ items: entries, hasMore: false }),
    more: { status: "idle" } as const,
    onLoadMore: fn(),
    onClose: fn(),
  },
});

/** Every action, with prices, stock, names and a long text. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** Shows the end of the list, with its button. */
const showMore = async () => {
  const last = (await screen.findAllByRole("listitem")).at(-1);
  if (last) showPart(last);
};

/** Older entries can be loaded. */
export const LoadMore = meta.story({
  args: { entries: ready({ items: entries, hasMore: true }) },
  play: showMore,
});

export const LoadingMore = meta.story({
  args: { ...LoadMore.input.args, more: { status: "pending" } },
  play: showMore,
});

export const MoreFailed = meta.story({
  args: { ...LoadMore.input.args, more: { status: "failed", error: "internal" } },
  play: showMore,
});

export const Loading = meta.story({ args: { entries: { status: "loading" } } });

export const Failed = meta.story({
  args: { entries: { status: "failed", error: "Internal Server Error", onRetry: fn() } },
});

/** A product from before the history was kept. */
export const Empty = meta.story({ args: { entries: ready({ items: [], hasMore: false }) } });

/** Pictures, moved fields and texts without an end. */
export const Stress = meta.story({
  args: {
    name: LONG_ARABIC,
    entries: ready({
      items: [
        {
          id: 9,
          action: "updated",
          by: `${UNBREAKABLE.toLowerCase()}@nilometer.example`,
          at: "2026-03-01T23:30:00Z",
          fields: [
            { field: "name", old: UNBREAKABLE, new: `${UNBREAKABLE}${UNBREAKABLE}` },
            { field: "description_ar", old: LONG_ARABIC, new: null },
            { field: "images", old: "/missing/front.webp · front\n/missing/other.webp", new: null },
            { field: "unknown_field", old: "a", new: "b" },
          ],
        },
      ],
      hasMore: false,
    }),
  },
});

/** Changed costs of delivery among the settings. */
export const Delivery = meta.story({
  args: {
    name: "Settings",
    entries: ready({
      hasMore: false,
      items: [
        {
          id: 1,
          action: "updated" as const,
          by: "owner@nilometer.example",
          at: "2026-03-01T23:30:00Z",
          fields: [
            { field: "delivery.zones.0.governorates", old: "EG-C, EG-GZ", new: "EG-C" },
            { field: "delivery.zones.0.cost", old: "45.00", new: "1060.50" },
            { field: "delivery.zones.0.name.en", old: "Cairo and Giza", new: "Cairo" },
            { field: "delivery.free_from", old: "2000.00", new: null },
          ],
        },
      ],
    }),
  },
  render: function Named(args) {
    return <HistoryDialog {...args} fieldName={useSettingName()} />;
  },
});

/** The dialog over its model. */
function Connected(props: HistoryDialogProps) {
  return <HistoryDialog {...props} {...useHistoryModel({ entity: "product", id: 1 })} />;
}

const open = async () => within(await screen.findByRole("dialog"));
const entryOf = async (action: string): Promise<HTMLElement> => {
  const entry = (await open()).getByText(action).closest("li");
  if (!entry) throw new Error(`No entry '${action}'.`);
  return entry;
};

Default.test(
  "an entry names who, when in Cairo, what was done, and each field before and after",
  english,
  async () => {
    await expect(await screen.findByRole("dialog", { name: "History of Clamp meter CM-208" })).toBeVisible();
    const changed = await entryOf("Changed");
    await expect(changed).toHaveTextContent("by owner@nilometer.example");
    await expect(changed).toHaveTextContent("2 March 2026, 01:30");
    await expect(changed).toHaveTextContent("Pricebefore:1,450 EGnow:1,600.50 EG");
    await expect(changed).toHaveTextContent("Amountbefore:1,200now:8");
    await expect(await entryOf("Ordered")).toHaveTextContent("order 3CDF-GHJ6");
    // Nothing was there before, and an empty value that stays empty is no change.
    const added = await entryOf("Added");
    await expect(added).not.toHaveTextContent("before:");
    await expect(added).not.toHaveTextContent("Brand");
    await expect(added).toHaveTextContent(/Country of origin\s*now:Germany/);
    await expect(added).toHaveTextContent(
      /Datasheet · CM-208 · https:\/\/maker\.example\/cm-208\.pdf.*Other file · /,
    );
    await expect(added).toHaveTextContent(/RoHS\s*now:Yes, compliant/);
    await expect(added).toHaveTextContent("Arabic namenow:كلامب ميتر CM-208");
  },
);

Default.test("D-26 the changes are in the reader's language", { globals: { locale: "ar" } }, async () => {
  const changed = await entryOf("تعديل");
  await expect(changed).toHaveTextContent("بواسطة owner@nilometer.example");
  await expect(changed).toHaveTextContent("2 مارس 2026، الساعة 1:30");
  await expect(within(changed).getByText("السعر")).toBeVisible();
  await expect(await entryOf("طلب شراء")).toHaveTextContent("الطلب رقم 3CDF-GHJ6");
});

Stress.test(
  "D-26 a category or sub category has its name in the reader's language",
  {
    globals: { locale: "ar" },
    args: {
      entries: ready({
        items: [
          {
            id: 1,
            action: "updated" as const,
            by: "owner@nilometer.example",
            at: "2026-03-01T23:30:00Z",
            fields: [{ field: "sub_category", old: "Relays", new: "Long gone" }],
          },
        ],
        hasMore: false,
      }),
      groups: [{ name: "Relays", name_ar: "ريليهات" }],
    },
  },
  async () => {
    const changed = await entryOf("تعديل");
    await expect(within(changed).getByText("ريليهات")).toBeVisible();
    await expect(within(changed).queryByText("Relays")).not.toBeInTheDocument();
    // What has no such name any more keeps the stored one.
    await expect(within(changed).getByText("Long gone")).toBeVisible();
  },
);

Default.test("a long text is shortened, and shown whole on demand", english, async ({ userEvent }) => {
  const dialog = await open();
  await expect(dialog.queryByText(LONG_TEXT)).not.toBeInTheDocument();
  const whole = dialog.getByRole("button", { name: "Show the whole text", expanded: false });
  await userEvent.click(whole);
  await expect(dialog.getByText(LONG_TEXT)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Show less", expanded: true }));
  await expect(dialog.queryByText(LONG_TEXT)).not.toBeInTheDocument();
});

Default.test(
  "D-15 both versions of a long text that differs near its end show what differs",
  {
    ...english,
    args: {
      entries: ready({
        items: [
          {
            id: 1,
            action: "updated",
            by: "owner@nilometer.example",
            at: "2026-03-01T23:30:00Z",
            fields: [
              { field: "description", old: `${LONG_TEXT} For 600 V.`, new: `${LONG_TEXT} For 1000 V.` },
            ],
          },
        ],
        hasMore: false,
      }),
    },
  },
  async () => {
    const dialog = await open();
    await expect(dialog.getByText(/^….*For 600 V\.$/)).toBeVisible();
    await expect(dialog.getByText(/^….*For 1000 V\.$/)).toBeVisible();
  },
);

Default.test("Escape closes the changes", english, async ({ userEvent, args }) => {
  await open();
  await userEvent.keyboard("{Escape}");
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Default.test(
  "the changes fail, then load, and older ones are loaded behind the newer ones",
  {
    ...english,
    render: (args: HistoryDialogProps) => <Connected {...args} />,
    beforeEach: ({ msw }) =>
      msw.use(
        mock("readHistory").failing(500, { once: true }),
        mock("readHistory").ok({ data: entries.slice(0, 2), next_cursor: "2" }, { once: true }),
        mock("readHistory").networkError({ once: true }),
        mock("readHistory").ok({ data: entries.slice(2), next_cursor: null }),
      ),
  },
  async ({ userEvent }) => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole("button", { name: "Try again" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Show older changes" }));
    await expect(await dialog.findByText("The older changes could not be loaded.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Show older changes" }));
    await waitFor(() => expect(dialog.getAllByRole("listitem")).toHaveLength(entries.length));
    await expect(dialog.queryByRole("button", { name: "Show older changes" })).not.toBeInTheDocument();
  },
);

Default.test("an entry of a change of many products leads to that change", english, async () => {
  const link = within(await entryOf("Change undone")).getByRole("link", {
    name: "change of many products",
  });
  await expect(link).toHaveAttribute("href", "/dash/products/bulk/12");
});

Delivery.test("D-109 governorates and amounts are in the reader's words", english, async () => {
  const dialog = within(await screen.findByRole("dialog"));
  await expect(dialog.getByText("Zone 1, Governorates")).toBeVisible();
  await expect(dialog.getByText("Cairo, Giza")).toBeVisible();
  await expect(dialog.getByText(/^1,060\.50/)).toHaveTextContent("1,060.50 EG");
  await expect(dialog.getByText("Zone 1, Name (English)")).toBeVisible();
});

Default.test("D-138 the reason of a changed stock stands beside the amount", english, async () => {
  await expect(await screen.findByText("Reason of the change")).toBeVisible();
  await expect(screen.getByText("Broken or damaged")).toBeVisible();
});
