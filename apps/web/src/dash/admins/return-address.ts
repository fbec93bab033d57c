import { FIRST_PASSWORD_PAGE } from "@shop/domain/site/dash-pages.ts";
import { pages, splitLocale } from "@shop/domain/site/pages.ts";

const PARAMETER = "next";

function withReturn(page: string, address: string): string {
  const back = splitLocale(address).address;
  return back === pages.dash ? page : `${page}?${new URLSearchParams({ [PARAMETER]: back }).toString()}`;
}

/** The address of the login page that leads back to an address of the dashboard, which may have a language prefix. */
export const loginAddressFor = (address: string): string => withReturn(pages.adminLogin, address);

/** The address of the page that replaces a generated password, and leads back to an address of the dashboard, which may have a language prefix. */
export const firstPasswordAddressFor = (address: string): string => withReturn(FIRST_PASSWORD_PAGE, address);

/** The address to open after a login or a first password: a page of the dashboard, never another site. */
export function returnAddressOf(search: URLSearchParams): string {
  const back = search.get(PARAMETER) ?? "";
  return /^\/dash(?:[/?]|$)/.test(back) ? back : pages.dash;
}
