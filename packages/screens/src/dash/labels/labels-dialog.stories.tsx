import { catalogue } from "@shop/fixtures/catalogue.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { expect, fn, screen, waitFor } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { english, framedInDocs, onArabicPhone } from "../../stories/page.tsx";
import { LabelsDialog } from "./labels-dialog.tsx";

const products = catalogue.products.slice(0, 3);
const [first, second, third] = products;
if (!first || !second || !third) throw new Error("The catalogue has too few products.");

const meta = preview.meta({
  title: "Dashboard/Labels",
  component: LabelsDialog,
  parameters: framedInDocs,
  args: {
    products,
    choice: { format: "sheet-70x36", locale: "ar", prices: true } as const,
    onChoice: fn(),
    onClose: fn(),
  },
});

/** Labels of three products on a sheet. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** One product on a roll, which has no first place. */
export const OneOnRoll = meta.story({
  args: { products: [first], choice: { format: "roll-50x25", locale: "en", prices: false } },
});

/** More products than are printed at once. */
export const TooManyProducts = meta.story({
  args: { products: Array.from({ length: 101 }, (_, index) => ({ ...first, id: index + 1 })) },
});

/** Names without an end. */
export const LongNames = meta.story({
  args: {
    products: [
      { ...first, name: UNBREAKABLE, name_ar: LONG_ARABIC, part_number: UNBREAKABLE },
      { ...second, part_number: null },
    ],
  },
});

/** No label is left to print. */
export const None = meta.story({
  args: { products: [first] },
  play: async (context) => {
    const count = (await screen.findAllByRole("spinbutton")).at(-1);
    if (!count) throw new Error("There is no number.");
    await context.userEvent.clear(count);
    await context.userEvent.type(count, "0");
    await expect(await screen.findByText(textsOf(context).dashLabels.none)).toBeVisible();
  },
});

/** The query of the link's address. */
const queryOf = (): Record<string, string> => {
  const address = screen.getByRole("link", { name: "Open as PDF" }).getAttribute("href");
  return Object.fromEntries(new URL(address ?? "", location.href).searchParams);
};

Default.test(
  "D-154 the link opens as many labels of each product as entered, from the first free place of the sheet on",
  english,
  async ({ userEvent }) => {
    await screen.findByRole("dialog", { name: "Labels" });
    await expect(queryOf()).toEqual({
      labels: products.map(({ id }) => id).join(","),
      format: "sheet-70x36",
      locale: "ar",
      prices: "shown",
    });
    const put = async (name: string, count: string) => {
      const input = screen.getByRole("spinbutton", { name });
      await userEvent.clear(input);
      await userEvent.type(input, count);
    };
    await put("Labels of each product", "12");
    await put(`Labels of ${second.name}`, "0");
    await put("First free label of the sheet", "5");
    await expect(queryOf()).toMatchObject({ labels: `${first.id}x12,${third.id}x12`, first_place: "5" });
    await expect(screen.getByText("24 labels · 2 sheets")).toBeVisible();
  },
);

Default.test(
  "D-154 size, language and prices are chosen and reported; another size has other places",
  english,
  async ({ userEvent, args }) => {
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Size of the labels" }), [
      "roll-50x25",
    ]);
    await expect(screen.queryByRole("spinbutton", { name: "First free label of the sheet" })).toBeNull();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), ["en"]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Print the prices" }));
    await expect(args.onChoice).toHaveBeenLastCalledWith({
      format: "roll-50x25",
      locale: "en",
      prices: false,
    });
    await expect(queryOf()).toMatchObject({ format: "roll-50x25", locale: "en" });
    await expect(queryOf()).not.toHaveProperty("prices");
  },
);

Default.test(
  "D-154 more labels than are printed at once are named, and there is no link",
  english,
  async ({ userEvent }) => {
    const input = await screen.findByRole("spinbutton", { name: "Labels of each product" });
    await userEvent.clear(input);
    await userEvent.type(input, "81");
    await expect(screen.getByText("At most 240 labels are printed at once.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("link", { name: "Open as PDF" })).toBeNull());
  },
);

Default.test("D-154 the dialog is in Arabic", onArabicPhone, async () => {
  await expect(await screen.findByRole("dialog", { name: "ملصقات" })).toBeVisible();
  await expect(screen.getByRole("link", { name: "فتح PDF" })).toBeVisible();
});
