import { ready } from "@shop/data/view.ts";
import { usualMailTexts } from "@shop/domain/site/mail-texts.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { showPart } from "#storybook/show-part.ts";

import { english } from "../../stories/page.tsx";
import { idle, save, setup, stored } from "./settings-section-screen.story-setup.tsx";
import { SettingsSectionScreen } from "./settings-section-screen.tsx";

const own = {
  ...usualMailTexts,
  confirmed: {
    subject: { en: "{shop}: order {number} is ready soon", ar: "" },
    title: { en: "Good news", ar: "" },
    intro: { en: "We pack {pieces} of your order {number}. Call {phone} at any time.", ar: "" },
  },
};

const meta = preview.meta({
  title: "Dashboard/Settings/Texts of mails",
  component: SettingsSectionScreen,
  ...setup,
  args: { ...setup.args, section: "mails" as const },
});

const partOf = async (name: RegExp): Promise<HTMLElement> => {
  const part = (await screen.findByText(name, { selector: "summary" })).closest("details");
  if (!part) throw new Error("The mail has no part of its own.");
  return part;
};

/** Every mail folded: none has a text of its own. */
export const Default = meta.story({
  play: async () => {
    showPart(await partOf(/^New order|^طلب جديد/));
  },
});

/** A mail with own English texts, opened, beside the usual Arabic ones. */
export const Own = meta.story({
  args: { stored: ready({ ...stored, settings: { ...stored.settings, mail_texts: own } }) },
  play: async ({ userEvent }) => {
    const part = await partOf(/^Order confirmed|^تأكيد الطلب/);
    await userEvent.click(within(part).getByText(/^Order confirmed|^تأكيد الطلب/));
    showPart(part);
  },
});

/** A variable that mails do not have opens the mail that names it. */
export const Invalid = meta.story({
  args: {
    change: {
      ...idle,
      errors: { "mail_texts.sent.intro.en": "unknown_variable" },
      submission: { status: "failed", error: "invalid" },
    },
  },
  play: async () => {
    showPart(await partOf(/^Order sent|^إرسال الطلب/));
  },
});

Default.test(
  "D-159 an owner writes the texts of a mail, sees them with the values of an order in both languages, and saves them",
  english,
  async ({ userEvent, args }) => {
    const part = await partOf(/^Order confirmed/);
    await userEvent.click(within(part).getByText("Order confirmed"));
    const example = await within(part).findByRole("figure", { name: "Preview (English)" });
    await expect(example).toHaveTextContent(/Your order .?3CDF-GHJ6.? is confirmed/);
    await userEvent.type(
      within(part).getByRole("textbox", { name: "Subject (English)" }),
      "{{shop}: order {{number} is ready soon",
    );
    await expect(example).toHaveTextContent(/Nilometer: order .?3CDF-GHJ6.? is ready soon/);
    await expect(within(part).getByRole("figure", { name: "Preview (Arabic)" })).toHaveTextContent(
      /تأكد طلبك|تم تأكيد|أكدنا/,
    );
    await userEvent.click(await save());
    await waitFor(() =>
      expect(args.change.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          mail_texts: {
            ...usualMailTexts,
            confirmed: {
              ...usualMailTexts.confirmed,
              subject: { en: "{shop}: order {number} is ready soon", ar: "" },
            },
          },
        }),
      ),
    );
  },
);

Default.test(
  "D-159 a variable that mails do not have is refused at its field, which is opened",
  english,
  async ({ userEvent, args }) => {
    const part = await partOf(/^Quotation/);
    const summary = within(part).getByText("Quotation");
    await userEvent.click(summary);
    const text = within(part).getByRole("textbox", { name: "Text (English)" });
    await userEvent.type(text, "Dear {{buyer}");
    await userEvent.click(summary);
    await expect(part).not.toHaveAttribute("open");
    await userEvent.click(await save());
    await expect(
      await within(part).findByText("Only the variables named above can stand in braces."),
    ).toBeVisible();
    await waitFor(() => expect(within(part).getByRole("textbox", { name: "Text (English)" })).toHaveFocus());
    await expect(args.change.onSubmit).not.toHaveBeenCalled();
  },
);
