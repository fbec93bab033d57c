import type { common as en } from "../en/common.ts";

/** Texts of the shell and of parts that stand on every page. */
export const common: typeof en = {
  skipToContent: "تخطَّ إلى المحتوى",
  products: "المنتجات",
  aboutUs: "من نحن",
  blog: "المدونة",
  blogs: "المدونة",
  login: "تسجيل الدخول",
  logout: "تسجيل الخروج",
  signup: "إنشاء حساب",
  cart: "السلة",
  priceUpdating: "السعر قيد التحديث",
  retry: "حاول مرة أخرى",
  somethingWentWrong: "حدث خطأ ما. حاول مرة أخرى.",
  close: "إغلاق",
};
