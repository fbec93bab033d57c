import { expect, fn } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { inPage } from "../stories/page.tsx";
import { ErrorScreen } from "./error-screen.tsx";

const meta = preview.meta({
  title: "Shop/Error",
  component: ErrorScreen,
  decorators: [inPage],
  args: { onRetry: fn() },
});

/** A page failed unexpectedly and can be tried again. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

Default.test("the button tries again", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole("button"));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
