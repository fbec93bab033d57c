import type { PluralForms } from "../../plural.ts";

/** Texts of the home page. */
export const home = {
  promise: "Real stock, open prices, and someone at the counter who has worked at a bench.",
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
  toTop: "Back to the top",
};
