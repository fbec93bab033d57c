import { addresses } from "@shop/contract/addresses.ts";
import { API_PREFIX } from "@shop/contract/endpoint.ts";
import { pages } from "@shop/domain/site/pages.ts";

const TOKEN = ":token";

/** What stands before a token in the addresses of the shop. */
const heads = [
  ...Object.values(addresses).map(({ path }) => API_PREFIX + path),
  pages.sharedCart(TOKEN),
  pages.savedPartsList(TOKEN),
].flatMap((path) => {
  const [head = "", ...rest] = path.split(TOKEN);
  return rest.length > 0 ? [head] : [];
});

const tokens = new RegExp(`(?<=${heads.join("|")})[^/?#]+`, "g");

/** An address as logs and traces hold it: whoever reads them opens nothing by it. */
export const withoutTokens = (address: string): string => address.replace(tokens, TOKEN);
