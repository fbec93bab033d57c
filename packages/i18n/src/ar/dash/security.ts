import type { dashSecurity as en } from "../../en/dash/security.ts";

/** Texts about how administrators sign in. */
export const dashSecurity: typeof en = {
  title: "تسجيل الدخول",
  note: "أين أنت مسجل الدخول.",
  sessions: {
    title: "جلساتك",
    note: "كل تسجيل دخول جلسة.",
    titleOf: "جلسات {who}",
    atOnce: "الجلسة التي تُنهى تعود إلى صفحة الدخول فورًا.",
    failed: "تعذر تحميل الجلسات.",
    none: "غير مسجل الدخول في أي مكان.",
    current: "هذه الجلسة",
    unknown: "متصفح غير معروف",
    used: "آخر استخدام {day}، الساعة {time}",
    since: "منذ {day}، الساعة {time}",
    from: "من",
    end: "إنهاء",
    endOf: "إنهاء جلسة {session}، آخر استخدام {moment}",
    endOthers: "إنهاء الجلسات الأخرى كلها",
    endAll: "إنهاء الجلسات كلها",
  },
};
