import { useSettingsModel } from "@shop/data/dash/settings/use-settings-model.ts";
import { ready } from "@shop/data/view.ts";
import { existing } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { pictureFile, textNamedLikePicture } from "@shop/mocks/images/picture-files.ts";
import type { StoryContext } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { idle, save, setup, stored } from "./settings-section-screen.story-setup.tsx";
import { SettingsSectionScreen, type SettingsSectionScreenProps } from "./settings-section-screen.tsx";

const logo = existing(catalogue.products[0]?.images[0]).image;

/** Scrolls to the part of the form. */
const toAppearance = async (context: StoryContext<SettingsSectionScreenProps>): Promise<void> => {
  const { appearance } = textsOf(context).dashSettings.shop;
  (await screen.findByRole("group", { name: appearance })).scrollIntoView();
};

const meta = preview.meta({
  title: "Dashboard/Settings/Logo and colour",
  component: SettingsSectionScreen,
  ...setup,
  play: toAppearance,
});

/** Neither logo nor colour is set. */
export const Usual = meta.story();

/** A logo that holds the shop's name, and a dark accent. */
export const Own = meta.story({
  args: {
    stored: ready({
      ...stored,
      settings: {
        ...stored.settings,
        shop: { ...stored.settings.shop, logo, logo_has_name: true, accent: "#0b3d91" },
      },
    }),
  },
});

/** The picture is being stored. */
export const Storing = meta.story({ args: { logo: { submission: { status: "pending" }, onLogo: fn() } } });

/** The picture was not stored. */
export const NotStored = meta.story({
  args: { logo: { submission: { status: "failed", error: "unavailable" }, onLogo: fn() } },
});

/** The colour is too light for the light page. */
export const TooLight = meta.story({ args: { change: { ...idle, errors: { "shop.accent": "too_light" } } } });

const accentField = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Accent colour/ });

Own.test(
  "D-150 the preview states the contrast of the accent in both themes, and the usual one is taken back",
  english,
  async ({ canvas, userEvent, args }) => {
    const accent = await accentField();
    await expect(accent).toHaveValue("#0b3d91");
    const samples = within(canvas.getByRole("list", { name: "Preview of logo and colour" }));
    await expect(samples.getByText("Light: the contrast of the text is 10.0 to 1.")).toBeVisible();
    await expect(samples.getByText(/^Dark: the contrast of the text is \d+\.\d to 1\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Take the usual colour" }));
    await expect(accent).toHaveValue("");
    await userEvent.click(await save());
    await waitFor(() =>
      expect(args.change.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ shop: { ...stored.settings.shop, accent: "", logo, logo_has_name: true } }),
      ),
    );
  },
);

Usual.test(
  "D-150 a colour of another form, or one as light as the page, is refused",
  english,
  async ({ userEvent, args }) => {
    const accent = await accentField();
    await userEvent.type(accent, "blue");
    await userEvent.click(await save());
    await waitFor(() => expect(accent).toHaveAccessibleDescription(/^A colour is/));
    await userEvent.clear(accent);
    await userEvent.type(accent, "#ffffff");
    await userEvent.click(await save());
    await waitFor(() => expect(accent).toHaveAccessibleDescription(/^Buttons of this colour/));
    await expect(args.change.onSubmit).not.toHaveBeenCalled();
  },
);

/** The screen over its model. */
function Connected(props: SettingsSectionScreenProps) {
  const model = useSettingsModel({ onNotice: fn(), onSaved: fn() });
  return <SettingsSectionScreen {...props} {...model} />;
}

Usual.test(
  "D-150 a chosen picture is stored, shown at once, and the shop's with the next save",
  {
    ...english,
    render: (args) => <Connected {...args} />,
  },
  async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole("group", { name: /^Logo(?! and)/ });
    const input = existing(group.querySelector<HTMLInputElement>("input[type=file]") ?? undefined);
    await userEvent.upload(input, textNamedLikePicture("logo.png"));
    await within(group).findByText(/no picture/);
    await userEvent.upload(input, pictureFile("logo.png"));
    await within(group).findByRole("img");
    await expect(shop.state.settings.settings.shop.logo).toBe("");
    await userEvent.click(canvas.getByRole("checkbox", { name: /^The logo holds the name/ }));
    await userEvent.click(await save());
    await waitFor(() => expect(shop.state.settings.settings.shop.logo).toMatch(/^blob:/));
    await expect(shop.state.settings.settings.shop.logo_has_name).toBe(true);
    await userEvent.click(within(group).getByRole("button", { name: "Remove the picture: Logo" }));
    await userEvent.click(await save());
    await waitFor(() => expect(shop.state.settings.settings.shop.logo).toBe(""));
  },
);

Own.test("D-150 the preview is in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(await canvas.findByRole("list", { name: "معاينة الشعار واللون" })).toBeVisible();
});
