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
  blogsTitle: "المدونة",
  brands: "علامات نوزعها",
};
