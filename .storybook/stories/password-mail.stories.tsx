import { isLocale } from "@shop/domain/locale/locale.ts";
import { cashOnly } from "@shop/domain/payments/payment-options.ts";
import { usualMailTexts } from "@shop/domain/site/mail-texts.ts";
import { shop } from "@shop/domain/site/shop.ts";
import type { ComponentType } from "react";
import { expect } from "storybook/test";

import { passwordMail } from "../../apps/api/src/modules/accounts/password-mail.ts";
import { signatureOf } from "../../apps/api/src/modules/mails/mail-signature.ts";
import preview from "../preview.tsx";
import { HtmlPage } from "./html-page.tsx";

interface PasswordMailProps {
  /** Address of the shop. */
  readonly publicUrl: string;
}

/** The mail with a link to a new password, in the language of the page that asked for it. Mail programs show it in light colours only. */
const PasswordMail: ComponentType<PasswordMailProps> = () => null;

const mailArgs: PasswordMailProps = { publicUrl: "https://nilometer.example" };

const meta = preview.meta({
  title: "Mails/New password",
  component: PasswordMail,
  tags: ["browser", "!manifest"],
  args: mailArgs,
  argTypes: { publicUrl: { description: "Address of the shop." } },
  loaders: [
    async ({ args: { publicUrl }, globals }) => {
      const chosen: unknown = globals["locale"];
      const locale = typeof chosen === "string" && isLocale(chosen) ? chosen : "en";
      const head = {
        address: "orders@nilometer.example",
        locale,
        publicUrl,
        shop,
        signature: signatureOf({ shop, mail_signature: { en: "", ar: "" } }),
        payments: cashOnly,
        mailTexts: usualMailTexts,
      };
      const token = "pS3kQ0cVb1yXnZ9tR7uW2aLdE4fGhJ6mK8oPqTsUvYw";
      const { html } = await passwordMail("mona@example.com", { locale, token, publicUrl }, head);
      return { html };
    },
  ],
  render: (_, { loaded }) => <HtmlPage title="Mail" html={String(loaded["html"])} colorScheme="light" />,
});

/** Leads to a new password, for an hour. */
export const Default = meta.story({});

Default.test(
  "D-49 the mail's link leads to the page of a new password",
  { globals: { locale: "ar" } },
  async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>("Mail");
    await expect(frame.srcdoc).toContain('href="https://nilometer.example/ar/new-password#');
  },
);
