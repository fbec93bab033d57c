import { NOTICE_MS } from "./constants.ts";

/** How a notice is meant. */
export type NoticeTone = "success" | "warning" | "error";

/** How a notice is meant and how many milliseconds it stays. */
export interface NoticeKind {
  readonly tone: NoticeTone;
  readonly durationMs: number;
}

const success: NoticeKind = { tone: "success", durationMs: NOTICE_MS.success };
const missing: NoticeKind = { tone: "error", durationMs: NOTICE_MS.missingField };
const invalid: NoticeKind = { tone: "error", durationMs: NOTICE_MS.invalidEmail };

/** Every notice of the shop by its name; its words stand under the same name in i18n. */
export const notices = {
  addedToCart: success,
  cartIsEmpty: missing,
  emailAndPhoneRequired: missing,
  badEmail: invalid,
  badPhone: invalid,
  orderSent: success,
  orderFailed: { tone: "error", durationMs: 2000 },
  chatFieldsMissing: { tone: "warning", durationMs: NOTICE_MS.missingField },
  loggedIn: { tone: "success", durationMs: 2000 },
  loginFailed: { tone: "error", durationMs: NOTICE_MS.login },
  loggedOut: success,
  signupFieldsMissing: { tone: "warning", durationMs: NOTICE_MS.missingField },
  signupRefused: { tone: "warning", durationMs: NOTICE_MS.registrationError },
  signedUp: success,
  adminBadEmail: invalid,
  adminLoggedIn: { tone: "success", durationMs: NOTICE_MS.login },
  adminLoginFailed: { tone: "error", durationMs: NOTICE_MS.login },
  adminNetworkError: { tone: "warning", durationMs: 2000 },
  newProductFieldsMissing: missing,
  productFieldsMissing: missing,
  added: success,
  updated: success,
  saved: success,
  deleted: success,
  subCategoryAdded: success,
  subCategoryRefused: missing,
  saveFailed: { tone: "error", durationMs: 1000 },
  picturesNotSaved: missing,
} as const satisfies Readonly<Record<string, NoticeKind>>;

/** The name of a notice. */
export type NoticeName = keyof typeof notices;

/** Shows a notice; `values` fill the places of its words, an error code as the words that it stands for. */
export type Notify = (name: NoticeName, values?: Readonly<Record<string, string>>) => void;
