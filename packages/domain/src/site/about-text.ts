import type { Bilingual } from "../locale/locale.ts";

/** The sections of the company text. */
export const aboutParts = ["who_we_are", "vision", "mission"] as const;

/** Company text of the about page, by section. */
export type AboutText = Readonly<Record<(typeof aboutParts)[number], Bilingual>>;

/** The company text of a shop whose owner has not changed it. */
export const aboutText: AboutText = {
  who_we_are: {
    en: "Nilometer has sold electronic parts and measuring instruments in Egypt for over 30 years. We are an official distributor of several meter brands, and we stock what repair benches, workshops, university labs and small factories use every day. Whoever answers your message has worked at a bench.",
    ar: "تبيع نيلومتر القطع الإلكترونية وأجهزة القياس في مصر منذ أكثر من 30 عامًا. نحن موزع معتمد لعدة علامات تجارية من أجهزة القياس، ونوفر ما تحتاجه ورش الصيانة والمعامل الجامعية والمصانع الصغيرة كل يوم. ومن يرد على رسالتك فني عمل بيديه على طاولة الصيانة.",
  },
  vision: {
    en: "That anyone in Egypt who builds or repairs electronics can get the right part, with honest values, on the day that they need it.",
    ar: "أن يجد كل من يصنع الإلكترونيات أو يصلحها في مصر القطعة الصحيحة، بقيمها الحقيقية، في اليوم الذي يحتاجها فيه.",
  },
  mission: {
    en: "We keep real stock, state what we measured, price every piece in the open and stand behind the instruments that we sell: with calibration advice, spare probes and a counter where you can try a meter before you buy it.",
    ar: "نحتفظ بمخزون حقيقي، ونذكر القيم التي قسناها، ونعلن سعر كل قطعة، ونضمن ما نبيعه ونساعدك في معايرته، ونوفر مجسات بديلة، وطاولة تجرب عليها الجهاز قبل شرائه.",
  },
};
