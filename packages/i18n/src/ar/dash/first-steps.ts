import type { dashFirstSteps as en } from "../../en/dash/first-steps.ts";

/** Texts of the steps by which an owner sets up the shop. */
export const dashFirstSteps: typeof en = {
  title: "جهّز متجرك",
  done: "تم {done} من {all}",
  next: "الخطوة التالية",
  all: "كل الخطوات",
  isDone: "تمت",
  isOpen: "لم تتم بعد",
  dismiss: "إخفاء",
  bringBack: "عرض الخطوات الأولى",
  steps: {
    shop: { title: "الاسم والهاتف", text: "اسم المتجر وأرقام التواصل معه." },
    branches: { title: "الفروع", text: "العناوين والهواتف ومواعيد العمل." },
    delivery: { title: "التوصيل", text: "تكلفته إلى كل محافظة." },
    payments: { title: "الدفع", text: "حساباتك على إنستاباي والمحافظ والتحويل، ورسوم الدفع نقدًا." },
    mails: {
      title: "الرسائل",
      text: "خادم البريد وعنوان الطلبات الجديدة، مع رسالة تجريبية إلى نفسك.",
    },
    demonstration: {
      title: "إزالة المحتوى التجريبي",
      text: "تحذف المنتجات والأقسام التجريبية التي جاء بها المتجر.",
    },
    category: { title: "أول قسم", text: "أقسام المتجر، وتوضع المنتجات في أقسامها الفرعية." },
    product: { title: "أول المنتجات", text: "أضف منتجًا واحدًا، أو استوردها كلها من ملف جدول." },
    brands: { title: "العلامات التجارية", text: "صفحة بشعار ونص لكل علامة تجارية تبيعها." },
    slides: { title: "شريط الصور", text: "صورك في أعلى الصفحة الرئيسية." },
    live: {
      title: "إطلاق المتجر",
      text: "يضبط مسؤول الخادم القيمة PUBLIC_URL على عنوان المتجر، لتحمل الرسائل روابط إليه.",
    },
  },
};
