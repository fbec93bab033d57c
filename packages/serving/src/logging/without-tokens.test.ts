import { readFileSync } from "node:fs";

import { addresses } from "@shop/contract/addresses.ts";
import { API_PREFIX } from "@shop/contract/endpoint.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { expect, test } from "vitest";

import { withoutTokens } from "./without-tokens.ts";

const SECRET = "0f8fad5b-d9cb-469f-a165-70867728950e";
const secretAddresses = [
  ...Object.values(addresses).flatMap(({ path }) =>
    path.includes(":token") ? [API_PREFIX + path.replace(":token", SECRET)] : [],
  ),
  pages.sharedCart(SECRET),
  `/ar${pages.savedPartsList(SECRET)}`,
];

/** The address that nginx logs, by the map of the documented configuration. */
function loggedByNginx(address: string): string {
  const site = readFileSync(new URL("../../../../deploy/nginx.conf", import.meta.url), "utf8");
  const pattern = /"~(?<pattern>\^.+)" "\$head:token\$tail"/.exec(site)?.groups?.["pattern"] ?? "";
  return address.replace(new RegExp(pattern), "$<head>:token$<tail>");
}

test.for(secretAddresses)("D-124 %s is logged without its token, by the shop and by nginx", (address) => {
  for (const logged of [withoutTokens(`${address}?x=1`), loggedByNginx(`${address}?x=1`)]) {
    expect(logged).not.toContain(SECRET);
    expect(logged).toContain(":token");
  }
});

test("D-124 other addresses are logged as they are", () => {
  const address = `${API_PREFIX}/products/12?limit=3`;
  expect([withoutTokens(address), loggedByNginx(address)]).toEqual([address, address]);
});
