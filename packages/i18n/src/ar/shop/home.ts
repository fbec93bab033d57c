import type { home as en } from "../../en/shop/home.ts";

/** Texts of the home page. */
export const home: typeof en = {
  promise: "مخزون حقيقي، وأسعار معلنة، ومن يرد عليك فني عمل بيديه على طاولة الصيانة.",
  brands: "علامات تجارية نوزعها",
  goToSlide: "اعرض العلامة التجارية #",
  pause: "أوقف حركة الشرائح",
  play: "شغّل حركة الشرائح",
  previous: "العلامة التجارية السابقة",
  next: "العلامة التجارية التالية",
  categories: "الأقسام",
  allProducts: "كل المنتجات",
  categoriesFailed: "حدث خطأ، حاول مرة أخرى لاحقًا.",
  noCategories: "لا توجد أقسام بعد.",
  parts: {
    one: "قسم فرعي واحد",
    two: "قسمان فرعيان",
    few: "# أقسام فرعية",
    many: "# قسمًا فرعيًا",
    other: "# قسم فرعي",
  },
  toTop: "العودة إلى الأعلى",
};
