import type { compare as en } from "../../en/shop/compare.ts";

/** Texts of the comparison of products. */
export const compare: typeof en = {
  title: "مقارنة المنتجات",
  empty: "لا توجد منتجات للمقارنة بعد.",
  emptyHint: "حدد منتجات في عرض الجدول لأي قائمة، أو اختر «قارن» في صفحة المنتج؛ حتى أربعة منتجات.",
  browse: "إلى المنتجات",
  caption: "المنتجات في الأعمدة وقيمها في الصفوف",
  product: "المنتج",
  price: "السعر",
  stock: "التوفر",
  none: "غير مذكور",
  differs: "مختلف",
  onlyDifferences: "عرض الاختلافات فقط",
  same: "لا تختلف المنتجات في أي قيمة.",
  remove: "إزالة {name} من المقارنة",
  add: "قارن مع",
  addOne: "إضافة {name} إلى المقارنة",
  tooMany: "تُقارن أربعة منتجات بحد أقصى؛ تظهر الأربعة الأولى.",
};
