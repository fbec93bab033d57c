import { mockEndpoint } from "./mock-endpoint.ts";

/** Overrides of the call listProducts. */
export const mockListProducts = mockEndpoint("listProducts");
/** Overrides of the call readProduct. */
export const mockReadProduct = mockEndpoint("readProduct");
/** Overrides of the call searchProducts. */
export const mockSearchProducts = mockEndpoint("searchProducts");
/** Overrides of the call listCategories. */
export const mockListCategories = mockEndpoint("listCategories");
/** Overrides of the call listCategorySummaries. */
export const mockListCategorySummaries = mockEndpoint("listCategorySummaries");
/** Overrides of the call readCategory. */
export const mockReadCategory = mockEndpoint("readCategory");
/** Overrides of the call listSubCategories. */
export const mockListSubCategories = mockEndpoint("listSubCategories");
/** Overrides of the call listAllSubCategories. */
export const mockListAllSubCategories = mockEndpoint("listAllSubCategories");
/** Overrides of the call readSubCategory. */
export const mockReadSubCategory = mockEndpoint("readSubCategory");
/** Overrides of the call listSlides. */
export const mockListSlides = mockEndpoint("listSlides");
/** Overrides of the call loginUser. */
export const mockLoginUser = mockEndpoint("loginUser");
/** Overrides of the call logoutUser. */
export const mockLogoutUser = mockEndpoint("logoutUser");
/** Overrides of the call forgotPassword. */
export const mockForgotPassword = mockEndpoint("forgotPassword");
/** Overrides of the call resetPassword. */
export const mockResetPassword = mockEndpoint("resetPassword");
/** Overrides of the call registerUser. */
export const mockRegisterUser = mockEndpoint("registerUser");
/** Overrides of the call loginAdmin. */
export const mockLoginAdmin = mockEndpoint("loginAdmin");
/** Overrides of the call logoutAdmin. */
export const mockLogoutAdmin = mockEndpoint("logoutAdmin");
/** Overrides of the call registerAdmin. */
export const mockRegisterAdmin = mockEndpoint("registerAdmin");
/** Overrides of the call sendMail. */
export const mockSendMail = mockEndpoint("sendMail");
/** Overrides of the call readAccount. */
export const mockReadAccount = mockEndpoint("readAccount");
/** Overrides of the call listAccountOrders. */
export const mockListAccountOrders = mockEndpoint("listAccountOrders");
/** Overrides of the call findOrder. */
export const mockFindOrder = mockEndpoint("findOrder");
/** Overrides of the call createSharedCart. */
export const mockCreateSharedCart = mockEndpoint("createSharedCart");
/** Overrides of the call readSharedCart. */
export const mockReadSharedCart = mockEndpoint("readSharedCart");
/** Overrides of the call readAdmin. */
export const mockReadAdmin = mockEndpoint("readAdmin");
/** Overrides of the call changeAdminPassword. */
export const mockChangeAdminPassword = mockEndpoint("changeAdminPassword");
/** Overrides of the call createProduct. */
export const mockCreateProduct = mockEndpoint("createProduct");
/** Overrides of the call updateProduct. */
export const mockUpdateProduct = mockEndpoint("updateProduct");
/** Overrides of the call deleteProduct. */
export const mockDeleteProduct = mockEndpoint("deleteProduct");
/** Overrides of the call listAdminProducts. */
export const mockListAdminProducts = mockEndpoint("listAdminProducts");
/** Overrides of the call readAdminProduct. */
export const mockReadAdminProduct = mockEndpoint("readAdminProduct");
/** Overrides of the call restoreProduct. */
export const mockRestoreProduct = mockEndpoint("restoreProduct");
/** Overrides of the call readHistory. */
export const mockReadHistory = mockEndpoint("readHistory");
/** Overrides of the call createImages. */
export const mockCreateImages = mockEndpoint("createImages");
/** Overrides of the call updateImages. */
export const mockUpdateImages = mockEndpoint("updateImages");
/** Overrides of the call reorderImages. */
export const mockReorderImages = mockEndpoint("reorderImages");
/** Overrides of the call describeImage. */
export const mockDescribeImage = mockEndpoint("describeImage");
/** Overrides of the call deleteImage. */
export const mockDeleteImage = mockEndpoint("deleteImage");
/** Overrides of the call createSubCategory. */
export const mockCreateSubCategory = mockEndpoint("createSubCategory");
/** Overrides of the call updateSubCategory. */
export const mockUpdateSubCategory = mockEndpoint("updateSubCategory");
/** Overrides of the call deleteSubCategory. */
export const mockDeleteSubCategory = mockEndpoint("deleteSubCategory");
/** Overrides of the call createCategory. */
export const mockCreateCategory = mockEndpoint("createCategory");
/** Overrides of the call updateCategory. */
export const mockUpdateCategory = mockEndpoint("updateCategory");
/** Overrides of the call deleteCategory. */
export const mockDeleteCategory = mockEndpoint("deleteCategory");
/** Overrides of the call listAdminSubCategories. */
export const mockListAdminSubCategories = mockEndpoint("listAdminSubCategories");
/** Overrides of the call restoreSubCategory. */
export const mockRestoreSubCategory = mockEndpoint("restoreSubCategory");
/** Overrides of the call listAdminCategories. */
export const mockListAdminCategories = mockEndpoint("listAdminCategories");
/** Overrides of the call restoreCategory. */
export const mockRestoreCategory = mockEndpoint("restoreCategory");
/** Overrides of the call reorderCategories. */
export const mockReorderCategories = mockEndpoint("reorderCategories");
/** Overrides of the call listAdminSlides. */
export const mockListAdminSlides = mockEndpoint("listAdminSlides");
/** Overrides of the call createSlide. */
export const mockCreateSlide = mockEndpoint("createSlide");
/** Overrides of the call updateSlide. */
export const mockUpdateSlide = mockEndpoint("updateSlide");
/** Overrides of the call deleteSlide. */
export const mockDeleteSlide = mockEndpoint("deleteSlide");
/** Overrides of the call reorderSlides. */
export const mockReorderSlides = mockEndpoint("reorderSlides");
/** Overrides of the call listAdminOrders. */
export const mockListAdminOrders = mockEndpoint("listAdminOrders");
/** Overrides of the call readOrderCounts. */
export const mockReadOrderCounts = mockEndpoint("readOrderCounts");
/** Overrides of the call readAdminOrder. */
export const mockReadAdminOrder = mockEndpoint("readAdminOrder");
/** Overrides of the call changeOrderState. */
export const mockChangeOrderState = mockEndpoint("changeOrderState");
/** Overrides of the call readInvoice. */
export const mockReadInvoice = mockEndpoint("readInvoice");
/** Overrides of the call readPackingList. */
export const mockReadPackingList = mockEndpoint("readPackingList");
/** Overrides of the call remindBuyer. */
export const mockRemindBuyer = mockEndpoint("remindBuyer");
/** Overrides of the call changeOrderNote. */
export const mockChangeOrderNote = mockEndpoint("changeOrderNote");
/** Overrides of the call changeOrderLines. */
export const mockChangeOrderLines = mockEndpoint("changeOrderLines");
/** Overrides of the call readOverview. */
export const mockReadOverview = mockEndpoint("readOverview");
/** Overrides of the call readShop. */
export const mockReadShop = mockEndpoint("readShop");
/** Overrides of the call readAbout. */
export const mockReadAbout = mockEndpoint("readAbout");
/** Overrides of the call readSettings. */
export const mockReadSettings = mockEndpoint("readSettings");
/** Overrides of the call changeSettings. */
export const mockChangeSettings = mockEndpoint("changeSettings");
/** Overrides of the call listAdmins. */
export const mockListAdmins = mockEndpoint("listAdmins");
/** Overrides of the call createAdmin. */
export const mockCreateAdmin = mockEndpoint("createAdmin");
/** Overrides of the call changeAdmin. */
export const mockChangeAdmin = mockEndpoint("changeAdmin");
/** Overrides of the call resetAdminPassword. */
export const mockResetAdminPassword = mockEndpoint("resetAdminPassword");
/** Overrides of the call listMails. */
export const mockListMails = mockEndpoint("listMails");
/** Overrides of the call resendMails. */
export const mockResendMails = mockEndpoint("resendMails");
/** Overrides of the call resendMail. */
export const mockResendMail = mockEndpoint("resendMail");
/** Overrides of the call deleteMail. */
export const mockDeleteMail = mockEndpoint("deleteMail");
/** Overrides of the call listSavedFilters. */
export const mockListSavedFilters = mockEndpoint("listSavedFilters");
/** Overrides of the call saveFilter. */
export const mockSaveFilter = mockEndpoint("saveFilter");
/** Overrides of the call deleteSavedFilter. */
export const mockDeleteSavedFilter = mockEndpoint("deleteSavedFilter");
/** Overrides of the call listSearchMisses. */
export const mockListSearchMisses = mockEndpoint("listSearchMisses");
/** Overrides of the call previewBulkChange. */
export const mockPreviewBulkChange = mockEndpoint("previewBulkChange");
/** Overrides of the call applyBulkChange. */
export const mockApplyBulkChange = mockEndpoint("applyBulkChange");
/** Overrides of the call listBulkChanges. */
export const mockListBulkChanges = mockEndpoint("listBulkChanges");
/** Overrides of the call readBulkChange. */
export const mockReadBulkChange = mockEndpoint("readBulkChange");
/** Overrides of the call undoBulkChange. */
export const mockUndoBulkChange = mockEndpoint("undoBulkChange");
/** Overrides of the call listImports. */
export const mockListImports = mockEndpoint("listImports");
/** Overrides of the call createImport. */
export const mockCreateImport = mockEndpoint("createImport");
/** Overrides of the call readImport. */
export const mockReadImport = mockEndpoint("readImport");
/** Overrides of the call listImportLines. */
export const mockListImportLines = mockEndpoint("listImportLines");
/** Overrides of the call checkImport. */
export const mockCheckImport = mockEndpoint("checkImport");
/** Overrides of the call applyImport. */
export const mockApplyImport = mockEndpoint("applyImport");
/** Overrides of the call cancelImport. */
export const mockCancelImport = mockEndpoint("cancelImport");
/** Overrides of the call undoImport. */
export const mockUndoImport = mockEndpoint("undoImport");
/** Overrides of the call uploadImportPictures. */
export const mockUploadImportPictures = mockEndpoint("uploadImportPictures");
/** Overrides of the call deleteImportPictures. */
export const mockDeleteImportPictures = mockEndpoint("deleteImportPictures");
