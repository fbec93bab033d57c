/** The version of the shop, which all its packages have; a constant, because pages would hold the whole manifest otherwise. */
export const SHOP_VERSION = "0.3.0";
