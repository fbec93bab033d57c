import type { Bilingual } from "./locale.ts";

/** One branch of the shop. */
export interface Branch {
  readonly name: Bilingual;
  readonly address: Bilingual;
  readonly mail: string;
  /** Mobile phone in international form. */
  readonly phone: string;
  /** Landline in international form. */
  readonly landline: string;
  /** A link that opens the branch on a map. */
  readonly map: string;
}

/** A meter brand that the shop distributes. */
export interface Brand {
  readonly name: string;
  /** Address of its logo. */
  readonly logo: string;
}

/** Who the shop is: everything in it is an invented demonstration and stands only here. */
export interface Shop {
  readonly name: Bilingual;
  readonly legalName: Bilingual;
  readonly tagline: Bilingual;
  /** Year of foundation. */
  readonly since: number;
  /** Phone in international form. */
  readonly phone: string;
  /** Number of the chat app, in international digits. */
  readonly chatNumber: string;
  readonly mail: string;
  readonly branches: readonly Branch[];
  readonly brands: readonly Brand[];
}

const mapOf = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/** The shop's identity. */
export const shop: Shop = {
  name: { en: "Nilometer", ar: "نيلومتر" },
  legalName: { en: "Nilometer Electronics", ar: "نيلومتر للإلكترونيات" },
  tagline: { en: "Electronic parts and measuring instruments", ar: "قطع إلكترونية وأجهزة قياس" },
  since: 1994,
  phone: "+20 100 000 0000",
  chatNumber: "201000000000",
  mail: "orders@nilometer.example",
  branches: [
    {
      name: { en: "Cairo, Bab al-Luq", ar: "القاهرة، باب اللوق" },
      address: { en: "12 Falaki Square, Bab al-Luq, Cairo", ar: "12 ميدان الفلكي، باب اللوق، القاهرة" },
      mail: "cairo@nilometer.example",
      phone: "+20 100 000 0001",
      landline: "+20 2 0000 0001",
      map: mapOf("Falaki Square, Bab al-Luq, Cairo"),
    },
    {
      name: { en: "Alexandria, Raml Station", ar: "الإسكندرية، محطة الرمل" },
      address: {
        en: "4 Saad Zaghloul Square, Raml Station, Alexandria",
        ar: "4 ميدان سعد زغلول، محطة الرمل، الإسكندرية",
      },
      mail: "alexandria@nilometer.example",
      phone: "+20 100 000 0002",
      landline: "+20 3 0000 0002",
      map: mapOf("Saad Zaghloul Square, Alexandria"),
    },
    {
      name: { en: "Tanta, Railway Square", ar: "طنطا، ميدان المحطة" },
      address: { en: "7 Railway Square, Tanta", ar: "7 ميدان المحطة، طنطا" },
      mail: "tanta@nilometer.example",
      phone: "+20 100 000 0003",
      landline: "+20 40 000 0003",
      map: mapOf("Tanta Railway Station"),
    },
  ],
  brands: [
    { name: "Kelvra", logo: "/brands/kelvra.svg" },
    { name: "Ohmwright", logo: "/brands/ohmwright.svg" },
    { name: "Metrivo", logo: "/brands/metrivo.svg" },
    { name: "Galvora", logo: "/brands/galvora.svg" },
  ],
};
