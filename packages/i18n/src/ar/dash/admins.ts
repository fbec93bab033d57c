import type { dashAdmins as en } from "../../en/dash/admins.ts";

/** Texts of the administrators' accounts in the dashboard. */
export const dashAdmins: typeof en = {
  title: "المديرون",
  note: "المالك يستطيع كل شيء، ولكل مدير آخر ما تسمح به صلاحياته.",
  add: "أضف مديرًا",
  failed: "تعذر تحميل قائمة المديرين.",
  you: "أنت",
  lastUse: "آخر ظهور {day}",
  never: "لم يسجل الدخول",
  generated: "كلمة مرور مولدة",
  disabled: "موقوف",
  actions: "إجراءات {who}",
  changeRights: "تغيير الصلاحيات",
  sessions: "الجلسات",
  rightsOf: "صلاحيات {who}",
  rightsAtOnce: "يسري التغيير فورًا، حتى حيث هو مسجل الدخول الآن.",
  rights: "الصلاحيات",
  rightsHint: "يرى الجميع المنتجات ومخزونها. أما النسخ الاحتياطية والمديرون فللمالك وحده.",
  noRights: "بلا صلاحيات: يرى المنتجات فقط.",
  ownerHint: "للمالك كل الصلاحيات، ويدير المديرين وينزّل النسخ الاحتياطية.",
  saveRights: "حفظ",
  presets: {
    owner: "مالك",
    sales: "مبيعات",
    catalogue: "كتالوج",
    accountant: "محاسب",
    own: "اختيار خاص",
  },
  resetPassword: "كلمة مرور جديدة",
  disable: "إيقاف",
  enable: "تفعيل",
  email: "البريد الإلكتروني",
  role: "الدور",
  save: "إضافة",
  saving: "جارٍ الحفظ...",
  cancel: "إلغاء",
  ask: {
    resetPassword: {
      title: "هل تريد كلمة مرور جديدة للحساب {who}؟",
      text: "لن تعمل كلمة المرور القديمة وستنتهي جلساته. ستظهر لك الجديدة مرة واحدة.",
    },
    disable: {
      title: "هل تريد إيقاف {who}؟",
      text: "ستنتهي جلساته ولن يستطيع تسجيل الدخول. ويبقى ما فعله في السجلات.",
    },
  },
  password: {
    title: "كلمة مرور {who}",
    text: "تظهر هذه المرة فقط. سلّمها بطريقة آمنة، ويجب تغييرها بعد أول تسجيل دخول.",
    label: "كلمة المرور",
    done: "تم",
  },
  ownerOnly: {
    title: "المالك وحده يستطيع إدارة المديرين.",
    text: "اطلب ذلك من مالك المتجر، أو سجل الدخول بحسابه.",
  },
};
