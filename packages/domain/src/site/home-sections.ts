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

/** What an owner chooses of the home page. */
export interface HomeSettings {
  /** The sections in their order; those that are missing are not shown. */
  readonly sections: readonly HomeSection[];
  /** Ids of the products of the section `featured`, in order. */
  readonly featured: readonly number[];
}

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
};

/** All sections in their order: those that a later release has added come last and hidden. */
export const allHomeSections = ({ sections }: Pick<HomeSettings, "sections">): HomeSection[] => [
  ...sections,
  ...homeSectionKinds
    .filter((kind) => !sections.some((section) => section.kind === kind))
    .map((kind) => sectionOf(kind, false)),
];
