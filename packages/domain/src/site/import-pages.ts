/** Addresses of imports in the dashboard. They stand apart from `pages`, because pages of the shop do without them. */
export const importPages = {
  list: "/dash/import",
  one: (id: number) => `/dash/import/${id}`,
} as const;
