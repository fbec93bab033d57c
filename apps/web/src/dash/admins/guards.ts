import { adminQuery } from "@shop/data/dash/admins/session.ts";
import { isUnauthorized } from "@shop/data/request-error.ts";
import { type LoaderFunctionArgs, replace } from "react-router-dom";

import { clearAdminMarker, hasAdminMarker, saveAdminMarker } from "../../admin-marker.ts";
import { appContext } from "../../router/app-context.ts";
import { loginAddressFor, returnAddressOf } from "./return-address.ts";

/** Loader guard of the dashboard: without the marker it redirects to the login, which leads back. */
export function guardAdmin({ request }: LoaderFunctionArgs): void {
  if (hasAdminMarker()) return;
  const { pathname, search } = new URL(request.url);
  throw replace(loginAddressFor(pathname + search));
}

/** Loader guard of the login: redirects to the dashboard with the marker, or with a live session of another tab. */
export async function redirectAdmin({ request, context }: LoaderFunctionArgs): Promise<void> {
  const back = returnAddressOf(new URL(request.url).searchParams);
  if (!hasAdminMarker()) {
    const { api, queryClient } = context.get(appContext);
    try {
      // Not by the query itself, whose failure would count as the end of a session.
      const { admin } = await api.call("readAdmin", { signal: request.signal });
      queryClient.setQueryData(adminQuery(api).queryKey, admin);
    } catch {
      return;
    }
    saveAdminMarker(true);
  }
  throw replace(back);
}

/** Loader guard of the page that replaces a generated password: leads to the login without a session, and into the dashboard with any other password. */
export async function requireGeneratedPassword({ request, context }: LoaderFunctionArgs): Promise<void> {
  const back = returnAddressOf(new URL(request.url).searchParams);
  if (!hasAdminMarker()) throw replace(loginAddressFor(back));
  const { api, queryClient } = context.get(appContext);
  try {
    const { admin } = await api.call("readAdmin", { signal: request.signal });
    queryClient.setQueryData(adminQuery(api).queryKey, admin);
    if (admin.must_change_password) return;
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    clearAdminMarker();
    throw replace(loginAddressFor(back));
  }
  throw replace(back);
}
