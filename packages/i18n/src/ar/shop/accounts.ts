import type { accounts as en } from "../../en/shop/accounts.ts";

/** Texts of login, sign-up and logout. */
export const accounts: typeof en = {
  loginTitle: "تسجيل الدخول",
  signupTitle: "إنشاء حساب",
  name: "الاسم",
  email: "البريد الإلكتروني",
  password: "كلمة المرور",
  passwordHint: "الجيدة طويلة، مثل ثلاث كلمات من اختيارك، ولا تُستعمل في موقع آخر.",
  phone: "رقم الهاتف",
  address1: "العنوان",
  address2: "العنوان، السطر الثاني",
  optional: "اختياري",
  remember: "تذكرني",
  login: "تسجيل الدخول",
  loggingIn: "جارٍ تسجيل الدخول...",
  signup: "إنشاء حساب",
  signingUp: "جارٍ إنشاء حسابك...",
  haveAccount: "لديك حساب بالفعل؟",
  noAccount: "ليس لديك حساب بعد؟",
  showPassword: "إظهار كلمة المرور",
  hidePassword: "إخفاء كلمة المرور",
  forgot: "نسيت كلمة المرور؟",
  logoutTitle: "هل أنت متأكد؟",
  logoutQuestion: "هل تريد تسجيل الخروج؟",
  logoutConfirm: "نعم، سجّل الخروج",
  cancel: "إلغاء",
};
