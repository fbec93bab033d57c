import type { Bilingual } from "../locale/locale.ts";
import type { DayHours } from "./opening-hours.ts";

/** Branch of the shop. */
export interface Branch {
  readonly name: Bilingual;
  readonly address: Bilingual;
  /** Mail address; '' for none. */
  readonly mail: string;
  /** Mobile phone in international form. */
  readonly phone: string;
  /** Landline in international form; '' for none. */
  readonly landline: string;
  /** Map link of the branch; '' for none. */
  readonly map: string;
  /** Its code at the tax authority, which numbers of invoices name; '' for that of the head office. */
  readonly code: string;
  /** Opening hours of the days on which it opens; empty where none are stated. */
  readonly hours: readonly DayHours[];
}

const mapOf = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

const hoursOf = (days: readonly DayHours["day"][], opens: string, closes: string): DayHours[] =>
  days.map((day) => ({ day, opens, closes }));

const workdays = ["sat", "sun", "mon", "tue", "wed"] as const;

/** The branches of a shop whose owner has not changed them. */
export const branches: readonly Branch[] = [
  {
    name: { en: "Cairo, Bab al-Luq", ar: "القاهرة، باب اللوق" },
    address: { en: "12 Falaki Square, Bab al-Luq, Cairo", ar: "12 ميدان الفلكي، باب اللوق، القاهرة" },
    mail: "cairo@nilometer.example",
    phone: "+20 100 000 0001",
    landline: "+20 2 0000 0001",
    code: "",
    map: mapOf("Falaki Square, Bab al-Luq, Cairo"),
    hours: [...hoursOf([...workdays, "thu"], "10:00", "21:00"), ...hoursOf(["fri"], "14:00", "21:00")],
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
    code: "",
    map: mapOf("Saad Zaghloul Square, Alexandria"),
    hours: hoursOf([...workdays, "thu"], "10:00", "20:00"),
  },
  {
    name: { en: "Tanta, Railway Square", ar: "طنطا، ميدان المحطة" },
    address: { en: "7 Railway Square, Tanta", ar: "7 ميدان المحطة، طنطا" },
    mail: "tanta@nilometer.example",
    phone: "+20 100 000 0003",
    landline: "+20 40 000 0003",
    code: "",
    map: mapOf("Tanta Railway Station"),
    hours: [...hoursOf(workdays, "10:00", "20:00"), ...hoursOf(["thu"], "10:00", "16:00")],
  },
];
