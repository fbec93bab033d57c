import type { home as en } from "../../en/shop/home.ts";

/** Texts of the home page. */
export const home: typeof en = {
  partsList: "الصق قائمة القطع",
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
  productCount: {
    one: "منتج واحد",
    two: "منتجان",
    few: "# منتجات",
    many: "# منتجًا",
    other: "# منتج",
  },
  from: "من",
  sections: {
    offers: "عروض",
    best_sellers: "الأكثر مبيعًا",
    featured: "ننصح به",
    new: "وصل حديثًا",
    reasons: "لماذا نحن",
    branches: "فروعنا",
  },
  whole: {
    offers: "كل العروض",
    new: "كل المنتجات",
    branches: "المزيد عنا",
  },
  reasons: {
    since: "منذ {year}",
    official: "موزع معتمد لأجهزة {brands}: بالضمان وقطع الغيار والنصيحة.",
  },
  openUntil: "مفتوح حتى {time}",
  closedNow: "مغلق الآن",
  map: "الخريطة",
  toTop: "العودة إلى الأعلى",
};
