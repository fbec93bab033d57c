import type { orderPapers as en } from "../en/order-papers.ts";

/** Texts of the papers of an order, invoice, packing list and receipt, in the buyer's language. */
export const orderPapers: typeof en = {
  invoice: "فاتورة",
  packing: "قائمة التجهيز",
  receipt: "إيصال",
  order: "الطلب {number}",
  cancelled: "ملغى",
  date: "التاريخ",
  shop: "المتجر",
  buyer: "المشتري",
  note: "ملاحظات",
  product: "المنتج",
  partNumber: "رقم القطعة {number}",
  quantity: "الكمية",
  price: "السعر",
  sum: "المجموع",
  priceBefore: "بدلًا من {price}",
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
  totalWithoutUpdating: "لا يشمل الإجمالي المنتجات التي يجري تحديث سعرها.",
  packed: "جُهّز",
  page: "صفحة {page} من {pages}",
};
