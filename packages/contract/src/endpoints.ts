import * as account from "./endpoints/account.ts";
import * as admin from "./endpoints/admin-catalogue.ts";
import * as adminOrders from "./endpoints/admin-orders.ts";
import * as products from "./endpoints/admin-products.ts";
import * as carts from "./endpoints/carts.ts";
import * as catalogue from "./endpoints/catalogue.ts";
import * as history from "./endpoints/history.ts";
import * as images from "./endpoints/images.ts";
import * as orders from "./endpoints/orders.ts";
import * as overview from "./endpoints/overview.ts";
import * as productImports from "./endpoints/product-imports.ts";
import * as productSheets from "./endpoints/product-sheets.ts";
import * as slides from "./endpoints/slides.ts";

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
  listSlides: slides.listSlides,
  loginUser: account.loginUser,
  logoutUser: account.logoutUser,
  registerUser: account.registerUser,
  loginAdmin: account.loginAdmin,
  logoutAdmin: account.logoutAdmin,
  registerAdmin: account.registerAdmin,
  readAdmin: account.readAdmin,
  changeAdminPassword: account.changeAdminPassword,
  createProduct: products.createProduct,
  updateProduct: products.updateProduct,
  deleteProduct: products.deleteProduct,
  listAdminProducts: products.listAdminProducts,
  readAdminProduct: products.readAdminProduct,
  restoreProduct: products.restoreProduct,
  readHistory: history.readHistory,
  createImages: images.createImages,
  updateImages: images.updateImages,
  reorderImages: images.reorderImages,
  describeImage: images.describeImage,
  deleteImage: images.deleteImage,
  createSubCategory: admin.createSubCategory,
  updateSubCategory: admin.updateSubCategory,
  deleteSubCategory: admin.deleteSubCategory,
  createCategory: admin.createCategory,
  updateCategory: admin.updateCategory,
  deleteCategory: admin.deleteCategory,
  listAdminSubCategories: admin.listAdminSubCategories,
  restoreSubCategory: admin.restoreSubCategory,
  listAdminCategories: admin.listAdminCategories,
  restoreCategory: admin.restoreCategory,
  reorderCategories: admin.reorderCategories,
  listAdminSlides: slides.listAdminSlides,
  createSlide: slides.createSlide,
  updateSlide: slides.updateSlide,
  deleteSlide: slides.deleteSlide,
  reorderSlides: slides.reorderSlides,
  listAdminOrders: adminOrders.listAdminOrders,
  readOrderCounts: adminOrders.readOrderCounts,
  readAdminOrder: adminOrders.readAdminOrder,
  changeOrderState: adminOrders.changeOrderState,
  changeOrderNote: adminOrders.changeOrderNote,
  changeOrderLines: adminOrders.changeOrderLines,
  readOverview: overview.readOverview,
  exportProducts: productSheets.exportProducts,
  listImports: productImports.listImports,
  createImport: productImports.createImport,
  readImport: productImports.readImport,
  listImportLines: productImports.listImportLines,
  exportImportLines: productImports.exportImportLines,
  checkImport: productImports.checkImport,
  applyImport: productImports.applyImport,
  cancelImport: productImports.cancelImport,
  undoImport: productImports.undoImport,
  sendMail: orders.sendMail,
  readAccount: account.readAccount,
  listAccountOrders: orders.listAccountOrders,
  findOrder: orders.findOrder,
  createSharedCart: carts.createSharedCart,
  readSharedCart: carts.readSharedCart,
} as const;
