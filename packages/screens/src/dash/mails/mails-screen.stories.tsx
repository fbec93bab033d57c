import { useMailListModel } from "@shop/data/dash/mails/use-mail-list-model.ts";
import type { MailListQuery } from "@shop/data/dash/mails/view.ts";
import { MAIL_ROWS } from "@shop/domain/constants.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { demoMails, keptMails } from "@shop/mocks/mails/demo-mails.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { useNotify } from "../../shared/page/use-notify.ts";
import { english, onEnglishPhone } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { onTwelvePages, showThirdOfTwelve, thirdPage } from "../stories/many-pages.ts";
import { MailsScreen } from "./mails-screen.tsx";

const onQuery = fn<(query: MailListQuery) => void>();
const allMails: MailListQuery = { pageIndex: 0, pageSize: MAIL_ROWS, search: "", state: null };

interface ConnectedProps {
  /** What the address names beside the defaults. */
  readonly query?: Partial<MailListQuery>;
}

/** The screen over its model, with the state of its address. */
function Connected({ query: start }: ConnectedProps) {
  const [query, setQuery] = useState({ ...allMails, ...start });
  const model = useMailListModel({ query, onNotice: useNotify() });
  return (
    <MailsScreen
      {...model}
      query={query}
      onQuery={(next) => {
        onQuery(next);
        setQuery(next);
      }}
    />
  );
}

const [aMail] = demoMails();
if (!aMail) throw new Error("The demonstration has no mails.");

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Mails",
  component: MailsScreen,
  render: (args) => <Connected {...args} />,
  decorators: [inDash],
  beforeEach: () => {
    onQuery.mockClear();
  },
});

/** Mails in all states: failed ones have what to do. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listMails").never()),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listMails").failing(500)),
});

/** Without a mail server nothing reaches anybody. */
export const NoServer = meta.story({
  name: "No mail server",
  beforeEach: () => {
    shop.state.hasMailServer = false;
    shop.state.mails = keptMails();
  },
});

/** A mail server was set up after some mails had been kept as files. */
export const Kept = meta.story({
  beforeEach: () => {
    shop.state.mails = [...demoMails().filter(({ state }) => state !== "sent"), ...keptMails()];
  },
});

/** A page in the midst of many. */
export const ManyPages = meta.story({
  name: "Many pages",
  args: { query: thirdPage },
  beforeEach: () => {
    shop.state.mails = onTwelvePages(shop.state.mails, (_, id) => ({ id }));
  },
  play: showThirdOfTwelve,
});

/** A shop that has written nothing yet. */
export const Empty = meta.story({
  beforeEach: () => {
    shop.state.mails = [];
  },
});

export const GivenUp = meta.story({ name: "Given up", args: { query: { state: "given_up" } } });

export const NothingFound = meta.story({ args: { query: { search: "nobody@", state: "retrying" } } });

/** Addresses, subjects and errors without an end. */
export const LongNames = meta.story({
  name: "Long names",
  beforeEach: () => {
    shop.state.mails = shop.state.mails.map((mail) =>
      Object.assign({}, mail, {
        recipient: `${UNBREAKABLE}@example.com`,
        subject: LONG_ARABIC,
        last_error: mail.last_error && `550 ${UNBREAKABLE} ${LONG_ARABIC}`,
      }),
    );
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Opens the first mail. */
const readFirst = async ({ canvas, userEvent }: Pick<Context, "canvas" | "userEvent">) => {
  const [read] = await canvas.findAllByRole("button", { name: /^Read: |^قراءة الرسالة/ });
  if (read) await userEvent.click(read);
  return screen.findByRole("dialog");
};

/** A mail that is read. */
export const Reading = meta.story({ play: async (context) => void (await readFirst(context)) });

/** The text of a mail is being loaded. */
export const ReadingPending = meta.story({
  name: "Reading, pending",
  beforeEach: ({ msw }) => msw.use(mock("readMail").never()),
  play: async (context) => void (await readFirst(context)),
});

/** The text of a mail could not be loaded. */
export const ReadingFailed = meta.story({
  name: "Reading, failed",
  beforeEach: ({ msw }) => msw.use(mock("readMail").failing(500)),
  play: async (context) => void (await within(await readFirst(context)).findByRole("alert")),
});

const rows = () => screen.findAllByRole("rowheader");

NoServer.test(
  "D-22 without a mail server the list says that nobody gets the mails, none as sent",
  english,
  async ({ canvas }) => {
    await expect(await canvas.findByText(/^No mail server is set up: neither buyers/)).toBeVisible();
    await expect((await canvas.findAllByText("kept as a file, not sent")).length).toBeGreaterThan(4);
    await expect(canvas.getByRole("button", { name: /^sent 0$/ })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Send (again|\d)/ })).toBeNull();
    await expect(canvas.getAllByRole("button", { name: /^Delete: the mail to/ })).toHaveLength(4);
  },
);

Kept.test("D-22 kept mails are sent once there is a mail server", english, async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/^4 mails were only kept as files/)).toBeVisible();
  const again = canvas.getAllByRole("button", { name: /^Send again: the mail to omar/ });
  if (again[1]) await userEvent.click(again[1]);
  await expect(await canvas.findByText("1 mail is sent again.")).toBeVisible();
  await userEvent.click(await canvas.findByRole("button", { name: "Send 3 kept mails" }));
  await expect(await canvas.findByText("3 mails are sent again.")).toBeVisible();
  await waitFor(() => expect(canvas.queryByText(/only kept/)).toBeNull());
  await expect(canvas.getByRole("button", { name: "Send 3 failed mails again" })).toBeVisible();
});

