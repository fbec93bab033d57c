import * as account from "./endpoints/account.ts";
import * as admin from "./endpoints/admin-catalogue.ts";
import * as adminOrders from "./endpoints/admin-orders.ts";
import * as products from "./endpoints/admin-products.ts";
import * as admins from "./endpoints/admins.ts";
import * as bulk from "./endpoints/bulk-changes.ts";
import * as carts from "./endpoints/carts.ts";
import * as catalogue from "./endpoints/catalogue.ts";
import * as history from "./endpoints/history.ts";
import * as images from "./endpoints/images.ts";
import * as importPictures from "./endpoints/import-pictures.ts";
import * as mails from "./endpoints/mails.ts";
import * as orders from "./endpoints/orders.ts";
import * as overview from "./endpoints/overview.ts";
import * as productImports from "./endpoints/product-imports.ts";
import * as productSheets from "./endpoints/product-sheets.ts";
import * as savedFilters from "./endpoints/saved-filters.ts";
import * as searchMisses from "./endpoints/search-misses.ts";
import * as shop from "./endpoints/shop.ts";
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
  forgotPassword: account.forgotPassword,
  resetPassword: account.resetPassword,
  loginAdmin: account.loginAdmin,
  logoutAdmin: account.logoutAdmin,
  registerAdmin: account.registerAdmin,
  readAdmin: account.readAdmin,
  changeAdminPassword: account.changeAdminPassword,
  listAdmins: admins.listAdmins,
  createAdmin: admins.createAdmin,
  changeAdmin: admins.changeAdmin,
  resetAdminPassword: admins.resetAdminPassword,
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
  readInvoice: adminOrders.readInvoice,
  readPackingList: adminOrders.readPackingList,
  remindBuyer: adminOrders.remindBuyer,
  changeOrderNote: adminOrders.changeOrderNote,
  changeOrderLines: adminOrders.changeOrderLines,
  listMails: mails.listMails,
  resendMails: mails.resendMails,
  resendMail: mails.resendMail,
  deleteMail: mails.deleteMail,
  listSavedFilters: savedFilters.listSavedFilters,
  saveFilter: savedFilters.saveFilter,
  deleteSavedFilter: savedFilters.deleteSavedFilter,
  listSearchMisses: searchMisses.listSearchMisses,
  previewBulkChange: bulk.previewBulkChange,
  applyBulkChange: bulk.applyBulkChange,
  listBulkChanges: bulk.listBulkChanges,
  readBulkChange: bulk.readBulkChange,
  undoBulkChange: bulk.undoBulkChange,
  readOverview: overview.readOverview,
  readShop: shop.readShop,
  readAbout: shop.readAbout,
  readSettings: shop.readSettings,
  changeSettings: shop.changeSettings,
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
  uploadImportPictures: importPictures.uploadImportPictures,
  deleteImportPictures: importPictures.deleteImportPictures,
  sendMail: orders.sendMail,
  readAccount: account.readAccount,
  listAccountOrders: orders.listAccountOrders,
  findOrder: orders.findOrder,
  createSharedCart: carts.createSharedCart,
  readSharedCart: carts.readSharedCart,
} as const;
