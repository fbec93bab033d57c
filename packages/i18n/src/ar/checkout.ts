import type { checkout as en } from "../en/checkout.ts";

/** Texts of the checkout. */
export const checkout: typeof en = {
  title: "إتمام الطلب",
  billing: "إلى أين يصل الطلب",
  name: "الاسم",
  email: "البريد الإلكتروني",
  address1: "العنوان",
  address2: "العنوان، السطر الثاني",
  phone: "رقم الهاتف",
  note: "ملاحظات",
  noteHint: "أي شيء يهم المتجر أن يعرفه، مثل الوقت المناسب للاتصال بك.",
  optional: "اختياري",
  emailHint: "name@example.com",
  phoneHint: "01012345678 أو \u2066+971 50 123 4567\u2069",
  summary: "طلبك",
  pieces: {
    zero: "لا قطع",
    one: "قطعة واحدة",
    two: "قطعتان",
    few: "# قطع",
    many: "# قطعة",
    other: "# قطعة",
  },
  total: "الإجمالي",
  send: "إرسال الطلب",
  sending: "جارٍ إرسال طلبك...",
  backToCart: "العودة إلى السلة",
  noPayment: "لا تدفع شيئًا الآن: سيتصل بك المتجر لتأكيد الطلب.",
};
