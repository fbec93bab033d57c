import type { DashMenu, DashPageName } from "@shop/domain/site/dash-pages.ts";
import type { SettingsSectionName } from "@shop/domain/site/settings-sections.ts";

/** What people call pages of the dashboard beside their names, in both languages: they are found by it as well, whichever is shown. */
export const pageWords: Readonly<
  Record<DashMenu | Extract<DashPageName, "newOrder" | "backups" | "security">, string>
> = {
  home: "home الرئيسية start overview dashboard today البداية نظرة عامة اليوم",
  orders:
    "orders الطلبات sales requests quotations quotes returns payments invoices parcels المبيعات عروض الأسعار المرتجعات الدفعات الطرود",
  counter: "counter الكاشير sale sell till pos cash register receipt بيع نقطة بيع كاونتر خزنة إيصال",
  newOrder: "new order طلب جديد phone order quotation عرض سعر تليفون",
  mails: "mails الرسائل email notices messages بريد إيميل إشعارات",
  products:
    "products المنتجات articles items parts stock prices labels barcodes offers bulk أصناف قطع مخزون أسعار ملصقات باركود عروض",
  categories: "categories الأقسام departments groups تصنيفات",
  subCategories: "sub categories الأقسام الفرعية groups shelves تصنيفات",
  brands: "brands العلامات التجارية makers manufacturers ماركات مصنعون",
  attributes: "specifications المواصفات attributes filters values units خصائص فلاتر قيم وحدات",
  imports: "import products استيراد المنتجات price list excel csv sheet upload قائمة أسعار إكسل ملف رفع",
  stockCounts: "stock counts جرد المخزون inventory stocktaking scan جرد عد",
  quarantine: "not for sale بضاعة لا تُباع returned defective damaged write off scrap تالف هالك معيب مرتجع",
  buying: "to order المطلوب شراؤه buying reorder shortage replenish شراء نواقص",
  purchases:
    "purchase orders أوامر الشراء buying supplier order receive arrival delivery note شراء استلام توريد إذن تسليم",
  suppliers: "suppliers الموردون vendors buying شراء تجار موردين",
  cashUp: "close of the day إقفال اليوم till cash drawer count day money خزنة درج نقدية كاش تقفيل",
  settlement:
    "couriers' cash تحصيلات شركات الشحن courier settlement collected cash on delivery cod shipping company شركة شحن مندوب تحصيل الدفع عند الاستلام",
  taxDocuments:
    "tax invoices الفواتير الضريبية vat invoice credit note e-invoice eta ضريبة القيمة المضافة فاتورة إشعار دائن",
  figures:
    "figures الأرقام reports statistics sales revenue margin profit تقارير إحصاءات مبيعات إيراد هامش ربح",
  books: "books الدفاتر accounting journal ledger close month stock value محاسبة قيود يومية إقفال شهر",
  slider: "slider شريط الصور banner pictures home page بانر صور الرئيسية",
  searches: "searches without results بحث بلا نتائج search misses nothing found كلمات البحث",
  synonyms: "synonyms المرادفات words search spelling كلمات البحث",
  settings: "settings الإعدادات options preferences setup خيارات ضبط",
  accounts: "administrators المديرون users staff employees rights roles passwords مستخدمون موظفون صلاحيات",
  auditLog: "audit log سجل التغييرات history who security سجل من غيّر",
  backups: "backups النسخ الاحتياطية restore download copy نسخ احتياطي استعادة",
  security: "Signing in تسجيل الدخول password passkey two factor sessions devices كلمة المرور جلسات أجهزة",
};

/** What people call sections of the settings, likewise. */
export const sectionWords: Readonly<Record<SettingsSectionName, string>> = {
  shop: "Shop المتجر name phone whatsapp address logo اسم هاتف واتساب عنوان شعار",
  branches: "Branches الفروع opening hours pick-up place map مواعيد العمل فروع استلام خريطة",
  delivery: "Delivery التوصيل courier shipping governorates fees شحن توصيل محافظات مندوب",
  payments:
    "Payment الدفع instapay wallet vodafone cash bank transfer card cod fee إنستاباي محفظة فودافون كاش تحويل بنكي بطاقة",
  tax: "Tax الضرائب vat registration rate ضريبة القيمة المضافة تسجيل",
  books: "Accounts of the journal حسابات دفتر اليومية chart of accounts accounting دليل الحسابات محاسبة",
  quotations: "Quotations عروض الأسعار quotes validity عروض أسعار صلاحية",
  mails: "Mails الرسائل email text templates بريد قوالب نصوص",
  orders: "Orders and stock الطلبات والمخزون low stock discount limit waiting نقص المخزون حد الخصم انتظار",
  home: "Home page الصفحة الرئيسية front page الصفحة الأولى",
  about: "About us من نحن history story من نحن",
  info: "Pages صفحات البيع terms privacy returns warranty شروط خصوصية استرجاع ضمان",
};
