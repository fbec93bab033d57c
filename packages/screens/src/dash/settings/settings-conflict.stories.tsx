import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { expect, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import {
  cairoZone,
  coastZone,
  deltaZone,
  idle,
  stored,
  upperZone,
  zone,
  setup,
} from "./settings-section-screen.story-setup.tsx";
import { SettingsSectionScreen, type SettingsSectionScreenProps } from "./settings-section-screen.tsx";

const meta = preview.meta({
  title: "Dashboard/Settings/Conflict",
  component: SettingsSectionScreen,
  ...setup,
});

export const Conflict = meta.story({
  args: {
    section: "delivery",
    change: {
      ...idle,
      conflict: {
        settings: { ...stored.settings, delivery: { ...stored.settings.delivery, free_from: "900.00" } },
        version: 4,
        changed_at: "2026-03-01T13:05:00Z",
        changed_by: "partner@nilometer.example",
      },
    },
  },
});

Conflict.test(
  "D-23 after a conflict the reader keeps theirs or their own",
  english,
  async ({ userEvent, args, canvas }) => {
    await expect(
      await canvas.findByRole("heading", {
        name: "partner@nilometer.example has saved other settings in the meantime.",
      }),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Save mine over theirs" }));
    await waitFor(() =>
      expect(args.change.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ version: 4 })),
    );
  },
);

Conflict.test(
  "D-109 mine replace the zones that another owner has saved",
  english,
  async ({ userEvent, args }) => {
    const cost = (await zone("Cairo and Giza")).getByRole("textbox", { name: "Cost, in EG" });
    await userEvent.clear(cost);
    await userEvent.type(cost, "50");
    await userEvent.click(screen.getByRole("button", { name: "Save mine over theirs" }));
    await waitFor(() =>
      expect(args.change.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          version: 4,
          delivery: {
            ...defaultSettings.delivery,
            zones: [{ ...cairoZone, cost: "50.00" }, deltaZone, upperZone, coastZone],
          },
        }),
      ),
    );
  },
);

/** Another owner has saved another section meanwhile, which is no conflict. */
const otherSection: SettingsSectionScreenProps["change"] = {
  ...idle,
  conflict: {
    settings: { ...stored.settings, low_stock_at: 9 },
    version: 4,
    changed_at: "2026-03-01T13:05:00Z",
    changed_by: "partner@nilometer.example",
  },
};

Conflict.test(
  "D-130 a change of another section is no conflict: the section is saved again over it, nobody is asked",
  { ...english, args: { change: otherSection } },
  async ({ args, canvas }) => {
    await waitFor(() =>
      expect(args.change.onSubmit).toHaveBeenCalledWith({
        version: 4,
        delivery: defaultSettings.delivery,
      }),
    );
    await expect(canvas.queryByRole("heading", { name: /has saved other settings/ })).not.toBeInTheDocument();
  },
);
