import type * as en from "../en/product-fields.ts";

export const productFieldLabels: typeof en.productFieldLabels = {
  name: "الاسم بالإنجليزية",
  name_ar: "الاسم بالعربية",
  part_number: "رقم القطعة",
  manufacturer_part_number: "رقم القطعة لدى المصنّع",
  brand: "العلامة التجارية",
  price: "السعر",
  offer_price: "سعر العرض",
  offer_from: "العرض من",
  offer_until: "العرض حتى",
  quantity_prices: "أسعار الكميات",
  amount: "الكمية",
  low_stock_at: "حد التنبيه",
  restock_on: "متوقع في",
  description: "الوصف بالإنجليزية",
  description_ar: "الوصف بالعربية",
  warranty_months: "الضمان بالأشهر",
  country: "بلد المنشأ",
  rohs: "مطابقة RoHS",
  visibility: "الظهور في المتجر",
  attribute_values: "المواصفات",
  needs: "يحتاج إلى",
  accessories: "الملحقات",
  alternatives: "البدائل",
};

export const productFieldHints: typeof en.productFieldHints = {
  manufacturer_part_number: "فقط إذا اختلف عن رقم القطعة في المتجر.",
  price: "بالجنيه. عند 0 يعرض المتجر «السعر قيد التحديث».",
  amount: "عدد القطع في المخزون.",
  low_stock_at: "يُعد المخزون منخفضًا عند هذا العدد أو أقل. إن تركته فارغًا: حد الإعدادات.",
  restock_on: "يظهر في المتجر ما دام المنتج غير متوفر ولم يمضِ اليوم.",
  description: "السطر الذي يبدأ بـ «## » عنوان، والأسطر مثل «الجهد: 5 فولت» تصبح جدولًا.",
  warranty_months: "القيمة 0 تعني بلا ضمان، والحقل الفارغ يعني أنه غير مذكور.",
};
