import { expect, fn } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { inPage, onArabicPhone } from "../stories/page.tsx";
import { ErrorScreen } from "./error-screen.tsx";

const meta = preview.meta({
  title: "Screens/Error",
  component: ErrorScreen,
  decorators: [inPage],
  args: { onRetry: fn() },
});

/** A page failed unexpectedly and can be tried again. */
export const Ready = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Arabic on a phone. */
export const ArabicPhone = meta.story({ ...onArabicPhone });
