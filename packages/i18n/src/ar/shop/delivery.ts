import type { delivery as en } from "../../en/shop/delivery.ts";

/** Texts on what delivery costs. */
export const delivery: typeof en = {
  deliverTo: "التوصيل إلى",
  choose: "اختر المكان",
  optional: "اختياري",
  pickUp: "الاستلام من الفرع",
  noLonger: "لم نعد نذكر تكلفة التوصيل إلى {place}. اختر من جديد.",
  costTo: "التوصيل إلى {place}",
  cost: "التوصيل",
  free: "مجاني",
  days: {
    one: "يوم عمل واحد",
    two: "يوما عمل",
    few: "# أيام عمل",
    many: "# يوم عمل",
    other: "# يوم عمل",
  },
  daysBetween: {
    one: "من {from} إلى # يوم عمل",
    two: "من {from} إلى # يوم عمل",
    few: "من {from} إلى # أيام عمل",
    many: "من {from} إلى # يوم عمل",
    other: "من {from} إلى # يوم عمل",
  },
  missing: "أضف بقيمة {amount} ليصبح التوصيل مجانيًا.",
  totalWithDelivery: "الإجمالي مع التوصيل",
  paymentFee: "رسوم الدفع",
  totalDue: "الإجمالي مع كل التكاليف",
  changed:
    "تكلفة التوصيل إلى {place} أصبحت {now} بدلًا من {before}. لم يُسجَّل طلبك بعد: راجع الإجمالي ثم أرسل الطلب مرة أخرى.",
  ended: "لم نعد نذكر تكلفة التوصيل إلى {place}. لم يُسجَّل طلبك بعد: اختر من جديد، أو أرسل الطلب بدون اختيار.",
  table: {
    title: "تكلفة التوصيل",
    zone: "المنطقة",
    cost: "التكلفة",
    time: "أيام العمل",
    freeFrom: "التوصيل مجاني ابتداءً من {amount} من المنتجات.",
    others: "أما الأماكن الأخرى فنخبرك بتكلفتها عندما نتصل بك.",
  },
};
