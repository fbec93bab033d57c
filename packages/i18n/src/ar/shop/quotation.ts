import type { quotation as en } from "../../en/shop/quotation.ts";

/** Texts with which buyers make a quotation of a cart or of a parts list. */
export const quotation: typeof en = {
  open: "احصل على عرض سعر",
  openHint: "أسعار سارية لمدة {days}، في ملف PDF مع رابط للقبول",
  hint: "بأسعار المتجر، لشركتك أو لقسم المشتريات. لا يحجز شيئًا.",
  newPrices:
    "أغلق هذه النافذة وراجع الأسعار الجديدة: تراها في السلة بجانب كل منتج، وفي قائمة القطع عند البحث عنها من جديد.",
  email: "البريد الإلكتروني",
  emailHint: "يصلك رابط عرض السعر عليه أيضًا.",
  optional: "اختياري",
  make: "إعداد عرض السعر",
  making: "جارٍ إعداد عرض السعر...",
  days: {
    zero: "لا أيام",
    one: "يوم واحد",
    two: "يومين",
    few: "# أيام",
    many: "# يومًا",
    other: "# يوم",
  },
};
