import type { dashSearchSynonyms as en } from "../../en/dash/search-synonyms.ts";

/** Texts of the list of words that mean the same to the search. */
export const dashSearchSynonyms: typeof en = {
  title: "المرادفات",
  note: "يجد البحث النتائج نفسها بأي كلمة من المرادفات.",
  add: "إضافة مرادفات",
  search: "ابحث في الكلمات",
  words: "كلمات بالمعنى نفسه",
  notFound: "لا نتائج عن «{term}»",
  none: "لا توجد مرادفات بعد.",
  noneHint: "المرادفات كلمات لها المعنى نفسه عند المتسوقين، باللغتين.",
  loading: "جارٍ تحميل المرادفات",
  addTitle: "إضافة مرادفات",
  editTitle: "تعديل {name}",
  wordsField: "الكلمات والعبارات",
  wordsHint: "من كلمتين إلى {most} بالعربية والإنجليزية، بينها فواصل: ملتيميتر، أفوميتر، multimeter",
  save: "حفظ",
  saving: "جارٍ الحفظ...",
  close: "إغلاق",
};
