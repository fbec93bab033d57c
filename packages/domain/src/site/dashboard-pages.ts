/**
 * Addresses of the dashboard in the specification's second reading; each redirects to its page under /dash. They stand apart from `pages`,
 * because pages of the shop do without them.
 */
export const dashboardPages = {
  home: "/dashboard",
  products: "/dashboard/products",
  categories: "/dashboard/categories",
  subCategories: "/dashboard/subCategories",
  slider: "/dashboard/slider",
} as const;
