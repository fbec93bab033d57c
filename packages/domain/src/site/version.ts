import manifest from "../../package.json" with { type: "json" };

/** The version of the shop, which all its packages have. */
export const SHOP_VERSION: string = manifest.version;
