import * as account from "./endpoints/account.ts";
import * as admin from "./endpoints/admin-catalogue.ts";
import * as carts from "./endpoints/carts.ts";
import * as catalogue from "./endpoints/catalogue.ts";
import * as orders from "./endpoints/orders.ts";

/** Every call of the API by its name. */
export const endpoints = {
  listProducts: catalogue.listProducts,
  readProduct: catalogue.readProduct,
  searchProducts: catalogue.searchProducts,
  listCategories: catalogue.listCategories,
  listCategorySummaries: catalogue.listCategorySummaries,
  readCategory: catalogue.readCategory,
  listSubCategories: catalogue.listSubCategories,
  listAllSubCategories: catalogue.listAllSubCategories,
  readSubCategory: catalogue.readSubCategory,
  loginUser: account.loginUser,
  logoutUser: account.logoutUser,
  registerUser: account.registerUser,
  loginAdmin: account.loginAdmin,
  logoutAdmin: account.logoutAdmin,
  registerAdmin: account.registerAdmin,
  createProduct: admin.createProduct,
  updateProduct: admin.updateProduct,
  deleteProduct: admin.deleteProduct,
  createImages: admin.createImages,
  updateImages: admin.updateImages,
  createSubCategory: admin.createSubCategory,
  updateSubCategory: admin.updateSubCategory,
  deleteSubCategory: admin.deleteSubCategory,
  createCategory: admin.createCategory,
  updateCategory: admin.updateCategory,
  deleteCategory: admin.deleteCategory,
  sendMail: orders.sendMail,
  readAccount: account.readAccount,
  listAccountOrders: orders.listAccountOrders,
  findOrder: orders.findOrder,
  createSharedCart: carts.createSharedCart,
  readSharedCart: carts.readSharedCart,
} as const;
