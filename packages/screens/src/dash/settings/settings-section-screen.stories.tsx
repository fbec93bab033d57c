import { useSettingsModel } from "@shop/data/dash/settings/use-settings-model.ts";
import { ready } from "@shop/data/view.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { demoHome } from "@shop/mocks/demo-shop.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, onEnglishPhone } from "../../stories/page.tsx";
import { home, idle, save, setup } from "./settings-section-screen.story-setup.tsx";
import { SettingsSectionScreen, type SettingsSectionScreenProps } from "./settings-section-screen.tsx";

const meta = preview.meta({
  title: "Dashboard/Settings/Section",
  component: SettingsSectionScreen,
  ...setup,
});

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** Where new orders are mailed to, and how mails end. */
export const Mails = meta.story({ args: { section: "mails" } });

/** Low stock, what shoppers see of it, and unconfirmed orders. */
export const Orders = meta.story({ args: { section: "orders" } });

/** The sections of the home page. */
export const HomePage = meta.story({ args: { section: "home" } });

/** The texts of the page 'About us'. */
export const About = meta.story({ args: { section: "about" } });

/** The pages on how the shop sells. */
export const Info = meta.story({ args: { section: "info" } });

export const Loading = meta.story({ args: { stored: { status: "loading" } } });

export const Failed = meta.story({
  args: { stored: { status: "failed", error: "unavailable", onRetry: fn() } },
});

/** Staff has no settings. */
export const OwnerOnly = meta.story({
  args: { isForbidden: true, stored: { status: "failed", error: "forbidden", onRetry: fn() } },
});

/** The server has reported errors by field. */
export const Invalid = meta.story({
  args: {
    change: {
      ...idle,
      errors: { "shop.chat_number": "bad_phone", "pictures_note.en": "too_long", "shop.since": "too_large" },
      submission: { status: "failed", error: "invalid" },
    },
  },
});

export const Saving = meta.story({ args: { change: { ...idle, submission: { status: "pending" } } } });

/** The home page as it is entered, before it is stored. */
export const HomePreview = meta.story({
  args: { section: "home", home: { ...home, preview: ready(demoHome()) } },
});

/** The entered sections are being previewed. */
export const HomePreviewLoading = meta.story({
  args: { section: "home", home: { ...home, preview: { status: "loading" } } },
});

/** The entered sections cannot be previewed. */
export const HomePreviewFailed = meta.story({
  args: {
    section: "home",
    home: { ...home, preview: { status: "failed", error: "invalid", onRetry: fn() } },
  },
});

/** The screen over its model. */
function Connected(props: SettingsSectionScreenProps) {
  const model = useSettingsModel({ onNotice: fn(), onSaved: fn() });
  return <SettingsSectionScreen {...props} {...model} />;
}

const connected = { ...english, render: (args: SettingsSectionScreenProps) => <Connected {...args} /> };

const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const invalid = "Some values cannot be used.";

Default.test(
  "D-23 D-130 fields of the section alone are submitted with the version that was opened",
  english,
  async ({ userEvent, args }) => {
    const phone = await field("Phone");
    await userEvent.clear(phone);
    await userEvent.type(phone, "+20 100 999 9999");
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await userEvent.click(await save());
    await waitFor(() =>
      expect(args.change.onSubmit).toHaveBeenCalledWith({
        version: 3,
        shop: { ...defaultSettings.shop, phone: "+20 100 999 9999" },
        pictures_note: defaultSettings.pictures_note,
      }),
    );
  },
);

HomePage.test("D-150 reasons are added, moved and removed", english, async ({ userEvent, args }) => {
  const reasons = within(await screen.findByRole("region", { name: "Reasons to buy here" }));
  await userEvent.click(reasons.getByRole("button", { name: "Move Ask before you buy up" }));
  await userEvent.click(reasons.getByRole("button", { name: "Remove Pick up or have it sent" }));
  await userEvent.click(reasons.getByRole("button", { name: "Add a reason" }));
  const titles = () => reasons.getAllByRole("textbox", { name: /^Reason \(English\)$/ });
  await waitFor(() => expect(titles()).toHaveLength(2));
  await userEvent.click(await save());
  await waitFor(() => expect(titles()[1]).toBeInvalid());
  await expect(args.change.onSubmit).not.toHaveBeenCalled();
});

