import type { PluralForms } from "../plural.ts";

/** Texts of the dashboard's first page. */
export const dashHome = {
  loading: "Loading the overview",
  failed: "The overview could not be loaded.",
  toConfirm: {
    title: "Orders to confirm",
    count: { one: "# order to confirm", other: "# orders to confirm" } as PluralForms,
    none: "No order waits to be confirmed.",
    waiting: {
      one: "# has been waiting for more than 24 hours",
      other: "# have been waiting for more than 24 hours",
    } as PluralForms,
    open: "Confirm orders",
    all: "All orders",
  },
  sales: {
    title: "Sales of the last 30 days",
    hint: "Without cancelled orders.",
    orders: { one: "# order", other: "# orders" } as PluralForms,
    chart: "Sales of each day, from {first} to {last}",
    most: "most in a day:",
    bar: "{day}: {total}, {orders}",
    today: "today",
    table: "Show as a table",
    day: "day",
    count: "orders",
    total: "total",
    none: "Nothing was ordered in the last 30 days.",
    noOrders: "There are no orders yet.",
    noOrdersHint: "The sales of each day appear here with the first order.",
  },
  bestSellers: {
    title: "Best sellers of the last 30 days",
    pieces: { one: "# piece", other: "# pieces" } as PluralForms,
    none: "Nothing was ordered in the last 30 days.",
  },
  lowStock: {
    title: "Low stock",
    count: {
      one: "# product is running out",
      other: "# products are running out",
    } as PluralForms,
    left: { one: "# left", other: "# left" } as PluralForms,
    soldOut: "sold out",
    none: "No product is running out.",
    all: "All products with low stock",
  },
  attention: {
    title: "Needs attention",
    price: "Products without a price",
    picture: "Products without a picture",
    name_ar: "Products without an Arabic name",
    retrying: "Mails that failed and are tried again",
    given_up: "Mails that were given up",
  },
  places: {
    title: "Other pages",
    categories: "The departments of the shop, their order and their pictures.",
    subCategories: "The shelves inside the departments.",
    slider: "The pictures at the top of the shop's home page.",
  },
};
