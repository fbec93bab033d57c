import type { busyPage as en } from "../en/busy-page.ts";

/** Texts of the page that the server sends while too many others are being rendered; no browser loads them. */
export const busyPage: typeof en = {
  busyTitle: "المتجر مزدحم جدًا الآن.",
  busyHint: "انتظر ثواني قليلة، ثم أعد تحميل الصفحة. سلتك محفوظة.",
};
