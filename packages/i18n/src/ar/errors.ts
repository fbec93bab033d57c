import type { errors as en } from "../en/errors.ts";

/** Words for codes and keys that cross the wire. */
export const errors: typeof en = {
  needsScripts:
    "تحتاج هذه الصفحة إلى جافا سكريبت، وهو متوقف في متصفحك. يمكنك أيضًا الطلب والسؤال عبر المحادثة أو الهاتف.",
  requests: {
    invalid: "بعض القيم لا يمكن استخدامها.",
    bad_id: "لا يوجد شيء بهذا العنوان.",
    bad_query: "لا يمكن طلب ذلك.",
    bad_json: "تعذرت قراءة الطلب.",
    body_too_large: "الحجم أكبر من أن يُرسل.",
    unsupported_media_type: "تعذرت قراءة الطلب.",
    unauthorized: "من فضلك سجّل الدخول.",
    wrong_credentials: "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
    forbidden: "هذا غير مسموح.",
    not_found: "لا يوجد شيء بهذا العنوان.",
    method_not_allowed: "هذا غير ممكن هنا.",
    conflict: "ما زال هناك ما يعتمد عليه.",
    price_changed: "تغيّر أحد الأسعار.",
    stock_short: "الكمية المتوفرة لا تكفي.",
    empty_cart: "السلة فارغة.",
    too_many_requests: "محاولات كثيرة. انتظر قليلًا من فضلك.",
    internal: "خطأ داخلي في الخادم",
    unavailable: "المتجر غير جاهز الآن. حاول بعد قليل.",
  },
  issues: {
    required: "من فضلك املأ هذا الحقل.",
    bad_value: "لا يمكن استخدام هذه القيمة.",
    bad_email: "من فضلك أدخل بريدًا إلكترونيًا صحيحًا",
    bad_phone: "من فضلك أدخل رقم هاتف صحيحًا",
    bad_price: "من فضلك أدخل سعرًا مثل 1450 أو 12.50.",
    too_short: "النص قصير جدًا.",
    too_long: "النص طويل جدًا.",
    too_small: "هذا الرقم صغير جدًا.",
    too_large: "هذا الرقم كبير جدًا.",
    unknown_category: "من فضلك اختر قسمًا.",
    unknown_sub_category: "من فضلك اختر قسمًا فرعيًا.",
    unknown_product: "لم يعد هذا المنتج معروضًا.",
    email_taken: "لهذا البريد الإلكتروني حساب بالفعل.",
    name_taken: "هذا الاسم مستخدم بالفعل.",
    not_a_picture: "هذا الملف ليس صورة يمكن عرضها.",
    too_many_files: "عدد الملفات كبير جدًا.",
  },
  keys: {
    something_went_wrong: "حدث خطأ ما. حاول مرة أخرى.",
    "Internal Server Error": "خطأ داخلي في الخادم",
  },
};
