import { addresses, type CallName } from "@shop/contract/addresses.ts";
import { type Address, API_PREFIX } from "@shop/contract/endpoint.ts";
import { pathPattern } from "@shop/domain/site/path-pattern.ts";

/** The call of a request, with the `:name` parts of its address. */
export interface MatchedCall {
  readonly name: CallName;
  readonly params: Readonly<Record<string, string>>;
}

interface Route extends Pick<Address, "method"> {
  readonly name: CallName;
  readonly pattern: RegExp;
}

const isLiteral = ({ path }: Address): boolean => !path.includes(":");

const names = Object.keys(addresses).filter((name): name is CallName => name in addresses);

// '/categories/all' is matched before '/categories/:id'.
const routes: readonly Route[] = [true, false].flatMap((literal) =>
  names
    .filter((name) => isLiteral(addresses[name]) === literal)
    .map((name) => ({ name, method: addresses[name].method, pattern: pathPattern(addresses[name].path) })),
);

/** The call of a request; null for an unknown one. */
export function matchCall(method: string, url: URL): MatchedCall | null {
  const start = url.pathname.indexOf(API_PREFIX);
  if (start < 0) return null;
  const path = url.pathname.slice(start + API_PREFIX.length);
  const route = routes.find((one) => one.method === method && one.pattern.test(path));
  if (!route) return null;
  const groups = route.pattern.exec(path)?.groups ?? {};
  const params = Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
  return { name: route.name, params };
}
