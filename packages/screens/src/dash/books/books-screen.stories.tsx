import type { BookClosing, ClosedBooks } from "@shop/contract/books/endpoints.ts";
import { useBooksModel } from "@shop/data/dash/books/use-books-model.ts";
import { addDays } from "@shop/domain/orders/list/shop-days.ts";
import { UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fireEvent, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { withRights } from "../stories/with-rights.tsx";
import { BooksScreen } from "./books-screen.tsx";

const TODAY = "2026-03-15";
const by = "owner@nilometer.example";

/** The screen over its model. */
function Connected() {
  return <BooksScreen {...useBooksModel()} today={TODAY} />;
}

/** A closing on the morning after the last day that it closes. */
const closing = (until: string, rest: Partial<BookClosing> = {}): BookClosing => ({
  id: Date.parse(until) / 86_400_000,
  until,
  at: `${addDays(until, 1)}T07:30:00.000Z`,
  by: "mona@nilometer.example",
  reopened: null,
  ...rest,
});

const some: ClosedBooks = {
  closed_until: "2026-01-31",
  closings: [
    closing("2026-01-31", { id: 30_000, at: "2026-02-03T10:12:00.000Z", by }),
    closing("2026-01-31", { reopened: { by, at: "2026-02-02T15:40:00.000Z" } }),
    closing("2025-12-31"),
  ],
};

/** The last days of the months before March 2026, the newest first. */
const months = Array.from({ length: 30 }, (_, at) =>
  new Date(Date.UTC(2026, 2 - at, 0)).toISOString().slice(0, 10),
);

const meta = preview.type<RenderedFrom>().meta({
  title: "Dashboard/Books",
  component: BooksScreen,
  render: () => <Connected />,
  decorators: [inDash],
  beforeEach: ({ msw }) => msw.use(mock("readClosings").ok(some, { once: true })),
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const isHere = (context: Context) =>
  context.canvas.findByRole("region", { name: textsOf(context).dashBooks.closing });

/** Opens a dialog by its command, and confirms it. */
async function command(context: Context, name: "close" | "reopen", confirm: boolean): Promise<void> {
  await isHere(context);
  const texts = textsOf(context).dashBooks;
  await context.userEvent.click(context.canvas.getByRole("button", { name: texts[name] }));
  const dialog = within(await screen.findByRole("alertdialog"));
  if (confirm) await context.userEvent.click(dialog.getByRole("button", { name: texts[`${name}Confirm`] }));
}

/** Closed months, of which one was opened and closed again. */
export const Default = meta.story({
  tags: ["canonical"],
  parameters: canonical,
  play: async (context) => void (await isHere(context)),
});

/** No month was ever closed. */
export const NothingClosed = meta.story({
  name: "Nothing closed",
  beforeEach: ({ msw }) =>
    msw.use(mock("readClosings").ok({ closed_until: null, closings: [] }, { once: true })),
  play: async (context) => void (await isHere(context)),
});

/** For those who may see figures alone. */
export const NoRights = meta.story({
  decorators: [withRights("figures")],
  play: async (context) => void (await isHere(context)),
});

/** The closings are being loaded. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("readClosings").never()),
});

/** The closings could not be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("readClosings").failing(500)),
});

/** Closings of many months: those before the last year are asked for. */
export const ManyClosings = meta.story({
  name: "Many closings",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("readClosings").ok(
        {
          closed_until: months[0] ?? null,
          closings: months.map((until, at) =>
            closing(until, at === 1 ? { by: `${UNBREAKABLE}@x.example` } : {}),
          ),
        },
        { once: true },
      ),
    ),
  play: async (context) => void (await isHere(context)),
});

/** The question before the books are closed. */
export const Closing = meta.story({ play: (context) => command(context, "close", false) });

/** The books are being closed. */
export const ClosingPending = meta.story({
  name: "Closing, pending",
  beforeEach: ({ msw }) => msw.use(mock("closeBooks").never()),
  play: (context) => command(context, "close", true),
});

/** Somebody else has closed the same days meanwhile. */
export const ClosingRefused = meta.story({
  name: "Closing, refused",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("readClosings").ok(some),
      mock("closeBooks").failing(422, { errors: { until: "already_closed" } }),
    ),
  play: async (context) => {
    await command(context, "close", true);
    await screen.findByText(textsOf(context).errors.issues.already_closed);
  },
});

/** The question before the last closing is taken back. */
export const Reopening = meta.story({ play: (context) => command(context, "reopen", false) });

/** The last closing is being taken back. */
export const ReopeningPending = meta.story({
  name: "Reopening, pending",
  beforeEach: ({ msw }) => msw.use(mock("reopenBooks").never()),
  play: (context) => command(context, "reopen", true),
});

/** The last closing could not be taken back. */
export const ReopeningFailed = meta.story({
  name: "Reopening, failed",
  beforeEach: ({ msw }) => msw.use(mock("reopenBooks").failing(503)),
  play: async (context) => {
    await command(context, "reopen", true);
    await within(await screen.findByRole("alertdialog")).findByRole("alert");
  },
});

NoRights.test(
  "D-147 who may only see figures closes nothing, opens nothing, and gets neither journal nor stock list",
  english,
  async (context) => {
    const region = await isHere(context);
    await expect(within(region).getByText("Closed until 31 January 2026")).toBeVisible();
    await expect(context.canvas.queryByRole("button")).toBeNull();
    await expect(context.canvas.queryByRole("link", { name: /file$/ })).toBeNull();
  },
);

Default.test(
  "D-147 who closes months opens none again",
  { ...english, decorators: [withRights("figures", "books")] },
  async (context) => {
    await isHere(context);
    await expect(context.canvas.getByRole("button", { name: "Close a month" })).toBeVisible();
    await expect(context.canvas.queryByRole("button", { name: "Open the last closing again" })).toBeNull();
    await expect(context.canvas.queryByRole("region", { name: "Stock list" })).toBeNull();
  },
);

Default.test("D-136 each closing says who made it, and who opened it again", english, async (context) => {
  await isHere(context);
  const rows = within(context.canvas.getByRole("list", { name: "All closings" })).getAllByRole("listitem");
  await expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Until 31 January 2026Closed on 3 February 2026 at 12:12 by owner@nilometer.example",
    "Until 31 January 2026Closed on 1 February 2026 at 09:30 by mona@nilometer.exampleOpened again on 2 February 2026 at 17:40 by owner@nilometer.example",
    "Until 31 December 2025Closed on 1 January 2026 at 09:30 by mona@nilometer.example",
  ]);
});

