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
/** Overrides of the call loginUser. */
export const mockLoginUser = mockEndpoint("loginUser");
/** Overrides of the call logoutUser. */
export const mockLogoutUser = mockEndpoint("logoutUser");
/** Overrides of the call registerUser. */
export const mockRegisterUser = mockEndpoint("registerUser");
/** Overrides of the call loginAdmin. */
export const mockLoginAdmin = mockEndpoint("loginAdmin");
/** Overrides of the call logoutAdmin. */
export const mockLogoutAdmin = mockEndpoint("logoutAdmin");
/** Overrides of the call registerAdmin. */
export const mockRegisterAdmin = mockEndpoint("registerAdmin");
/** Overrides of the call createProduct. */
export const mockCreateProduct = mockEndpoint("createProduct");
/** Overrides of the call updateProduct. */
export const mockUpdateProduct = mockEndpoint("updateProduct");
/** Overrides of the call deleteProduct. */
export const mockDeleteProduct = mockEndpoint("deleteProduct");
/** Overrides of the call createImages. */
export const mockCreateImages = mockEndpoint("createImages");
/** Overrides of the call updateImages. */
export const mockUpdateImages = mockEndpoint("updateImages");
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