Default.test(
  "D-23 faults are marked at their fields, the first is focused, nothing is submitted",
  english,
  async ({ userEvent, args }) => {
    const name = await field("Company name (Arabic)");
    await userEvent.clear(name);
    const chat = await field("WhatsApp number");
    await userEvent.clear(chat);
    await userEvent.type(chat, "call me");
    await userEvent.click(await save());
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();
    await expect(chat).toBeInvalid();
    await expect(args.change.onSubmit).not.toHaveBeenCalled();
  },
);

Orders.test(
  "D-23 on a phone the bar with the buttons hides neither a focused fault nor its message",
  onEnglishPhone,
  async ({ userEvent }) => {
    const hours = await field("Flag orders after, in hours");
    await userEvent.clear(hours);
    const button = await save();
    // The field stands below the bar, where a browser counts it as visible.
    scrollBy({ top: hours.getBoundingClientRect().bottom - innerHeight, behavior: "instant" });
    await userEvent.click(button);
    await waitFor(() => expect(hours).toHaveFocus());
    const [message] = await screen.findAllByText("Please fill this in.");
    const { bottom = Infinity } = message?.getBoundingClientRect() ?? {};
    await expect(bottom).toBeLessThan(button.getBoundingClientRect().top);
  },
);

Orders.test("D-92 how shoppers see the stock is chosen", english, async ({ userEvent, args }) => {
  const rule = await screen.findByRole("combobox", { name: "Shoppers see the stock" });
  await expect(rule).toHaveDisplayValue("in words, and the number when few are left");
  await userEvent.selectOptions(rule, "as a number, or as 'more than' above a limit");
  const limit = await field("'More than' from, in pieces");
  await userEvent.clear(limit);
  await userEvent.type(limit, "٢٠");
  await userEvent.click(await save());
  await waitFor(() =>
    expect(args.change.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ stock_shown: "more_than", stock_limit: 20 }),
    ),
  );
});

Invalid.test(
  "D-23 D-38 errors that the server reports inside sections and lists are marked, counted, and the first is focused",
  english,
  async ({ canvas }) => {
    await waitFor(async () => expect(await field("Founded in")).toHaveFocus());
    await expect(
      canvas.getByRole("textbox", { name: /^What the pictures of products are \(English\)/ }),
    ).toBeInvalid();
    await expect(await field("WhatsApp number")).toBeInvalid();
    await expect(canvas.getByRole("button", { name: "3 fields need a look" })).toBeVisible();
    await expect(canvas.queryByText(invalid)).not.toBeInTheDocument();
  },
);

Mails.test(
  "D-23 what was entered is kept in a draft and comes back from it",
  {
    ...english,
    args: {
      draft: {
        read: () => ({
          version: 3,
          orders_mail: "new@nilometer.example",
          mail_signature: defaultSettings.mail_signature,
          mail_texts: defaultSettings.mail_texts,
        }),
        write: fn(),
        clear: fn(),
      },
    },
  },
  async ({ args, userEvent }) => {
    await expect(await field("New orders are mailed to (optional)")).toHaveValue("new@nilometer.example");
    await expect(screen.getByText("These are your unsaved changes of the last time.")).toBeVisible();
    await userEvent.type(await field("Last lines of mails to buyers (English)"), "1");
    await waitFor(() =>
      expect(args.draft.write).toHaveBeenLastCalledWith({
        version: 3,
        orders_mail: "new@nilometer.example",
        mail_signature: { en: "1", ar: "" },
        mail_texts: defaultSettings.mail_texts,
      }),
    );
    await userEvent.click(screen.getByRole("button", { name: "discard" }));
    await expect(await field("New orders are mailed to (optional)")).toHaveValue("");
    await expect(args.draft.clear).toHaveBeenCalled();
  },
);

Orders.test(
  "D-23 a save fails with a reason, then is stored, the form follows what is stored, and says so until the next change",
  {
    ...connected,
    beforeEach: ({ msw }) => msw.use(mock("changeSettings").failing(503, { once: true })),
  },
  async ({ userEvent, canvas }) => {
    const lowStock = await field("Low stock at");
    await userEvent.clear(lowStock);
    await userEvent.type(lowStock, "8");
    await userEvent.click(await save());
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await userEvent.click(await save());
    await expect(await canvas.findByText(/^Settings last changed by admin@nilometer\.example/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Unsaved changes")).not.toBeInTheDocument());
    await expect(lowStock).toHaveValue("8");
    await expect(canvas.getByText("Saved")).toBeVisible();
    await userEvent.type(lowStock, "0");
    await expect(canvas.getByText("Unsaved changes")).toBeVisible();
    await expect(canvas.queryByText("Saved")).not.toBeInTheDocument();
  },
);
