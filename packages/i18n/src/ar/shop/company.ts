import type { company as en } from "../../en/shop/company.ts";

/** Texts on the company that an order's invoice is for, in forms, orders, papers, mails and chat messages. */
export const company: typeof en = {
  title: "فاتورة باسم شركة",
  hint: "تصدر الفاتورة باسم الشركة. رقم التسجيل الضريبي تسعة أرقام.",
  keptHint: "تُملأ في طلبك القادم، وتُحفظ من آخر طلب لك.",
  optional: "اختياري",
  fields: {
    company: "اسم الشركة",
    tax_number: "رقم التسجيل الضريبي",
    commercial_register: "السجل التجاري",
    purchase_order: "رقم أمر الشراء",
  },
};
