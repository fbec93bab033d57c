import type { Bilingual, Locale } from "@shop/domain/locale/locale.ts";
import type { ShopSettings } from "@shop/domain/site/shop-settings.ts";

/** Last lines of mails about orders: what the owner wrote, or the shop's name and tagline. */
export function signatureOf({
  shop,
  mail_signature: own,
}: Pick<ShopSettings, "shop" | "mail_signature">): Bilingual {
  const signatureIn = (locale: Locale): string =>
    own[locale] || `${shop.name[locale]} · ${shop.tagline[locale]}`;
  return { en: signatureIn("en"), ar: signatureIn("ar") };
}
