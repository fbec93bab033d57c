import { expect, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { idle, save, setup, stored } from "./settings-section-screen.story-setup.tsx";
import { SettingsSectionScreen } from "./settings-section-screen.tsx";

const meta = preview.meta({
  title: "Dashboard/Settings/Tax",
  component: SettingsSectionScreen,
  ...setup,
  args: { ...setup.args, section: "tax" as const },
});

/** The standard rate alone, which is where a shop begins. */
export const Default = meta.story({});

/** Faults of the server stand at their fields. */
export const Invalid = meta.story({
  args: {
    change: {
      ...idle,
      errors: { "tax.vat_rate": "bad_vat_rate", "tax.tax_number": "bad_tax_number" },
      submission: { status: "failed", error: "invalid" },
    },
  },
});

Default.test(
  "D-141 the rate and what the shop is registered as are saved",
  english,
  async ({ userEvent, args }) => {
    const rate = await screen.findByRole("textbox", { name: "Standard rate of VAT, in percent" });
    await expect(rate).toHaveValue("14");
    await userEvent.clear(rate);
    await userEvent.type(rate, "٥٫٥%");
    await userEvent.type(screen.getByRole("textbox", { name: /^Tax registration number/ }), "123-456-789");
    await userEvent.click(await save());
    await waitFor(() =>
      expect(args.change.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          tax: { ...stored.settings.tax, vat_rate: "5.50", tax_number: "123456789" },
        }),
      ),
    );
  },
);
