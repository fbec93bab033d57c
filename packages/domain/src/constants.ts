/** Currency label of every price and total, in both languages. */
export const CURRENCY_LABEL = "EG";
/** ISO 4217 code of the currency, for structured data. */
export const CURRENCY_CODE = "EGP";

/** The shop's time zone: days begin and end by it. */
export const SHOP_TIME_ZONE = "Africa/Cairo";

/** Page size of public lists, initially and for each load-more click. */
export const PUBLIC_PAGE_SIZE = 12;
/** Maximum of pages that one URL of a public list shows; a longer list continues at a URL with a cursor. */
export const PUBLIC_LIST_PAGES = 20;
/** Page size of /dash/products, initially and for each load-more click. */
export const ADMIN_PAGE_SIZE = 12;
/** Page size of a category's or sub category's products in the dashboard. */
export const ADMIN_GROUP_PAGE_SIZE = 44;
/** Skeleton cards of the public product list. */
export const LIST_SKELETONS = 6;
/** Related products on a product page, and their skeletons. */
export const RELATED_COUNT = 5;
/** Milliseconds between the slides of the home carousel. */
export const CAROUSEL_DELAY_MS = 4000;
/** Scroll offset in pixels beyond which the scroll-to-top button appears. */
export const SCROLL_TOP_THRESHOLD_PX = 300;
/** Debounce of the search overlay in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 1000;
/** Maximum of results in the search overlay. */
export const SEARCH_OVERLAY_LIMIT = 15;
/** Maximum of categories and sub categories in the search overlay. */
export const SEARCH_OVERLAY_GROUPS = 4;
/** Total count above which the overlay links to all results. */
export const SEARCH_SHOW_ALL_ABOVE = 20;
/** Number of results above which the search overlay offers filters. */
export const SEARCH_NARROW_ABOVE = 5;
/** Maximum up to which counts are exact. */
export const COUNT_EXACT_UP_TO = 1000;
/** Debounce of a dashboard table's search in milliseconds. */
export const TABLE_SEARCH_DEBOUNCE_MS = 500;
/** Choices of rows per page in tables with numbered pages. */
export const ROWS_PER_PAGE = [1, 5, 10, 20, 40] as const;
/** Rows of a numbered page unless chosen otherwise. */
export const DEFAULT_ROWS = 5;
/** Rows per page of the dashboard's table of sub categories unless chosen otherwise. */
export const SUB_CATEGORY_ROWS = 20;
/** Rows per page of the dashboard's table of brands unless chosen otherwise. */
export const BRAND_ROWS = 20;
/** Maximum number of brands without an entry that the dashboard lists. */
export const MAX_NAMED_BRANDS = 100;
/** Rows per page of the dashboard's table of orders unless chosen otherwise. */
export const ORDER_ROWS = 20;
/** Maximum number of orders that are changed or printed at once: a page of their list. */
export const MAX_BATCH_ORDERS = 40;
/** Rows per page of the dashboard's table of mails unless chosen otherwise. */
export const MAIL_ROWS = 20;
/** Rows per page of the dashboard's table of searches that found nothing unless chosen otherwise. */
export const SEARCH_MISS_ROWS = 20;
/** Days for which searches that found nothing are counted, today included. */
export const SEARCH_MISS_DAYS = 30;
/** Maximum number of groups of words that mean the same to the search. */
export const MAX_SYNONYM_GROUPS = 300;
/** Maximum number of words and phrases in such a group. */
export const MAX_SYNONYMS = 12;
/** Maximum length of such a word or phrase. */
export const SYNONYM_MAX_LENGTH = 60;
/** Rows per page of the dashboard's table of such groups unless chosen otherwise. */
export const SYNONYM_ROWS = 20;
/** Maximum number of filters that an administrator saves for one list. */
export const MAX_SAVED_FILTERS = 30;
/** Maximum length of a saved filter's name. */
export const SAVED_FILTER_NAME_MAX_LENGTH = 60;
/** Maximum length of a saved filter's query string. */
export const SAVED_FILTER_QUERY_MAX_LENGTH = 1_000;
/** Maximum of a buyer's other orders that an order shows its administrators. */
export const MAX_OTHER_ORDERS = 20;
/** Days after which an unconfirmed, unchanged chat request is deleted. */
export const CHAT_REQUEST_DAYS = 3;
/** Days after its last one, after which a quotation that a buyer has made of a cart is deleted. */
export const QUOTATION_KEPT_DAYS = 90;
/** Maximum of known buyers that a search for the buyer of a new order lists. */
export const MAX_KNOWN_BUYERS = 8;
/** Days of sales that the dashboard's overview sums, today included. */
export const SALES_DAYS = 30;
/** Days for which the overview tells orders that are delivered and not all paid: it is read each minute. */
export const UNPAID_DAYS = 60;
/** Stock up to which a product counts as low, unless it has a limit of its own. */
export const LOW_STOCK = 5;
/** Stock above which the rule 'more than' shows no exact number, unless the owner sets another limit. */
export const STOCK_LIMIT = 50;
/** Pieces that unconfirmed orders of one phone or sender may take from the stock, unless the owner sets another limit. */
export const UNCONFIRMED_PIECES = 1000;
/** Value that they may take, in whole units of the currency. */
export const UNCONFIRMED_VALUE = 100_000;
/** Hours after which an unconfirmed order is flagged, unless the owner sets others. */
export const WAITING_HOURS = 24;
/** Maximum of best sellers, and of products with low stock, in the dashboard's overview. */
export const OVERVIEW_ROWS = 5;
/** Maximum of searches that found nothing in the dashboard's overview. */
export const OVERVIEW_MISSES = 10;
/** Maximum page size of an API list. */
export const API_MAX_PAGE_SIZE = 100;
/** Maximum length of a search text in characters. */
export const SEARCH_MAX_LENGTH = 200;

/** Maximum quantity of one line of a cart or an order. */
export const MAX_LINE_QUANTITY = 1_000_000;

/** Default durations of notices in milliseconds, by kind; a notice's own duration takes precedence. */
export const NOTICE_MS = {
  success: 1000,
  missingField: 2000,
  invalidEmail: 3000,
  login: 1500,
  registrationError: 2500,
} as const;

/**
 * Header with the idempotency key of an order attempt: generated by the client, unique per attempt, the same for every
 * retry.
 */
export const ATTEMPT_HEADER = "Idempotency-Key";

/** Days for which a deleted product, category, sub category or brand can be restored. */
export const RESTORE_DAYS = 30;

/** Default page size of a signed-in shopper's orders. */
export const ACCOUNT_ORDERS_PAGE_SIZE = 20;
/** Number of lines that a page of a shopper's own orders holds at most, unless its first order has more. */
export const ACCOUNT_ORDERS_PAGE_LINES = 500;

/** Keys of browser storage: user and token in either store, cart in local, admin and checkout in session storage. */
export const STORAGE_KEYS = {
  cart: "shopping-cart",
  cartPrices: "shopping-cart-prices",
  user: "user",
  token: "token",
  admin: "admin",
  checkout: "checkout",
  theme: "theme",
  listView: "list-view",
  deliverTo: "deliver-to",
  payBy: "pay-by",
  compared: "compared",
} as const;

/** Cookie with the selected language. */
export const LOCALE_COOKIE = "locale";

/** Maximum number of products that are compared with each other. */
export const MAX_COMPARED = 4;
