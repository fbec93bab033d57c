import type { about as en } from "../en/about.ts";

/** Texts of the about page, the blogs page and the contact form. */
export const about: typeof en = {
  title: "من نحن",
  whoWeAre: "من نحن",
  vision: "رؤيتنا",
  mission: "رسالتنا",
  branches: "فروعنا",
  mailLink: "البريد الإلكتروني",
  phoneLink: "المحمول",
  landlineLink: "الهاتف الأرضي",
  mapLink: "افتح في الخرائط",
  contactTitle: "اكتب إلينا",
  contact: {
    name: "الاسم",
    email: "البريد الإلكتروني",
    phone: "رقم الهاتف",
    message: "الرسالة",
    send: "أرسل عبر واتساب",
    hint: "سنفتح لك رسالة واتساب إلى المتجر فيها ما كتبته.",
    left: "{count} من {most} حرف",
    chat: {
      greeting: "مرحبًا، لدي سؤال:",
      from: "الاسم: {name}",
      email: "البريد الإلكتروني: {email}",
      phone: "الهاتف: {phone}",
    },
    badName: "من فضلك أدخل اسمًا صحيحًا (3 أحرف على الأقل).",
    badEmail: "من فضلك أدخل بريدًا إلكترونيًا صحيحًا.",
    badPhone: "من فضلك أدخل رقم هاتف صحيحًا.",
    badMessage: "لا يمكن أن تكون الرسالة فارغة أو أطول من 500 حرف.",
  },
  blogsTitle: "المدونة",
  brands: "علامات تجارية نوزعها",
};
