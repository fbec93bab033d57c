import { expect, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { idle, save, setup, stored } from "./settings-section-screen.story-setup.tsx";
import { SettingsSectionScreen } from "./settings-section-screen.tsx";

const meta = preview.meta({
  title: "Dashboard/Settings/Accounts of the journal",
  component: SettingsSectionScreen,
  ...setup,
  args: { ...setup.args, section: "books" as const },
});

/** The usual numbers, with which a shop begins. */
export const Default = meta.story({});

/** Faults of the server stand at their fields. */
export const Invalid = meta.story({
  args: {
    change: {
      ...idle,
      errors: { "accounts.stock": "bad_value" },
      submission: { status: "failed", error: "invalid" },
    },
  },
});

Default.test(
  "D-136 the number of an account is that of the owner's accounting program",
  english,
  async ({ userEvent, args }) => {
    const stock = await screen.findByRole("textbox", { name: /^Stock/ });
    await expect(stock).toHaveValue("1200");
    await userEvent.clear(stock);
    await userEvent.type(stock, "12.00/A");
    await userEvent.click(await save());
    await waitFor(() =>
      expect(args.change.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ accounts: { ...stored.settings.accounts, stock: "12.00/A" } }),
      ),
    );
  },
);
