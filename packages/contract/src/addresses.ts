import { adminAddresses } from "./addresses/admin.ts";
import { shopAddresses } from "./addresses/shop.ts";

/**
 * Method, address and body type of every call by its name. Separate from the endpoints, so that a browser which only makes
 * calls does not load their schemas.
 */
export const addresses = { ...shopAddresses, ...adminAddresses } as const;

/** The name of a call. */
export type CallName = keyof typeof addresses;