NothingClosed.test(
  "D-136 last month is proposed and closed, another day is chosen next, and the last closing is opened again",
  english,
  async (context) => {
    const { canvas, userEvent } = context;
    await isHere(context);
    await expect(canvas.getByText("No month is closed yet")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Open the last closing again" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Close a month" }));
    await expect(await screen.findByLabelText(/^Last closed day/)).toHaveValue("2026-02-28");
    await userEvent.click(screen.getByRole("button", { name: "Close the books" }));
    await canvas.findByText("Closed until 28 February 2026");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

    await userEvent.click(canvas.getByRole("button", { name: "Close a month" }));
    const day = await screen.findByLabelText(/^Last closed day/);
    await expect(day).toHaveAttribute("max", "2026-03-14");
    await fireEvent.change(day, { target: { value: "2026-03-10" } });
    await userEvent.click(screen.getByRole("button", { name: "Close the books" }));
    await canvas.findByText("Closed until 10 March 2026");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

    await command(context, "reopen", true);
    await canvas.findByText("Closed until 28 February 2026");
    const [first] = within(canvas.getByRole("list", { name: "All closings" })).getAllByRole("listitem");
    await expect(first).toHaveTextContent(/^Until 10 March 2026.*Opened again on/);
  },
);

ClosingRefused.test(
  "D-136 why a closing was refused stands at its day, and is forgotten with the question",
  english,
  async (context) => {
    const reason = "The books are closed up to this day or a later one already.";
    await expect(screen.getByLabelText(/^Last closed day/)).toHaveAccessibleDescription(
      expect.stringContaining(reason),
    );
    await context.userEvent.click(screen.getByRole("button", { name: "cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await command(context, "close", false);
    await expect(screen.queryByText(reason)).toBeNull();
  },
);

ManyClosings.test("D-136 closings of earlier years are folded", english, async ({ canvas, userEvent }) => {
  await expect(
    within(canvas.getByRole("list", { name: "All closings" })).getAllByRole("listitem"),
  ).toHaveLength(12);
  await userEvent.click(canvas.getByText("18 older closings"));
  await expect(canvas.getByText("Until 30 September 2023")).toBeVisible();
});

Default.test(
  "D-136 the journal of last month, or of other days, and the stock list of a day are exported",
  english,
  async (context) => {
    await isHere(context);
    const journal = within(context.canvas.getByRole("region", { name: "Journal" }));
    await expect(journal.getByRole("link", { name: "Journal: Excel file" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/admin\/books\/journal\?format=xlsx&from=2026-02-01&locale=en&to=2026-02-28$/),
    );
    await fireEvent.change(journal.getByLabelText("Last day"), { target: { value: "2026-01-31" } });
    await expect(journal.queryByRole("link")).toBeNull();
    await expect(journal.getByLabelText("Last day")).toBeInvalid();
    const stock = within(context.canvas.getByRole("region", { name: "Stock list" }));
    await fireEvent.change(stock.getByLabelText("Day"), { target: { value: "2025-12-31" } });
    await expect(stock.getByRole("link", { name: "Stock list: CSV file" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/admin\/books\/stock\?day=2025-12-31&format=csv&locale=en$/),
    );
  },
);

ManyClosings.test(
  "D-136 on an Arabic phone the books are read without scrolling sideways",
  onArabicPhone,
  async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
);
