import type { search as en } from "../../en/shop/search.ts";

/** Texts of the search overlay. */
export const search: typeof en = {
  title: "البحث",
  results: "النتائج",
  searching: "جارٍ البحث",
  noResult: "لا توجد نتيجة.",
  noResultHint: "جرّب رقم القطعة وحده، أو كلمات أقل.",
  showAll: "عرض كل النتائج",
  corrected: "نعرض نتائج",
  near: "أقرب النتائج، إذ لا يوجد منتج بالرقم",
  unmatched: "تجاهلنا ما لا يجتمع مع الباقي في أي منتج:",
  values: "قُرئ البحث على أنه",
  found: {
    one: "وُجد منتج واحد",
    two: "وُجد منتجان",
    few: "وُجدت # منتجات",
    many: "وُجد # منتجًا",
    other: "وُجد # منتج",
  },
  foundOver: "وُجد أكثر من 1,000 منتج",
  failed: "تعذّر إجراء البحث.",
  failedHint: "تحقق من اتصالك ثم حاول مرة أخرى.",
  recent: "عمليات البحث الأخيرة",
  categories: "الأقسام",
  narrow: "حصر النتائج",
  ask: "اسأل المتجر عنه",
  askHint: "يفتح واتساب",
  askText: "مرحبًا، هل لديكم هذا؟ {query}",
  hint: "رقم القطعة أو قيمتها أو اسمها",
};
