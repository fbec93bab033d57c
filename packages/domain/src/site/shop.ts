import type { Bilingual } from "../locale/locale.ts";

/** Identity of the shop: names and contacts; invented for the demonstration. */
export interface Shop {
  readonly name: Bilingual;
  readonly legalName: Bilingual;
  readonly tagline: Bilingual;
  /** Year of foundation. */
  readonly since: number;
  /** Phone in international form. */
  readonly phone: string;
  /** Number of the chat app, digits in international format. */
  readonly chatNumber: string;
  readonly mail: string;
}

/** The shop's identity. */
export const shop: Shop = {
  name: { en: "Nilometer", ar: "نيلومتر" },
  legalName: { en: "Nilometer Electronics", ar: "نيلومتر للإلكترونيات" },
  tagline: { en: "Electronic parts and measuring instruments", ar: "قطع إلكترونية وأجهزة قياس" },
  since: 1994,
  phone: "+20 100 000 0000",
  chatNumber: "201000000000",
  mail: "orders@nilometer.example",
};
