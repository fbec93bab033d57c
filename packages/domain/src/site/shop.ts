import type { Bilingual } from "../locale/locale.ts";

/** Identity of the shop: names and contacts. */
export interface Shop {
  readonly name: Bilingual;
  readonly legal_name: Bilingual;
  readonly tagline: Bilingual;
  /** A sentence below the tagline on the home page; '' for none. */
  readonly promise: Bilingual;
  /** Address of the stored picture of its logo, '' for the own one. */
  readonly logo: string;
  /** Whether the logo holds the shop's name, which then does not stand beside it. */
  readonly logo_has_name: boolean;
  /** Colour of main buttons and marks, '#' and six hexadecimal digits; '' for the own one. */
  readonly accent: string;
  /** Year of foundation. */
  readonly since: number;
  /** Phone in international form. */
  readonly phone: string;
  /** Number of the chat app, digits in international format. */
  readonly chat_number: string;
  readonly mail: string;
}

/** A mail address if it is an unread one of the demonstration; null for any other. */
export const demonstrationAddress = (address: string): string | null =>
  address.toLowerCase().endsWith(".example") ? address : null;

/** The identity of a shop whose owner has not changed its settings; invented for the demonstration. */
export const shop: Shop = {
  name: { en: "Nilometer", ar: "نيلومتر" },
  legal_name: { en: "Nilometer Electronics", ar: "نيلومتر للإلكترونيات" },
  tagline: { en: "Electronic parts and measuring instruments", ar: "قطع إلكترونية وأجهزة قياس" },
  promise: {
    en: "Real stock, open prices, and someone at the counter who has worked at a bench.",
    ar: "مخزون حقيقي، وأسعار معلنة، ومن يرد عليك فني عمل بيديه على طاولة الصيانة.",
  },
  logo: "",
  logo_has_name: false,
  accent: "",
  since: 1994,
  phone: "+20 100 000 0000",
  chat_number: "201000000000",
  mail: "orders@nilometer.example",
};