Default.test("D-22 a failed mail is sent again", english, async ({ canvas, userEvent }) => {
  const failed = await canvas.findAllByRole("button", { name: /^Send again: the mail to / });
  await expect(failed).toHaveLength(3);
  await userEvent.click(canvas.getByRole("button", { name: "Send again: the mail to a.user@example.com" }));
  await expect(await canvas.findByText("1 mail is sent again.")).toBeVisible();
  await waitFor(() =>
    expect(canvas.queryByRole("button", { name: "Send again: the mail to a.user@example.com" })).toBeNull(),
  );
  await expect(canvas.getByRole("button", { name: "Send 2 failed mails again" })).toBeVisible();
});

Default.test("D-22 all failed mails are sent again", english, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Send 3 failed mails again" }));
  await expect(await canvas.findByText("3 mails are sent again.")).toBeVisible();
  await waitFor(() => expect(canvas.queryByRole("button", { name: /failed mails? again$/ })).toBeNull());
});

Default.test("D-22 a mail is deleted after a question", english, async ({ canvas, userEvent }) => {
  await userEvent.click(
    await canvas.findByRole("button", { name: "Delete: the mail to mona.adel@example.com" }),
  );
  const dialog = within(await screen.findByRole("alertdialog", { name: "Delete this mail?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Delete the mail" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await waitFor(async () => expect(await rows()).toHaveLength(7));
});

Default.test("D-40 the list is narrowed by state", english, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /^given up 1$/ }));
  await expect(onQuery).toHaveBeenLastCalledWith({ ...allMails, state: "given_up" });
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

Default.test(
  "D-159 a mail is read, and says where its text was erased",
  {
    ...english,
    beforeEach: ({ msw }) =>
      msw.use(
        mock("readMail").failing(500, { once: true }),
        mock("readMail").ok(
          { mail: aMail, text: "Your order.\nhttps://shop.example/order#…" },
          { once: true },
        ),
        mock("readMail").ok({ mail: aMail, text: null }),
      ),
  },
  async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole("button", { name: /^Read: / });
    if (!first || !second) throw new Error("There are no mails to read.");
    await userEvent.click(first);
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("button", { name: "Try again" }));
    await expect(await dialog.findByText(/^Your order\./)).toHaveTextContent("https://shop.example/order#…");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.click(second);
    await expect(await screen.findByText(/^What it said was erased/)).toBeVisible();
  },
);

Default.test("D-22 the mail server's reason is shown", english, async ({ canvas }) => {
  await expect(await canvas.findByText("550 5.2.1 Mailbox unavailable")).toBeVisible();
});

Default.test("D-14 a refusal keeps the row and says so", english, async ({ canvas, userEvent, msw }) => {
  msw.use(mock("deleteMail").failing(500), mock("resendMail").failing(500));
  await userEvent.click(
    await canvas.findByRole("button", { name: "Send again: the mail to a.user@example.com" }),
  );
  await expect((await screen.findAllByText(/something went wrong/i))[0]).toBeVisible();
  await expect(await rows()).toHaveLength(8);
});

NothingFound.test("D-40 filters that find nothing are cleared at once", english, async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole("button", { name: "Show all mails" }));
  await expect(await rows()).toHaveLength(8);
});

Empty.test("D-22 a shop without mails says what appears here", english, async ({ canvas }) => {
  await expect(await canvas.findByRole("heading", { name: "No mails yet." })).toBeVisible();
});

LongNames.test("D-22 long texts do not scroll the page sideways", onEnglishPhone, async () => {
  await rows();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
