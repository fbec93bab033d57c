import type { home as en } from "../en/home.ts";

/** Texts of the home page. */
export const home: typeof en = {
  promise: "مخزون حقيقي، وأسعار معلنة، ومن يجيبك عمل بيديه على طاولة الصيانة.",
  brands: "علامات نوزعها",
  goToSlide: "اعرض العلامة #",
  pause: "أوقف حركة الشرائح",
  play: "شغّل حركة الشرائح",
  previous: "العلامة السابقة",
  next: "العلامة التالية",
  categories: "الأقسام",
  allProducts: "كل المنتجات",
  categoriesFailed: "حدث خطأ، حاول مرة أخرى لاحقًا.",
  noCategories: "لا توجد أقسام بعد.",
  parts: { one: "مجموعة واحدة", two: "مجموعتان", few: "# مجموعات", other: "# مجموعة" },
  toTop: "العودة إلى الأعلى",
};
