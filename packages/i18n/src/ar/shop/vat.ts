import type { vat as en } from "../../en/shop/vat.ts";

/** Texts on value added tax, in orders and papers. */
export const vat: typeof en = {
  included: "الأسعار شاملة ضريبة القيمة المضافة.",
  breakdown: "ضريبة القيمة المضافة المشمولة",
  net: "الصافي، {rate}%",
  vat: "ضريبة القيمة المضافة {rate}%",
  exempt: "معفى من ضريبة القيمة المضافة",
  taxNumber: "رقم التسجيل الضريبي: {number}",
  commercialRegister: "السجل التجاري: {number}",
};
