import type { TaxDocumentSummary } from "@shop/contract/tax-documents/tax-document.ts";
import { ready } from "@shop/data/view.ts";
import { expect, fn, screen, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { onTwelvePages, showThirdOfTwelve, thirdPage } from "../stories/many-pages.ts";
import { TaxDocumentsScreen } from "./tax-documents-screen.tsx";

const invoice: TaxDocumentSummary = {
  id: 41,
  kind: "invoice",
  number: "INV-0-2026-000041",
  issued_at: "2026-03-12T10:30:00Z",
  order_id: 25,
  order_number: "3CDF-GHJ6",
  buyer: "Delta Works for Engineering and Trade",
  tax_number: "123456789",
  net: "2543.86",
  vat: "356.14",
  total: "2900.00",
  refers_to: null,
  by: "mona@nilometer.example",
};

const rows: readonly TaxDocumentSummary[] = [
  {
    ...invoice,
    id: 42,
    kind: "credit_note",
    number: "CRN-0-2026-000003",
    net: "1271.93",
    vat: "178.07",
    total: "1450.00",
    refers_to: invoice.number,
  },
  invoice,
  {
    ...invoice,
    id: 40,
    number: "INV-0-2026-000040",
    buyer: "منى عادل",
    tax_number: "",
    total: "114.00",
    vat: "14.00",
  },
];

const onQuery = fn();

const meta = preview.meta({
  title: "Dashboard/Tax invoices",
  component: TaxDocumentsScreen,
  decorators: [inDash],
  args: {
    documents: ready({ rows, rowCount: 3, sums: { net: "1371.93", vat: "192.07", total: "1564.00" } }),
    query: { from: "2026-03-01", to: "2026-03-31", kind: null, pageIndex: 0, pageSize: 20 },
    onQuery,
  },
  beforeEach: () => {
    onQuery.mockClear();
  },
});

/** The invoices and credit notes of a month. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** A page in the midst of many. */
export const ManyPages = meta.story({
  name: "Many pages",
  args: {
    documents: ready({
      rows: onTwelvePages(rows, (_, id) => ({
        id,
        number: `INV-0-2026-${String(id).padStart(6, "0")}`,
      })).slice(10, 15),
      rowCount: 60,
      sums: { net: "27438.60", vat: "3841.40", total: "31280.00" },
    }),
    query: { from: "2026-03-01", to: "2026-03-31", kind: null, ...thirdPage },
  },
  play: showThirdOfTwelve,
});

/** No document was issued in these days. */
export const Empty = meta.story({
  args: {
    documents: ready({ rows: [], rowCount: 0, sums: { net: "0.00", vat: "0.00", total: "0.00" } }),
  },
});

export const Loading = meta.story({ args: { documents: { status: "loading" } } });

export const Failed = meta.story({
  args: { documents: { status: "failed", error: "unavailable", onRetry: fn() } },
});

Default.test(
  "D-155 the list sums up, is narrowed to credit notes, and is exported as it is narrowed",
  english,
  async ({ canvas, userEvent }) => {
    const table = within(await screen.findByRole("table"));
    await expect(table.getByText("CRN-0-2026-000003")).toBeVisible();
    await expect(canvas.getByText("1,564 EG")).toBeVisible();
    const link = canvas.getByRole<HTMLAnchorElement>("link", { name: "Export as Excel file" });
    await expect(Object.fromEntries(new URL(link.href).searchParams)).toEqual({
      from: "2026-03-01",
      to: "2026-03-31",
      locale: "en",
      format: "xlsx",
    });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Kind" }), "credit_note");
    await expect(onQuery).toHaveBeenCalledWith(
      expect.objectContaining({ kind: "credit_note", pageIndex: 0 }),
    );
  },
);
