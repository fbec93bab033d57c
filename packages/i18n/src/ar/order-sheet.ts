import type { orderSheet as en } from "../en/order-sheet.ts";
import { productFieldLabels } from "./product-fields.ts";

/** Texts of a sheet of orders. */
export const orderSheet: typeof en = {
  name: "الطلبات",
  columns: {
    number: "الطلب",
    day: "اليوم",
    time: "الوقت",
    state: "الحالة",
    taken: "نوع الطلب",
    channel: "القناة",
    buyer: "المشتري",
    phone: "الهاتف",
    mail: "البريد الإلكتروني",
    place: "التوصيل إلى",
    branch: "الفرع",
    deliveryCost: "تكلفة التوصيل (في أول سطر من الطلب)",
    product: "المنتج",
    partNumber: "رقم القطعة",
    pieces: "القطع",
    price: "السعر",
    lineTotal: "إجمالي السطر",
    discount: "الخصم (في أول سطر من الطلب)",
    orderTotal: "إجمالي الطلب دون التوصيل (في أول سطر من الطلب)",
    paid: "المدفوع (في أول سطر من الطلب)",
    paymentState: "حالة الدفع",
    shopNote: "ملاحظة المتجر",
    unit: productFieldLabels.unit,
    piecesPerUnit: productFieldLabels.pieces_per_unit,
    payBy: "طريقة الدفع المطلوبة",
    paymentFee: "رسوم الدفع (في أول سطر من الطلب)",
    returnedPieces: "المرتجع",
    returnedValue: "قيمة المرتجع (في أول سطر من الطلب)",
  },
  order: "طلب",
  request: "طلب بلا حجز",
};
