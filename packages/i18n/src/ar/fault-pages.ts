import type { faultPages as en } from "../en/fault-pages.ts";

/** Texts of the pages that are shown in place of one that is not rendered, or that cannot be loaded; no page of the shop loads them. */
export const faultPages: typeof en = {
  busyTitle: "المتجر مزدحم جدًا الآن.",
  busyHint: "انتظر ثواني قليلة، ثم أعد تحميل الصفحة. سلتك محفوظة.",
  offlineTitle: "أنت غير متصل بالإنترنت.",
  offlineHint: "لم تُفتح هذه الصفحة هنا من قبل. الصفحات التي زرتها وسلتك تُفتح بدون اتصال.",
};
