import { ready } from "@shop/data/view.ts";
import { expect } from "storybook/test";

import preview from "../../../../../.storybook/preview.tsx";
import { english } from "../../stories/page.tsx";
import { save, stored, setup } from "./settings-screen.story-setup.tsx";
import { SettingsScreen } from "./settings-screen.tsx";

const meta = preview.meta({
  title: "Dashboard/Settings/Branches",
  component: SettingsScreen,
  ...setup,
});

export const NoBranches = meta.story({
  args: { stored: ready({ ...stored, settings: { ...stored.settings, branches: [] } }) },
});

NoBranches.test(
  "D-23 a day that closes before it opens is refused at its row",
  english,
  async ({ userEvent, args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a branch" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Saturday" }));
    const closes = canvas.getByLabelText("Saturday closes at");
    await userEvent.clear(closes);
    await userEvent.type(closes, "08:00");
    await userEvent.click(await save());
    await expect(await canvas.findByText(/^The closing time must be after the opening time/)).toBeVisible();
    await expect(closes).toBeInvalid();
    await expect(args.change.onSubmit).not.toHaveBeenCalled();
  },
);
