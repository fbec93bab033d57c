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
  productCount: {
    one: "منتج واحد",
    two: "منتجان",
    few: "# منتجات",
    many: "# منتجًا",
    other: "# منتج",
  },
  from: "من",
  sections: {
    best_sellers: "الأكثر مبيعًا",
    featured: "ننصح به",
    new: "وصل حديثًا",
    reasons: "لماذا نحن",
    branches: "فروعنا",
  },
  whole: {
    new: "كل المنتجات",
    branches: "المزيد عنا",
  },
  reasons: {
    since: "منذ {year}",
    official: "موزع معتمد لأجهزة {brands}: بالضمان وقطع الغيار والنصيحة.",
    pickUp: "استلم من الفرع أو نرسله لك",
    pickUpText: "اطلب هنا واستلم من أحد الفروع، أو نوصل لك الطلب. والدفع عند الاستلام.",
    chat: "اسأل قبل أن تشتري",
    chatText: "أرسل لنا رقم القطعة أو صورتها. من يرد عليك عمل بيديه على طاولة الصيانة.",
  },
  openUntil: "مفتوح حتى {time}",
  closedNow: "مغلق الآن",
  map: "الخريطة",
  toTop: "العودة إلى الأعلى",
};
