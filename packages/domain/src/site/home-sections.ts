import type { Bilingual } from "../locale/locale.ts";

/** What the home page can show below its categories. */
export const homeSectionKinds = ["offers", "best_sellers", "featured", "new", "reasons", "branches"] as const;

/** What a section of the home page shows. */
export type HomeSectionKind = (typeof homeSectionKinds)[number];

/** A section of the home page. */
export interface HomeSection {
  readonly kind: HomeSectionKind;
  /** Its heading; '' in a language for the usual one. */
  readonly title: Bilingual;
  readonly shown: boolean;
}

/** A reason to buy here, for the section `reasons`. */
interface HomeReason {
  readonly title: Bilingual;
  readonly text: Bilingual;
}

/** What an owner chooses of the home page. */
export interface HomeSettings {
  /** The sections in their order; those that are missing are not shown. */
  readonly sections: readonly HomeSection[];
  /** Ids of the products of the section `featured`, in order. */
  readonly featured: readonly number[];
  /** The reasons beside how long the shop is there and what it distributes. */
  readonly reasons: readonly HomeReason[];
}

/** The most reasons. */
export const HOME_REASONS = 5;

/** The most products of a section, chosen or not. */
export const HOME_PRODUCTS = 8;

/** Days whose orders count for best sellers. */
export const BEST_SELLER_DAYS = 90;

const sectionOf = (kind: HomeSectionKind, shown: boolean): HomeSection => ({
  kind,
  title: { en: "", ar: "" },
  shown,
});

/** The home page of a shop whose owner has not changed it. */
export const defaultHome: HomeSettings = {
  sections: homeSectionKinds.map((kind) => sectionOf(kind, true)),
  featured: [],
  reasons: [
    {
      title: { en: "Pick up or have it sent", ar: "استلم من الفرع أو نرسله لك" },
      text: {
        en: "Order here and pick it up at a branch, or have it sent. You pay when you receive it.",
        ar: "اطلب هنا واستلم من أحد الفروع، أو نوصل لك الطلب. والدفع عند الاستلام.",
      },
    },
    {
      title: { en: "Ask before you buy", ar: "اسأل قبل أن تشتري" },
      text: {
        en: "Send us a part number or a photo by chat. Whoever answers has worked at a bench.",
        ar: "أرسل لنا رقم القطعة أو صورتها. من يرد عليك عمل بيديه على طاولة الصيانة.",
      },
    },
  ],
};

/** All sections in their order: those that a later release has added come last and hidden. */
export const allHomeSections = ({ sections }: Pick<HomeSettings, "sections">): HomeSection[] => [
  ...sections,
  ...homeSectionKinds
    .filter((kind) => !sections.some((section) => section.kind === kind))
    .map((kind) => sectionOf(kind, false)),
];
