/** The label that every price and total carries, in both languages. */
export const CURRENCY_LABEL = "EG";
/** ISO 4217 code of the currency, for structured data. */
export const CURRENCY_CODE = "EGP";

/** Cards shown at first and added by each load-more click on public lists. */
export const PUBLIC_PAGE_SIZE = 12;
/** Pages of a public list that one address shows at the most; a longer list goes on at an address of its own. */
export const PUBLIC_LIST_PAGES = 20;
/** Rows shown at first and added by load more on /dash/products. */
export const ADMIN_PAGE_SIZE = 12;
/** Rows shown at first and added by load more for one category or sub category in the dashboard. */
export const ADMIN_GROUP_PAGE_SIZE = 44;
/** Skeleton cards of the public product list. */
export const LIST_SKELETONS = 6;
/** Items of the related strip of a product, and its skeletons. */
export const RELATED_COUNT = 5;
/** Milliseconds that each picture of the home carousel stays. */
export const CAROUSEL_DELAY_MS = 4000;
/** Pixels of scrolling after which the scroll-to-top button appears. */
export const SCROLL_TOP_THRESHOLD_PX = 300;
/** Milliseconds after the last key before the search overlay asks. */
export const SEARCH_DEBOUNCE_MS = 1000;
/** Results that the search overlay lists at the most. */
export const SEARCH_OVERLAY_LIMIT = 15;
/** The overlay offers all results when there are more than this many. */
export const SEARCH_SHOW_ALL_ABOVE = 20;
/** Counts are exact up to this many and say so beyond. */
export const COUNT_EXACT_UP_TO = 1000;
/** Milliseconds after the last key before a dashboard table searches. */
export const TABLE_SEARCH_DEBOUNCE_MS = 500;
/** The most that one page of an API list holds. */
export const API_MAX_PAGE_SIZE = 100;
/** The longest search text that the API reads, in characters. */
export const SEARCH_MAX_LENGTH = 200;

/** The most pieces that one line of a cart or an order holds. */
export const MAX_LINE_QUANTITY = 1_000_000;

/** How long notices stay, in milliseconds, by kind (a text's own time comes first). */
export const NOTICE_MS = {
  success: 1000,
  missingField: 2000,
  invalidEmail: 3000,
  login: 1500,
  registrationError: 2500,
} as const;

/**
 * The header that names one attempt to order: text of the sender's own making that no other attempt has, the same whenever the
 * attempt is sent again.
 */
export const ATTEMPT_HEADER = "Idempotency-Key";

/** Orders of a signed-in shopper that one page tells unless asked for another number. */
export const ACCOUNT_ORDERS_PAGE_SIZE = 20;

/** Names of what the browser keeps: user and token in either store, cart in local, admin and checkout in session storage. */
export const STORAGE_KEYS = {
  cart: "shopping-cart",
  user: "user",
  token: "token",
  admin: "admin",
  checkout: "checkout",
  theme: "theme",
} as const;

/** The cookie that remembers the chosen language. */
export const LOCALE_COOKIE = "locale";
