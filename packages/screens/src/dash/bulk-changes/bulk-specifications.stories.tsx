import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { type PageProps, aRule, newValues, onApplied, setup } from "./bulk-screen.story-setup.tsx";
import { BulkScreen } from "./bulk-screen.tsx";

const meta = preview.type<RenderedFrom<PageProps>>().meta({
  title: "Dashboard/Bulk changes/Specifications",
  component: BulkScreen,
  ...setup,
});

/** A specification of products, one of which has it already. */
export const Specification = meta.story({
  args: {
    rule: aRule({ field: "specification", change: "set", value: "4k7", attributeId: 901 }),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
  },
});

/** A specification is to be chosen. */
export const NoSpecification = meta.story({
  args: {
    rule: aRule({ field: "specification", change: "set" }),
  },
});

/** The attributes did not come. */
export const SpecificationsFailed = meta.story({
  args: {
    rule: aRule({ field: "specification", change: "set" }),
  },
  beforeEach: ({ msw }) => msw.use(mock("listAttributes").failing(400)),
});

/** Choices of a specification by their names, one of them Arabic. */
export const SpecificationChoices = meta.story({
  args: {
    rule: aRule({ field: "specification", change: "set", value: "1206; ثقوب", attributeId: 902 }),
  },
});

Specification.test(
  "D-98 bulk changes: a specification is shown before and after, in the unit that suits it, and set",
  english,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: /^Value/ })).toHaveAccessibleDescription(
      /reads as 4.7\skΩ/,
    );
    await expect(await canvas.findByRole("row", { name: /^Clamp meter 1\skΩ 4.7\skΩ$/ })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Probe set no value 4.7\skΩ$/ })).toBeVisible();
    await expect(canvas.getByText("1 is skipped: has this value already")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Change 3 products" }));
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
    await expect([...newValues().keys()]).toEqual([1, 3, 4]);
    await expect(newValues().get(3)).toBe("4k7");
    await expect(await canvas.findByRole("link", { name: "Resistance: 4k7" })).toBeVisible();
  },
);

NoSpecification.test(
  "D-98 bulk changes: attributes of the selected products come first; a value of several choices is read as it is typed",
  english,
  async ({ canvas, userEvent }) => {
    const show = canvas.getByRole("button", { name: "Show what changes" });
    const chooser = await canvas.findByRole("combobox", { name: /^Specification/ });
    await userEvent.click(show);
    await expect(chooser).toBeInvalid();
    await expect(chooser).toHaveFocus();
    await userEvent.click(chooser);
    await waitFor(() =>
      expect(
        within(screen.getByRole("listbox"))
          .getAllByRole("option")
          .map((option) => option.textContent),
      ).toEqual(["Resistance (Ω) · 4", "Package · 4", "Lead free · 4", "Series · 4", "Bandwidth (Hz)"]),
    );
    await userEvent.type(screen.getByPlaceholderText("Search specifications"), "غلاف{Enter}");
    const value = await canvas.findByRole("combobox", { name: /^Value/ });
    await userEvent.type(value, "0603");
    await userEvent.click(show);
    await expect(value).toBeInvalid();
    await expect(value).toHaveFocus();
    await userEvent.clear(value);
    await userEvent.type(value, "1206; ثقوب");
    await expect(value).toHaveAccessibleDescription("reads as 1206; Through hole");
    await userEvent.click(show);
    await expect(
      await canvas.findByRole("row", { name: "Clamp meter 0805 1206; Through hole" }),
    ).toBeVisible();
  },
);

NoSpecification.test(
  "D-98 bulk changes: a value is cleared; yes or no is chosen; products without the attribute are skipped",
  english,
  async ({ canvas, userEvent }) => {
    const show = canvas.getByRole("button", { name: "Show what changes" });
    const choose = async (name: RegExp): Promise<void> => {
      await userEvent.click(canvas.getByRole("combobox", { name: /^Specification/ }));
      await userEvent.click(await screen.findByRole("option", { name }));
    };
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "How" }), "clear");
    await choose(/^Package/);
    await userEvent.click(show);
    await expect(await canvas.findByRole("row", { name: "Clamp meter 0805 no value" })).toBeVisible();
    await expect(canvas.getByText("3 are skipped: has no value")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "How" }), "set");
    await choose(/^Lead free/);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /^Value/ }), "No");
    await userEvent.click(canvas.getByRole("button", { name: "Show what changes" }));
    await expect(await canvas.findByRole("row", { name: "Fuse no value No" })).toBeVisible();
    await choose(/^Bandwidth/);
    await userEvent.type(canvas.getByRole("textbox", { name: /^Value/ }), "10 kHz");
    await userEvent.click(canvas.getByRole("button", { name: "Show what changes" }));
    await expect(
      await canvas.findByText("4 are skipped: its sub category does not have the specification"),
    ).toBeVisible();
  },
);
