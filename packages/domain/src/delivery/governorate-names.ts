import type { Bilingual, Locale } from "../locale/locale.ts";
import type { Governorate } from "./governorates.ts";

// Apart from the codes, which schemas check without names.
const names: Readonly<Record<Governorate, Bilingual>> = {
  "EG-ALX": { en: "Alexandria", ar: "الإسكندرية" },
  "EG-ASN": { en: "Aswan", ar: "أسوان" },
  "EG-AST": { en: "Asyut", ar: "أسيوط" },
  "EG-BH": { en: "Beheira", ar: "البحيرة" },
  "EG-BNS": { en: "Beni Suef", ar: "بني سويف" },
  "EG-C": { en: "Cairo", ar: "القاهرة" },
  "EG-DK": { en: "Dakahlia", ar: "الدقهلية" },
  "EG-DT": { en: "Damietta", ar: "دمياط" },
  "EG-FYM": { en: "Fayoum", ar: "الفيوم" },
  "EG-GH": { en: "Gharbia", ar: "الغربية" },
  "EG-GZ": { en: "Giza", ar: "الجيزة" },
  "EG-IS": { en: "Ismailia", ar: "الإسماعيلية" },
  "EG-KFS": { en: "Kafr El Sheikh", ar: "كفر الشيخ" },
  "EG-LX": { en: "Luxor", ar: "الأقصر" },
  "EG-MT": { en: "Matrouh", ar: "مطروح" },
  "EG-MN": { en: "Minya", ar: "المنيا" },
  "EG-MNF": { en: "Monufia", ar: "المنوفية" },
  "EG-WAD": { en: "New Valley", ar: "الوادي الجديد" },
  "EG-SIN": { en: "North Sinai", ar: "شمال سيناء" },
  "EG-PTS": { en: "Port Said", ar: "بورسعيد" },
  "EG-KB": { en: "Qalyubia", ar: "القليوبية" },
  "EG-KN": { en: "Qena", ar: "قنا" },
  "EG-BA": { en: "Red Sea", ar: "البحر الأحمر" },
  "EG-SHR": { en: "Sharqia", ar: "الشرقية" },
  "EG-SHG": { en: "Sohag", ar: "سوهاج" },
  "EG-JS": { en: "South Sinai", ar: "جنوب سيناء" },
  "EG-SUZ": { en: "Suez", ar: "السويس" },
};

/** The name of a governorate in a language. */
export const governorateName = (code: Governorate, locale: Locale): string => names[code][locale];

/** The governorates among these in the order of their names in a language. */
export const byName = (codes: readonly Governorate[], locale: Locale): Governorate[] =>
  codes.toSorted((one, other) =>
    governorateName(one, locale).localeCompare(governorateName(other, locale), locale),
  );
