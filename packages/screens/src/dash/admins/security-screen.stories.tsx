import { useSessionsModel } from "@shop/data/dash/admins/use-sessions-model.ts";
import { ready } from "@shop/data/view.ts";
import { demoShop } from "@shop/mocks/demo-shop.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import { expect, fn, waitFor } from "storybook/test";

import { canonical } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { english } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { SecurityScreen } from "./security-screen.tsx";
import { sessions } from "./sessions.story-setup.ts";

const meta = preview.meta({
  title: "Dashboard/Signing in",
  component: SecurityScreen,
  decorators: [inDash],
  args: { sessions: { sessions: ready(sessions), ending: { status: "idle" } as const, onEnd: fn() } },
});

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({
  args: { sessions: { ...meta.input.args.sessions, sessions: { status: "loading" } } },
});

export const Failed = meta.story({
  args: {
    sessions: {
      ...meta.input.args.sessions,
      sessions: { status: "failed", error: "unavailable", onRetry: fn() },
    },
  },
});

/** The reader is signed in nowhere else. */
export const Alone = meta.story({
  args: { sessions: { ...meta.input.args.sessions, sessions: ready(sessions.slice(0, 1)) } },
});

/** A session is being ended. */
export const Ending = meta.story({
  args: { sessions: { ...meta.input.args.sessions, ending: { status: "pending" } } },
});

/** A session that could not be ended. */
export const NotEnded = meta.story({
  args: { sessions: { ...meta.input.args.sessions, ending: { status: "failed", error: "unavailable" } } },
});

/** The screen over its model. */
const Connected = () => <SecurityScreen sessions={useSessionsModel(null, fn())} />;

Default.test(
  "D-149 the reader's own session is marked and is not ended here; others are ended one by one or all",
  english,
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByText("this one")).toHaveLength(1);
    const commands = canvas.getAllByRole("button", { name: /^End the session of / });
    await expect(commands).toHaveLength(sessions.length - 1);
    if (commands[0]) await userEvent.click(commands[0]);
    await expect(args.sessions.onEnd).toHaveBeenLastCalledWith(sessions[1]?.id);
    await userEvent.click(canvas.getByRole("button", { name: "End all others" }));
    await expect(args.sessions.onEnd).toHaveBeenLastCalledWith(null);
  },
);

Default.test(
  "D-149 a session that was ended leaves the list",
  {
    ...english,
    render: () => <Connected />,
    beforeEach: ({ msw }) => {
      const shop = demoShop({ adminSignedIn: true });
      shop.state.sessions = [
        ...shop.state.sessions,
        ...sessions.slice(1, 2).map((one) => Object.assign({ email: shop.state.adminEmail }, one)),
      ];
      msw.use(...handlersOf(shop));
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^End the session of / }));
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1));
    await expect(canvas.getByText("this one")).toBeVisible();
  },
);
