import type { notices as en } from "../en/notices.ts";

/** Texts of the shop's notices; `packages/domain/src/notices.ts` holds their tones and durations under the same names. */
export const notices: typeof en = {
  addedToCart: { title: "تمت الإضافة إلى السلة" },
  cartIsEmpty: { title: "عفوًا... أضف منتجًا إلى سلتك أولًا." },
  emailAndPhoneRequired: {
    title: "البريد الإلكتروني ورقم الهاتف مطلوبان",
    footer: "مثال: name@example.com، 01012345678",
  },
  badEmail: { title: "من فضلك أدخل بريدًا إلكترونيًا صحيحًا", footer: "مثال: name@example.com" },
  badPhone: { title: "من فضلك أدخل رقم هاتف صحيحًا", footer: "مثال: 01012345678" },
  orderSent: { title: "سجّلنا طلبك رقم {number}.", footer: "سيتصل بك المتجر لتأكيده." },
  orderFailed: { title: "عفوًا، حدث خطأ. حاول مرة أخرى.", footer: "لا توجد استجابة، حاول لاحقًا." },
  chatFieldsMissing: { title: "من فضلك املأ كل الحقول" },
  loggedIn: { title: "تم تسجيل الدخول بنجاح" },
  loginFailed: { title: "عفوًا، حدث خطأ. حاول مرة أخرى." },
  loggedOut: { title: "تم تسجيل الخروج" },
  signupFieldsMissing: { title: "من فضلك املأ الحقول الفارغة" },
  signupRefused: { title: "{error}", footer: "أدخل بريدًا آخر أو سجّل الدخول" },
  signedUp: { title: "تم إنشاء حسابك بنجاح", footer: "نتمنى لك تسوقًا ممتعًا." },
  passwordChanged: { title: "تم تغيير كلمة مرورك.", footer: "تم تسجيل دخولك." },
  adminBadEmail: { title: "من فضلك أدخل بريدًا إلكترونيًا صحيحًا", footer: "مثال: name@example.com" },
  adminLoggedIn: { title: "تم تسجيل الدخول بنجاح." },
  adminLoginFailed: {
    title: "البريد الإلكتروني أو كلمة المرور غير صحيحة",
    footer: "تأكد منهما ثم حاول مرة أخرى.",
  },
  adminNetworkError: { title: "خطأ في الشبكة", footer: "من فضلك تأكد من اتصالك بالإنترنت!" },
  newProductFieldsMissing: { title: "من فضلك املأ كل الحقول المطلوبة" },
  productFieldsMissing: { title: "من فضلك املأ كل الحقول" },
  added: { title: "تمت الإضافة بنجاح" },
  updated: { title: "تم التحديث بنجاح" },
  saved: { title: "تم بنجاح." },
  deleted: { title: "تم الحذف بنجاح" },
  newOrder: { title: "طلب جديد" },
  subCategoryAdded: { title: "تمت إضافة القسم الفرعي" },
  subCategoryRefused: { title: "عفوًا، {message}", footer: "{error}" },
  saveFailed: { title: "حدث خطأ ما، حاول مرة أخرى لاحقًا!" },
  saveRefused: {
    title: "تعذّر الحفظ",
    footer: "صحّح الحقول المحددة في النموذج.",
  },
  picturesNotSaved: {
    title: "حدث خطأ ما، حاول مرة أخرى لاحقًا!",
    footer: "تم الحفظ، لكن بدون هذه الصور: {files}",
  },
  partNumberTaken: {
    title: "رقم القطعة هذا لمنتج آخر أيضًا.",
    footer: "حُفظ المنتج مع ذلك.",
  },
  partNumberTakenBy: {
    title: "رقم القطعة هذا لمنتج آخر أيضًا.",
    footer: "يحمله أيضًا «{name}». حُفظ المنتج مع ذلك.",
  },
};
