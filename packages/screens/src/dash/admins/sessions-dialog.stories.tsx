import { ready } from "@shop/data/view.ts";
import { expect, fn, screen } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english, framedInDocs } from "../../stories/page.tsx";
import { SessionsDialog } from "./sessions-dialog.tsx";
import { sessions } from "./sessions.story-setup.ts";

const meta = preview.meta({
  title: "Dashboard/Administrators/Sessions",
  component: SessionsDialog,
  parameters: framedInDocs,
  args: {
    email: "clerk@nilometer.example",
    sessions: ready(sessions.slice(1)),
    ending: { status: "idle" } as const,
    onEnd: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({});

/** The administrator is signed in nowhere. */
export const None = meta.story({ args: { sessions: ready([]) } });

export const Loading = meta.story({ args: { sessions: { status: "loading" } } });

export const Failed = meta.story({
  args: { sessions: { status: "failed", error: "unavailable", onRetry: fn() } },
});

export const Ending = meta.story({ args: { ending: { status: "pending" } } });

export const NotEnded = meta.story({ args: { ending: { status: "failed", error: "unavailable" } } });

Default.test(
  "D-149 an owner ends all sessions of another administrator",
  english,
  async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "End all" }));
    await expect(args.onEnd).toHaveBeenLastCalledWith(null);
  },
);
