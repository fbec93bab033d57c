import type { codeListTexts as en } from "../../en/dash/code-list.ts";

/** Arabic version of the texts. */
export const codeListTexts: typeof en = {
  paste: "لصق الصفوف",
  upload: {
    choose: "اختيار ملف",
    drop: "أو أفلته هنا.",
    limits: "ملف XLSX أو CSV فيه 5,000 صف على الأكثر و2 ميجابايت.",
  },
  faults: {
    too_many_rows: "فيها أكثر من 5,000 صف. قسّمها.",
    no_rows: "لا صفوف فيها.",
    all_hidden: "كل صفوفها مخفية.",
    too_many_columns: "أعمدتها أكثر من اللازم.",
    unreadable: "ليست ملف XLSX ولا CSV.",
    old_excel: "ملف Excel قديم. احفظه بصيغة XLSX.",
    unclosed_quote: "فيها علامة تنصيص لم تُغلق.",
    too_slow: "قراءتها تستغرق وقتًا أطول من اللازم.",
  },
  row: "الصف {row}",
  unread: {
    no_code: "لا كود فيه.",
    hidden: "الصف مخفي في الملف.",
    hidden_columns: "الأعمدة {written} مخفية في الملف، ولم تُقرأ.",
    hidden_sheets: "الأوراق {written} مخفية في الملف، ولم تُقرأ.",
    bad_number: "«{written}» ليس عددًا صحيحًا.",
    not_found: "لا منتج له هذا الكود.",
    several: "أكثر من منتج له هذا الكود.",
    too_many: "يزيد مجموع المنتج بهذا الصف على 1,000,000 قطعة.",
  },
  more: {
    zero: "ولا شيء غيرها",
    one: "وصف واحد غيرها",
    two: "وصفان غيرها",
    few: "و# صفوف غيرها",
    many: "و# صفًا غيرها",
    other: "و# صف غيرها",
  },
};
