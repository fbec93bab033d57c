import type { BackupList } from "@shop/contract/backups/endpoints.ts";
import { useBackupsModel } from "@shop/data/dash/backups/use-backups-model.ts";
import { ready, type Submission } from "@shop/data/view.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { BackupsScreen } from "./backups-screen.tsx";

const onRetry = fn();

const byHand = {
  name: "shop-2026-03-02T10-00-00Z-by-hand.zip",
  made_at: "2026-03-02T10:00:04.000Z",
  bytes: 48_300_000,
  by_hand: true,
};
const automatic = [1, 28, 27].map((day, at) => {
  const date = `2026-0${at === 0 ? 3 : 2}-${String(day).padStart(2, "0")}`;
  return {
    name: `shop-${date}T01-00-00Z.zip`,
    made_at: `${date}T01:00:03.000Z`,
    bytes: 47_900_000 - at * 1_000_000,
    by_hand: false,
  };
});
const list: BackupList = { data: [byHand, ...automatic], making: false, failed_at: null, daily: true };
const none: BackupList = { data: [], making: false, failed_at: null, daily: false };

const idle: Submission = { status: "idle" };

const meta = preview.meta({
  title: "Dashboard/Backups",
  component: BackupsScreen,
  decorators: [inDash],
  args: { backups: ready(list), isForbidden: false, starting: idle, onStart: fn() },
});

/** Automatic backups, and one that an owner has started. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ args: { backups: { status: "loading" } } });

/** No backup was made yet, and none is made each day. */
export const Empty = meta.story({ args: { backups: ready(none) } });

export const Failed = meta.story({
  args: { backups: { status: "failed", error: "Internal Server Error", onRetry } },
});

/** A backup is being made. */
export const Making = meta.story({ args: { backups: ready({ ...list, making: true }) } });

/** The backup is being started. */
export const Starting = meta.story({
  args: { starting: { status: "pending" } },
  parameters: { looksLike: "To an owner, starting a backup and making it are one." },
});

/** The request that starts a backup has failed. */
export const NotStarted = meta.story({
  name: "Not started",
  args: { starting: { status: "failed", error: "network" } },
});

/** The last backup could not be made. */
export const NotMade = meta.story({
  name: "Not made",
  args: { backups: ready({ ...list, failed_at: "2026-03-02T12:30:00.000Z" }) },
});

/** The administrator is no owner. */
export const Forbidden = meta.story({
  args: { isForbidden: true, backups: { status: "failed", error: "forbidden", onRetry } },
});

Loading.test("D-134 announces the first load", english, async ({ canvas }) => {
  await expect(canvas.getByText("Loading")).toBeInTheDocument();
});

Failed.test("D-134 the button tries again", english, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

Default.test(
  "D-134 each backup says how it was made and is a file to download",
  english,
  async ({ canvas }) => {
    const rows = within(canvas.getByRole("list", { name: "Backups" })).getAllByRole("listitem");
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent(/^2 March 2026 at 12:00Started in the dashboard · 46.1 MB/);
    await expect(rows[1]).toHaveTextContent("Automatic");
    const link = canvas.getByRole("link", { name: "Download the backup of 2 March 2026 at 12:00" });
    await expect(link).toHaveAttribute(
      "href",
      expect.stringMatching(/\/admin\/backups\/shop-2026-03-02T10-00-00Z-by-hand\.zip$/),
    );
    await expect(link).toHaveAttribute("download", byHand.name);
  },
);

Making.test(
  "D-134 no second backup is started while one is made",
  english,
  async ({ args, canvas, userEvent }) => {
    const start = canvas.getByRole("button", { name: "Making a backup..." });
    await expect(start).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(start);
    await expect(args.onStart).not.toHaveBeenCalled();
  },
);

NotMade.test("D-134 a backup that could not be made is said with its time", english, async ({ canvas }) => {
  await expect(canvas.getByText(/^The backup of 2 March 2026 at 14:30 could not be made\./)).toBeVisible();
});

Default.test(
  "D-134 on an Arabic phone the list is read without scrolling sideways",
  onArabicPhone,
  async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "أنشئ نسخة الآن" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
);

/** The screen with its model. */
const Connected = () => <BackupsScreen {...useBackupsModel()} />;

Empty.test(
  "D-134 a backup is started, waited for, and then listed",
  {
    ...english,
    render: () => <Connected />,
    beforeEach: ({ msw }) => {
      msw.use(
        mock("listBackups").ok(none, { once: true }),
        mock("startBackup").ok({ status: true }),
        mock("listBackups").ok({ ...none, making: true }, { once: true }),
        mock("listBackups").ok({ ...none, data: [byHand] }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByText("There is no backup yet");
    await userEvent.click(canvas.getByRole("button", { name: "Back up now" }));
    await canvas.findByRole("button", { name: "Making a backup..." });
    await waitFor(() => expect(canvas.getByRole("list", { name: "Backups" })).toBeVisible(), {
      timeout: 8000,
    });
    await expect(canvas.getByRole("button", { name: "Back up now" })).toBeVisible();
  },
);
