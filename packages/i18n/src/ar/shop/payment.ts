import type { payment as en } from "../../en/shop/payment.ts";

/** Texts on how orders are paid. */
export const payment: typeof en = {
  title: "الدفع",
  options: {
    cash_on_delivery: "نقدًا عند الاستلام",
    cash_at_branch: "نقدًا في الفرع",
    instapay: "إنستاباي",
    wallet: "محفظة إلكترونية",
    transfer: "تحويل بنكي",
  },
  by: "الدفع: {option}",
  change: "اختر طريقة أخرى",
  withFee: "{option} (رسوم {fee})",
  depositAsked: "تدفع منه {amount} قبل أن نرسل الطلب.",
  deposit: "ادفع منه {amount} قبل أن نرسل الطلب.",
  payTo: "ادفع {amount} إلى:",
  reference: "اكتب رقم الطلب مع عملية الدفع.",
  accountsLater: "نعرض لك الحساب الذي تدفع إليه مع طلبك.",
  changed:
    "{option}: أصبحت الرسوم {now} بدلًا من {before}. لم يُسجَّل طلبك بعد: راجع الإجمالي ثم أرسل الطلب مرة أخرى.",
  ended:
    "{option}: لم تعد هذه الطريقة متاحة لهذا الطلب. لم يُسجَّل طلبك بعد: راجع طريقة الدفع ثم أرسل الطلب مرة أخرى.",
};
