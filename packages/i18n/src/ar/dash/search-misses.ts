import type { dashSearchMisses as en } from "../../en/dash/search-misses.ts";

/** Texts of the dashboard's searches that found nothing. */
export const dashSearchMisses: typeof en = {
  list: {
    title: "عمليات بحث بلا نتائج",
    hint: "ما بحث عنه المتسوقون خلال آخر {days} يومًا ولم يجدوا له منتجًا، دون أي بيانات عنهم.",
    loading: "جارٍ تحميل عمليات البحث",
    failed: "تعذّر تحميل عمليات البحث.",
    none: "كل عمليات البحث وجدت نتائج.",
    texts: {
      zero: "لا توجد نصوص",
      one: "نص واحد",
      two: "نصان",
      few: "# نصوص",
      many: "# نصًا",
      other: "# نص",
    },
    text: "نص البحث",
    count: "عدد المرات",
    last: "آخر مرة",
    commands: "الإجراء",
    inShop: "البحث في المتجر عن {text}",
    add: "إضافة منتج",
    addNamed: "إضافة منتج: {text}",
    addSynonym: "إضافة مرادف",
    addSynonymOf: "إضافة مرادف: {text}",
  },
};
