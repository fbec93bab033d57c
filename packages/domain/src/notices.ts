import { NOTICE_MS } from "./constants.ts";

/** Severity of a notice. */
type NoticeTone = "success" | "warning" | "error";

/** Tone and duration of a notice. */
export interface NoticeKind {
  readonly tone: NoticeTone;
  readonly durationMs: number;
}

const success: NoticeKind = { tone: "success", durationMs: NOTICE_MS.success };
const missing: NoticeKind = { tone: "error", durationMs: NOTICE_MS.missingField };
const invalid: NoticeKind = { tone: "error", durationMs: NOTICE_MS.invalidEmail };

/** All notices by name; i18n holds their texts under the same names. */
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
  passwordChanged: success,
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
  newOrder: { tone: "success", durationMs: NOTICE_MS.invalidEmail },
  subCategoryAdded: success,
  subCategoryRefused: missing,
  saveFailed: { tone: "error", durationMs: 1000 },
  saveRefused: { tone: "error", durationMs: 1000 },
  picturesNotSaved: missing,
  partNumberTaken: { tone: "warning", durationMs: 3000 },
  partNumberTakenBy: { tone: "warning", durationMs: 3000 },
} as const satisfies Readonly<Record<string, NoticeKind>>;

/** Name of a notice. */
export type NoticeName = keyof typeof notices;

/** Shows a notice; `values` fill the placeholders of its text, error codes translated. */
export type Notify = (name: NoticeName, values?: Readonly<Record<string, string>>) => void;
