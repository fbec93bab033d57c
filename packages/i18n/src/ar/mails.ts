import type { mails as en } from "../en/mails.ts";

/** Texts of the mails that the shop sends. */
export const mails: typeof en = {
  toShop: {
    subject: "طلب جديد {number}: {pieces}، {total}",
    title: "طلب جديد {number}",
    intro: "وصل الطلب يوم {date}، الساعة {time}. الرد على هذه الرسالة يصل إلى المشتري.",
    request:
      "هذا الطلب يتجاوز حدود الطلبات غير المؤكدة، لذلك لم تُخصم قطعه من المخزون. تُخصم عند تأكيده من لوحة التحكم.",
    confirmPrices: "بعض الأسعار قيد التحديث: من فضلك أبلغ المشتري بها.",
    language: "اللغة",
    languages: { en: "الإنجليزية", ar: "العربية" },
  },
  cancelledToShop: {
    subject: "ألغى المشتري الطلب {number}",
    title: "أُلغي الطلب {number}",
    intro: "ألغى المشتري هذا الطلب المسجَّل يوم {date} من صفحته في المتجر، وعادت قطعه إلى المخزون.",
  },
  toBuyer: {
    subject: "طلبك {number} من {shop}",
    title: "شكرًا لطلبك",
    intro: "استلمنا طلبك {number} يوم {date}، الساعة {time}. سنتصل بك لتأكيده.",
    request: "طلبك أكبر مما نحجزه قبل الحديث معك، لذلك لم نحجز قطعه بعد، وسنحجزها بعد تأكيده.",
    keepNumber: "احتفظ بهذا الرقم: به وبرقم هاتفك يمكنك متابعة طلبك في المتجر.",
    follow: "عرض طلبك",
    confirmPrices: "بعض الأسعار قيد التحديث: سنبلغك بها قبل إرسال أي شيء.",
    noPayment: "لا تدفع شيئًا حتى يُؤكَّد طلبك.",
    questions: "لديك سؤال؟ رد على هذه الرسالة أو اتصل بنا على {phone}.",
  },
  states: {
    confirmed: {
      subject: "تأكيد طلبك {number}",
      title: "تم تأكيد طلبك",
      intro: "أكّدنا طلبك {number} المسجَّل يوم {date}، ونجهّزه الآن.",
    },
    sent: {
      subject: "طلبك {number} في الطريق إليك",
      title: "طلبك في الطريق إليك",
      intro: "خرج طلبك {number} المسجَّل يوم {date} من متجرنا.",
    },
    delivered: {
      subject: "تم تسليم طلبك {number}",
      title: "تم تسليم طلبك",
      intro: "تم تسليم طلبك {number} المسجَّل يوم {date}. شكرًا لتسوقك من {shop}.",
    },
    cancelled: {
      subject: "إلغاء طلبك {number}",
      title: "أُلغي طلبك",
      intro: "أُلغي طلبك {number} المسجَّل يوم {date}، ولن نوصّله إليك.",
    },
    note: "ملاحظة من المتجر: {note}",
  },
  delivery: {
    subject: "تغيّر توصيل طلبك {number}",
    title: "تغيّر توصيل طلبك",
    intro: "عدّلنا توصيل طلبك {number} بتاريخ {date}. وهذا هو طلبك الآن:",
  },
  returned: {
    subject: "وصلتنا المنتجات المرتجعة من طلبك {number}",
    title: "وصلتنا المنتجات التي رددتها",
    intro: "سجّلنا المنتجات التي رددتها من طلبك {number} بتاريخ {date}:",
  },
  payment: {
    subject: "تغيّرت طريقة دفع طلبك {number}",
    title: "تغيّرت طريقة دفع طلبك",
    intro: "عدّلنا طريقة دفع طلبك {number} بتاريخ {date}. وهذا هو طلبك الآن:",
  },
  reminder: {
    subject: "ننتظر ردك بشأن طلبك {number}",
    title: "هل ما زلت تريد طلبك؟",
    intro: "سجّلت الطلب {number} يوم {date}، ولم نتمكن من تأكيده معك حتى الآن.",
    answer: "رد على هذه الرسالة أو اتصل بنا على {phone} لنجهّزه فورًا. وإن لم تعد تريده فأخبرنا لنلغيه.",
  },
  password: {
    subject: "كلمة مرور جديدة في {shop}",
    title: "اختر كلمة مرور جديدة",
    intro: "طلب شخص ما كلمة مرور جديدة للحساب المسجَّل بهذا العنوان في {shop}. هذا الرابط يوصلك إليها:",
    link: "اختيار كلمة مرور جديدة",
    valid: "الرابط صالح لمدة ساعة ولمرة واحدة. إذا طلبت رابطًا آخر فلا يعمل إلا أحدثها.",
    ignore: "لم تطلب ذلك؟ لا تفعل شيئًا، فستبقى كلمة مرورك كما هي.",
  },
  restock: {
    subject: "توفّر من جديد لدى {shop}: {product}",
    title: "المنتج متوفر من جديد",
    intro: "طلبت منا إخبارك: {product} متوفر من جديد لدى {shop}. ولا يمكننا حجز قطع لك.",
    link: "عرض المنتج",
    once: "هذه هي الرسالة الوحيدة عنه، إلا إذا طلبت غيرها من صفحته.",
    end: "إيقاف رسائل توفر المنتجات",
  },
  product: "المنتج",
  furtherLines: "منتجات أخرى تظهر مع الطلب",
  partNumber: "رقم القطعة {number}",
  sum: "المجموع",
  total: "الإجمالي",
  pieces: {
    zero: "لا توجد قطع",
    one: "قطعة واحدة",
    two: "قطعتان",
    few: "# قطع",
    many: "# قطعة",
    other: "# قطعة",
  },
  priceUpdating: "السعر قيد التحديث",
  /** Price of an offer, and what it costs without it. */
  offer: "{price} بدلًا من {before}",
  buyer: "المشتري",
  name: "الاسم",
  email: "البريد الإلكتروني",
  phone: "رقم الهاتف",
  address: "العنوان",
  note: "ملاحظات",
};
