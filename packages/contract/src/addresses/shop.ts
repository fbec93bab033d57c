import type { Address } from "../endpoint.ts";

/** Method, address and body type of every call that shoppers' pages make. */
export const shopAddresses = {
  listProducts: { method: "GET", path: "/products" },
  readProduct: { method: "GET", path: "/products/:id" },
  readFacets: { method: "GET", path: "/product-facets" },
  searchProducts: { method: "GET", path: "/products/products/search" },
  listCategories: { method: "GET", path: "/categories" },
  listCategorySummaries: { method: "GET", path: "/categories/all" },
  readCategory: { method: "GET", path: "/categories/:id" },
  listSubCategories: { method: "GET", path: "/SubCategory" },
  listAllSubCategories: { method: "GET", path: "/SubCategory/all" },
  readSubCategory: { method: "GET", path: "/SubCategory/:id" },
  listSlides: { method: "GET", path: "/slides" },
  readShop: { method: "GET", path: "/shop" },
  readAbout: { method: "GET", path: "/shop/about" },
  loginUser: { method: "POST", path: "/User/login", sends: "json" },
  logoutUser: { method: "POST", path: "/User/logout" },
  forgotPassword: { method: "POST", path: "/User/forgot-password", sends: "json" },
  resetPassword: { method: "POST", path: "/User/reset-password", sends: "json" },
  registerUser: { method: "POST", path: "/User/register", sends: "json" },
  sendMail: { method: "POST", path: "/sendMail", sends: "json" },
  readAccount: { method: "GET", path: "/User/me" },
  listAccountOrders: { method: "GET", path: "/User/orders" },
  findOrder: { method: "POST", path: "/orders/lookup", sends: "json" },
  createSharedCart: { method: "POST", path: "/carts", sends: "json" },
  readSharedCart: { method: "GET", path: "/carts/:token" },
} as const satisfies Record<string, Address>;
