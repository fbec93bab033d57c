import { isLocale } from "@shop/domain/locale/locale.ts";
import { cashOnly } from "@shop/domain/payments/payment-options.ts";
import { usualMailTexts } from "@shop/domain/site/mail-texts.ts";
import { shop } from "@shop/domain/site/shop.ts";
import { productNamed } from "@shop/fixtures/builders.ts";
import type { ComponentType } from "react";
import { expect } from "storybook/test";

import { signatureOf } from "../../apps/api/src/modules/mails/mail-signature.ts";
import { restockMail } from "../../apps/api/src/modules/restock-requests/restock-mail.ts";
import preview from "../preview.tsx";
import { HtmlPage } from "./html-page.tsx";

interface RestockMailProps {
  /** Address of the shop. */
  readonly publicUrl: string;
}

/** The mail that a product is back, in the language of the page that asked for it. Mail programs show it in light colours only. */
const RestockMail: ComponentType<RestockMailProps> = () => null;

const mailArgs: RestockMailProps = { publicUrl: "https://nilometer.example" };

const meta = preview.meta({
  title: "Mails/Back in stock",
  component: RestockMail,
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
      const { html } = await restockMail(
        "mona@example.com",
        { locale, product: productNamed("ML-10"), token, publicUrl },
        head,
      );
      return { html };
    },
  ],
  render: (_, { loaded }) => <HtmlPage title="Mail" html={String(loaded["html"])} colorScheme="light" />,
});

/** Leads to the product, and to the end of such mails. */
export const Default = meta.story({});

Default.test(
  "D-92 the mail links the product and the page that ends such mails",
  { globals: { locale: "ar" } },
  async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>("Mail");
    await expect(frame.srcdoc).toContain('href="https://nilometer.example/ar/product/');
    await expect(frame.srcdoc).toContain('href="https://nilometer.example/ar/no-more-mails#');
  },
);
