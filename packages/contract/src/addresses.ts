import type { Address } from "./endpoint.ts";

/**
 * Method, address and body type of every call by its name. It stands apart from the endpoints so that a browser which only
 * makes calls does not load their schemas.
 */
export const addresses = {
  listProducts: { method: "GET", path: "/products" },
  readProduct: { method: "GET", path: "/products/:id" },
  searchProducts: { method: "GET", path: "/products/products/search" },
  listCategories: { method: "GET", path: "/categories" },
  listCategorySummaries: { method: "GET", path: "/categories/all" },
  readCategory: { method: "GET", path: "/categories/:id" },
  listSubCategories: { method: "GET", path: "/SubCategory" },
  listAllSubCategories: { method: "GET", path: "/SubCategory/all" },
  readSubCategory: { method: "GET", path: "/SubCategory/:id" },
  loginUser: { method: "POST", path: "/User/login", sends: "json" },
  logoutUser: { method: "POST", path: "/User/logout" },
  registerUser: { method: "POST", path: "/User/register", sends: "json" },
  loginAdmin: { method: "POST", path: "/UserAdmin/login", sends: "json" },
  logoutAdmin: { method: "POST", path: "/admins/logout" },
  registerAdmin: { method: "POST", path: "/admins/register", sends: "json" },
  createProduct: { method: "POST", path: "/products/create", sends: "json" },
  updateProduct: { method: "POST", path: "/products/update/:id", sends: "json" },
  deleteProduct: { method: "DELETE", path: "/products/delete/:id" },
  createImages: { method: "POST", path: "/images/create", sends: "multipart" },
  updateImages: { method: "POST", path: "/images/update/:ids", sends: "multipart" },
  createSubCategory: { method: "POST", path: "/SubCategory/create", sends: "form" },
  updateSubCategory: { method: "POST", path: "/SubCategory/update/:id", sends: "form" },
  deleteSubCategory: { method: "DELETE", path: "/SubCategory/delete/:id" },
  createCategory: { method: "POST", path: "/categories/create", sends: "multipart" },
  updateCategory: { method: "POST", path: "/categories/update/:id", sends: "multipart" },
  deleteCategory: { method: "DELETE", path: "/categories/delete/:id" },
  sendMail: { method: "POST", path: "/sendMail", sends: "json" },
  readAccount: { method: "GET", path: "/User/me" },
  listAccountOrders: { method: "GET", path: "/User/orders" },
  findOrder: { method: "POST", path: "/orders/lookup", sends: "json" },
  createSharedCart: { method: "POST", path: "/carts", sends: "json" },
  readSharedCart: { method: "GET", path: "/carts/:token" },
} as const satisfies Record<string, Address>;

/** The name of a call. */
export type CallName = keyof typeof addresses;
