import { pages, splitLocale } from "@shop/domain/site/pages.ts";

const PARAMETER = "next";

/** The address of the login page that leads back to an address of the dashboard, which may have a language prefix. */
export function loginAddressFor(address: string): string {
  const back = splitLocale(address).address;
  return back === pages.dash
    ? pages.adminLogin
    : `${pages.adminLogin}?${new URLSearchParams({ [PARAMETER]: back }).toString()}`;
}

/** The address to open after a login: a page of the dashboard, never another site. */
export function returnAddressOf(search: URLSearchParams): string {
  const back = search.get(PARAMETER) ?? "";
  return /^\/dash(?:[/?]|$)/.test(back) ? back : pages.dash;
}
