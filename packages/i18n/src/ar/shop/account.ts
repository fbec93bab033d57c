import type { account as en } from "../../en/shop/account.ts";

/** Texts of the page of a shopper's account. */
export const account: typeof en = {
  title: "حسابي",
  orders: "طلباتي",
  data: "بياناتك",
  dataHint: "تُملأ تلقائيًا في طلبك القادم، وتبقى الطلبات السابقة كما أُرسلت.",
  emailHint: "تسجّل الدخول به. لتغييره تواصل معنا.",
  save: "حفظ",
  saving: "جارٍ الحفظ...",
  saved: "تم الحفظ.",
  passwordTitle: "تغيير كلمة المرور",
  passwordHint: "تبقى مسجّل الدخول هنا، ويُسجَّل خروجك من كل مكان آخر.",
  presentPassword: "كلمة المرور الحالية",
  newPassword: "كلمة المرور الجديدة",
  change: "غيّر كلمة المرور",
  changed: "تم تغيير كلمة المرور.",
  deleteTitle: "حذف الحساب",
  deleteHint:
    "يُحذف معه اسمك وهاتفك وعنوانك، ويُسجَّل خروجك من كل مكان. تبقى الطلبات لدينا: تجدها برقمها ورقم الهاتف، أو برابطها.",
  delete: "حذف الحساب",
  deleteQuestion: "هل تحذف حسابك؟",
  deleteWarning: "لا يمكن التراجع عن ذلك.",
  keep: "إبقاء الحساب",
  deletePassword: "كلمة المرور",
  loginFirst: "سجّل الدخول لترى حسابك.",
  login: "تسجيل الدخول",
};
