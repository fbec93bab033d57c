import { ready } from "@shop/data/view.ts";
import { governorates } from "@shop/domain/delivery/governorates.ts";
import { expect, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import {
  cairoZone,
  deltaZone,
  enter,
  idle,
  save,
  stored,
  upperZone,
  zone,
  setup,
} from "./settings-section-screen.story-setup.tsx";
import { SettingsSectionScreen } from "./settings-section-screen.tsx";

const meta = preview.meta({
  title: "Dashboard/Settings/Delivery",
  component: SettingsSectionScreen,
  ...setup,
  args: { ...setup.args, section: "delivery" as const },
});

export const Zones = meta.story({});

/** No costs of delivery are stated, which is where a shop with settings of its own begins. */
export const NoZones = meta.story({
  args: {
    stored: ready({
      ...stored,
      settings: { ...stored.settings, delivery: { zones: [], free_from: null } },
    }),
  },
});

/** Faults of zones. */
export const InvalidZones = meta.story({
  args: {
    change: {
      ...idle,
      errors: {
        "delivery.zones.0.cost": "bad_price",
        "delivery.zones.1.governorates": "governorate_taken",
        "delivery.zones.1.days_to": "too_small",
        "delivery.free_from": "too_small",
      },
      submission: { status: "failed", error: "invalid" },
    },
  },
});

NoZones.test(
  "D-109 the first zone is added, with amounts in any digits",
  english,
  async ({ userEvent, ...context }) => {
    await expect(await screen.findByText(/There is no zone/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Add a zone" }));
    const own = await zone("Zone 1");
    await expect(own.getByRole("textbox", { name: "Name (English)" })).toHaveFocus();
    await enter(own, userEvent, [
      ["Name (English)", "Cairo"],
      ["Name (Arabic)", "القاهرة"],
      ["Cost, in EG", "٤٥٫٥"],
      ["Working days, from", "2"],
      ["Working days, to", "٥"],
    ]);
    await userEvent.click(own.getByRole("checkbox", { name: "Giza" }));
    await userEvent.click(own.getByRole("checkbox", { name: "Cairo" }));
    await userEvent.type(screen.getByRole("textbox", { name: /^Free from goods of/ }), "2,000");
    await userEvent.click(await save());
    await waitFor(() => expect(context.args.change.onSubmit).toHaveBeenCalledOnce());
    await expect(context.args.change.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        delivery: {
          zones: [
            {
              name: { en: "Cairo", ar: "القاهرة" },
              governorates: ["EG-C", "EG-GZ"],
              cost: "45.50",
              days_from: 2,
              days_to: 5,
            },
          ],
          free_from: "2000.00",
        },
      }),
    );
  },
);

NoZones.test(
  "D-109 an empty zone has a message at each field, nothing is submitted",
  english,
  async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Add a zone" }));
    await userEvent.click(await save());
    const own = await zone("Zone 1");
    const name = own.getByRole("textbox", { name: "Name (English)" });
    await waitFor(() => expect(name).toHaveFocus());
    for (const label of ["Name (Arabic)", "Cost, in EG", "Working days, from", "Working days, to"])
      await expect(own.getByRole("textbox", { name: label })).toBeInvalid();
    await expect(own.getByRole("group", { name: /^Governorates/ })).toHaveAccessibleDescription(
      "Please fill this in.",
    );
    await expect(args.change.onSubmit).not.toHaveBeenCalled();
  },
);

InvalidZones.test("D-109 the server's errors stand at their fields", english, async () => {
  await screen.findByRole("heading", { level: 2, name: "Cairo and Giza" });
  await expect((await zone("Cairo and Giza")).getByRole("textbox", { name: "Cost, in EG" })).toBeInvalid();
  const delta = await zone("Alexandria and the Delta");
  await expect(delta.getByRole("group", { name: /^Governorates/ })).toHaveAccessibleDescription(
    "This governorate is in another zone already.",
  );
  await expect(delta.getByRole("textbox", { name: "Working days, to" })).toBeInvalid();
  await expect(screen.getByRole("textbox", { name: /^Free from goods of/ })).toBeInvalid();
});

const codes: readonly string[] = governorates;

const byPlace = (one: string, other: string): number => codes.indexOf(one) - codes.indexOf(other);

Zones.test(
  "D-109 a governorate of another zone cannot be chosen until that zone leaves it",
  english,
  async ({ userEvent, ...context }) => {
    await screen.findByRole("heading", { level: 2, name: "Cairo and Giza" });
    const delta = await zone("Alexandria and the Delta");
    await expect(delta.queryByRole("checkbox", { name: "Giza" })).toBeNull();
    await expect(delta.getByText(/^In other zones: .*Cairo/)).toBeVisible();
    await userEvent.click((await zone("Cairo and Giza")).getByRole("checkbox", { name: "Giza" }));
    await userEvent.click(delta.getByRole("checkbox", { name: "Giza" }));
    await userEvent.click(screen.getByRole("button", { name: "Move Alexandria and the Delta up" }));
    await userEvent.click(screen.getByRole("button", { name: "Remove Coasts and deserts" }));
    await userEvent.clear(screen.getByRole("textbox", { name: /^Free from goods of/ }));
    await userEvent.click(await save());
    await waitFor(() => expect(context.args.change.onSubmit).toHaveBeenCalledOnce());
    await expect(context.args.change.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        delivery: {
          zones: [
            { ...deltaZone, governorates: [...deltaZone.governorates, "EG-GZ"].toSorted(byPlace) },
            { ...cairoZone, governorates: ["EG-C"] },
            upperZone,
          ],
          free_from: null,
        },
      }),
    );
  },
);
