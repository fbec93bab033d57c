import * as account from "./accounts/endpoints.ts";
import * as admins from "./admins/endpoints.ts";
import * as bulk from "./bulk-changes/endpoints.ts";
import * as carts from "./carts/endpoints.ts";
import * as admin from "./categories/admin-endpoints.ts";
import * as history from "./history/endpoints.ts";
import * as images from "./images/endpoints.ts";
import * as productImports from "./imports/endpoints.ts";
import * as importPictures from "./imports/picture-endpoints.ts";
import * as mails from "./mails/endpoints.ts";
import * as adminOrders from "./orders/admin-endpoints.ts";
import * as orders from "./orders/endpoints.ts";
import * as overview from "./overview/endpoints.ts";
import * as productSheets from "./product-sheets/endpoints.ts";
import * as products from "./products/admin-endpoints.ts";
import * as catalogue from "./products/endpoints.ts";
import * as savedFilters from "./saved-filters/endpoints.ts";
import * as searchMisses from "./search-misses/endpoints.ts";
import * as shop from "./settings/endpoints.ts";
import * as slides from "./slides/endpoints.ts";

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
