import type { PluralForms } from "../../plural.ts";

/** Texts of the home page. */
export const home = {
  partsList: "Paste your parts list",
  brands: "Brands that we distribute",
  goToSlide: "Show # of the brands",
  pause: "Stop the slides",
  play: "Let the slides move",
  previous: "Previous brand",
  next: "Next brand",
  categories: "Categories",
  allProducts: "All products",
  categoriesFailed: "Error, please try again later.!",
  noCategories: "There are no categories yet.",
  parts: { one: "# group", other: "# groups" } as PluralForms,
  productCount: { one: "# product", other: "# products" } as PluralForms,
  from: "from",
  sections: {
    offers: "Offers",
    best_sellers: "Best sellers",
    featured: "We recommend",
    new: "New arrivals",
    reasons: "Why here",
    branches: "Our branches",
  },
  /** Links to all that a section shows a part of. */
  whole: {
    offers: "All offers",
    new: "All products",
    branches: "All about us",
  },
  reasons: {
    since: "Since {year}",
    official: "Official distributor of {brands}: with warranty, spare parts and advice.",
  },
  openUntil: "open until {time}",
  closedNow: "closed now",
  map: "Map",
  toTop: "Back to the top",
};
