import { RequestError } from "@shop/data/request-error.ts";
import type { Area } from "@shop/i18n/messages.ts";
import type { ComponentType } from "react";
import { data, type LoaderFunctionArgs, type RouteObject } from "react-router-dom";

import { appContext, type AppServices } from "./app-context.ts";

/** What a page's loader returns: its data are in the query cache, so only the status matters. */
type LoaderResponse = ReturnType<typeof data<null>>;

/** Fetches a page's data into the query cache; rejects where that fails, and may resolve to a response of the loader. */
export type Prefetch = (
  services: AppServices,
  at: { readonly params: LoaderFunctionArgs["params"]; readonly search: URLSearchParams },
) => Promise<LoaderResponse | undefined | void>;

/** What the server and link prefetching read of a matched page. */
export interface PageHandle {
  /** The module's path from apps/web: its key in the build's manifest. */
  readonly module: `src/${string}.tsx`;
  /** Areas of texts that the page shows. */
  readonly areas: readonly Area[];
  /** Fetches the page's data. */
  readonly prefetch?: Prefetch | undefined;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === "object" && handle !== null && "areas" in handle;

/** The handles of the pages among matched routes. */
export const handlesOf = (
  matches: readonly { readonly route: { readonly handle?: unknown } }[],
): PageHandle[] => matches.map(({ route }) => route.handle).filter(isPageHandle);

/** Declares a page: its address pattern, texts and data. */
export interface PageRouteOptions extends Omit<PageHandle, "module"> {
  /** Without one the page is the index of its parent. */
  readonly path?: string;
  /** Runs before the page's texts are loaded; throws a redirect where the page is not for this visitor. */
  readonly guard?: (args: LoaderFunctionArgs) => Promise<void> | void;
  /** Pages that are shown inside this one. */
  readonly children?: RouteObject[];
}

/** The module of a page, which exports its component alone. */
export type PageModule = Readonly<Record<string, ComponentType>>;

/** The response of a loader whose address names something that does not exist. */
export const notFound = () => data(null, { status: 404 });

/**
 * Runs a prefetch. The server waits for it and takes the status from its outcome; the browser does not, so that the page shows its
 * skeletons at once and reads failures from the queries.
 */
async function runPrefetch(prefetching: ReturnType<Prefetch>): Promise<LoaderResponse | null> {
  if (!import.meta.env.SSR) {
    prefetching.catch(() => undefined);
    return null;
  }
  try {
    return (await prefetching) ?? null;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    // An id that does not exist, or that is out of range.
    if (error.status === 404 || error.status === 400) throw notFound();
    return data(null, { status: 503 });
  }
}

/**
 * Returns what creates the route of a page of a site from its file, by the path from the site's folder; `modules` are those that `import.meta.glob`
 * finds there. A page's code, texts and data are requested together.
 */
export const pageRoutes =
  (folder: "src/shop" | "src/dash", modules: Readonly<Record<string, () => Promise<PageModule>>>) =>
  (file: `${string}.tsx`, { path, guard, children, ...options }: PageRouteOptions): RouteObject => {
    const load = modules[`./${file}`];
    if (!load) throw new Error(`There is no page ${folder}/${file}.`);
    const handle: PageHandle = { ...options, module: `${folder}/${file}` };
    const Component = async (): Promise<ComponentType> => {
      const [Page] = Object.values(await load());
      if (!Page) throw new Error(`${folder}/${file} exports no page.`);
      return Page;
    };
    return {
      ...(path === undefined ? { index: true } : { path, ...(children && { children }) }),
      caseSensitive: true,
      handle,
      lazy: { Component },
      loader: async (args) => {
        const { request, params, context } = args;
        await guard?.(args);
        const services = context.get(appContext);
        const search = new URL(request.url).searchParams;
        const result = handle.prefetch ? runPrefetch(handle.prefetch(services, { params, search })) : null;
        await services.messages.load(handle.areas);
        return result;
      },
    };
  };
