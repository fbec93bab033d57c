import type { Bilingual, Locale } from "@shop/domain/locale/locale.ts";
import type { PaymentSettings } from "@shop/domain/payments/payment-options.ts";
import type { MailTexts } from "@shop/domain/site/mail-texts.ts";
import type { Shop } from "@shop/domain/site/shop.ts";

import type { Queries } from "../../database/database.ts";
import { currentSettings } from "../settings/shop-settings.repository.ts";
import { signatureOf } from "./mail-signature.ts";

/** Recipient and language of the shop's own mails, and the shop's public address, as configured. */
export interface ShopMailbox {
  /** Without one they go to the contact address of the settings. */
  readonly address?: string | undefined;
  readonly locale: Locale;
  /** Scheme, host and port of the shop; without it mails contain no link. */
  readonly publicUrl?: string | undefined;
}

/** What every letter states of the shop. */
export interface LetterHead extends ShopMailbox {
  readonly address: string;
  readonly shop: Shop;
  readonly signature: Bilingual;
  readonly payments: PaymentSettings;
  /** The owner's texts of mails to buyers. */
  readonly mailTexts: MailTexts;
}

/** The mailbox with the owner's settings at this time. */
export async function letterHead(queries: Queries, mailbox: ShopMailbox): Promise<LetterHead> {
  const settings = await currentSettings(queries);
  return {
    ...mailbox,
    address: settings.orders_mail ?? mailbox.address ?? settings.shop.mail,
    shop: settings.shop,
    signature: signatureOf(settings),
    payments: settings.payments,
    mailTexts: settings.mail_texts,
  };
}
