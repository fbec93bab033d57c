import { ready } from "@shop/data/view.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { expect, waitFor, within } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { enter, idle, save, stored, setup } from "./settings-section-screen.story-setup.tsx";
import { SettingsSectionScreen } from "./settings-section-screen.tsx";

const meta = preview.meta({
  title: "Dashboard/Settings/Branches",
  component: SettingsSectionScreen,
  ...setup,
  args: { ...setup.args, section: "branches" as const },
});

export const Branches = meta.story({});

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

Branches.test("D-23 branches are added, moved and removed", english, async ({ userEvent, args, canvas }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Remove Alexandria, Raml Station" }));
  await userEvent.click(canvas.getByRole("button", { name: "Move Tanta, Railway Square up" }));
  await userEvent.click(canvas.getByRole("button", { name: "Add a branch" }));
  const branch = canvas.getByRole("heading", { name: "Branch 3" }).closest("li");
  if (!branch) throw new Error("The added branch is missing.");
  const own = within(branch);
  await expect(own.getByRole("textbox", { name: "Name (English)" })).toHaveFocus();
  await enter(own, userEvent, [
    ["Name (English)", "Giza"],
    ["Name (Arabic)", "الجيزة"],
    ["Address (English)", "1 Pyramid Street"],
    ["Address (Arabic)", "1 شارع الهرم"],
    ["Mobile", "+20 100 000 0009"],
  ]);
  await userEvent.click(own.getByRole("checkbox", { name: "Friday" }));
  await userEvent.click(await save());
  await waitFor(() => expect(args.change.onSubmit).toHaveBeenCalledOnce());
  const [cairo, , tanta] = defaultSettings.branches;
  await expect(args.change.onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({
      branches: [
        tanta,
        cairo,
        {
          name: { en: "Giza", ar: "الجيزة" },
          address: { en: "1 Pyramid Street", ar: "1 شارع الهرم" },
          mail: "",
          phone: "+20 100 000 0009",
          landline: "",
          code: "",
          map: "",
          hours: [{ day: "fri", opens: "10:00", closes: "20:00" }],
        },
      ],
    }),
  );
});

for (const viewport of ["phone", "desktop"]) {
  Branches.test(
    `D-23 hours that end before they begin, scrolled out of view, are focused, shown and counted on a ${viewport}`,
    { globals: { locale: "en", viewport: { value: viewport } } },
    async ({ userEvent, args, canvas }) => {
      const [opens] = await canvas.findAllByLabelText("Saturday opens at");
      const [closes] = canvas.getAllByLabelText("Saturday closes at");
      if (!opens || !closes) throw new Error("The first branch is closed on Saturdays.");
      await userEvent.clear(opens);
      await userEvent.type(opens, "22:00");
      scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      await userEvent.click(await save());
      await waitFor(() => expect(closes).toHaveFocus());
      const { top, bottom } = closes.getBoundingClientRect();
      await expect(top).toBeGreaterThan(0);
      await expect(bottom).toBeLessThan((await save()).getBoundingClientRect().top);
      scrollTo({ top: 0, behavior: "instant" });
      await userEvent.click(canvas.getByRole("button", { name: "1 field needs a look" }));
      await expect(closes).toHaveFocus();
      await expect(args.change.onSubmit).not.toHaveBeenCalled();
    },
  );
}

Branches.test(
  "D-23 a day has hours after a break, which can close in the night, and can be taken away",
  english,
  async ({ userEvent, canvas }) => {
    const [add] = await canvas.findAllByRole("button", { name: "Add hours after a break on Saturday" });
    await userEvent.click(add ?? document.body);
    const [closes] = canvas.getAllByLabelText("Saturday closes again at");
    await userEvent.clear(closes ?? document.body);
    await userEvent.type(closes ?? document.body, "02:00");
    await expect(closes).toHaveValue("02:00");
    await expect(add).not.toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: "Remove the hours after the break on Saturday" }),
    );
    await expect(canvas.queryByLabelText("Saturday closes again at")).not.toBeInTheDocument();
  },
);

/** Errors of whole lists, and of something that is no field. */
export const InvalidLists = meta.story({
  args: {
    change: {
      ...idle,
      errors: { branches: "too_many", "branches.0.hours": "bad_value", other: "bad_value" },
      submission: { status: "failed", error: "invalid" },
    },
  },
});

InvalidLists.test(
  "D-23 D-38 errors of lists stand at them, and one that is of no field at the whole form",
  english,
  async ({ canvas }) => {
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-invalid"));
    await expect(document.activeElement).toHaveAccessibleDescription(/\S/);
    await expect(canvas.getByRole("button", { name: "2 fields need a look" })).toBeVisible();
    await expect(canvas.getByText("Some values cannot be used.")).toBeVisible();
  },
);
