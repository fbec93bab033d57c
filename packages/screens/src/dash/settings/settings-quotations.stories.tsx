import { expect, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { save, setup } from "./settings-section-screen.story-setup.tsx";
import { SettingsSectionScreen } from "./settings-section-screen.tsx";

const meta = preview.meta({
  title: "Dashboard/Settings/Quotations",
  component: SettingsSectionScreen,
  ...setup,
  args: { ...setup.args, section: "quotations" as const },
});

/** Shoppers make quotations of their carts, without terms. */
export const Default = meta.story({});

Default.test("D-142 days and terms of quotations are saved", english, async ({ userEvent, args }) => {
  const days = await screen.findByRole("textbox", { name: /^Days for which a quotation is valid/ });
  await expect(days).toHaveValue("14");
  await userEvent.clear(days);
  await userEvent.type(days, "٣٠");
  const [field] = screen.getAllByRole("textbox", { name: /^Terms/ });
  if (!field) throw new Error("There is no field for the terms.");
  await userEvent.type(field, "Cash on delivery.");
  await userEvent.click(await save());
  await waitFor(() =>
    expect(args.change.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        quotations: { days: 30, terms: { en: "Cash on delivery.", ar: "" } },
      }),
    ),
  );
});
