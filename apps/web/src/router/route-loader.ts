import type { Locale } from "@shop/contract/locale.ts";
import { type Area, type LoadedMessages, loadMessages } from "@shop/i18n/messages.ts";
import { matchPath } from "react-router-dom";

import type { PageModule } from "../page-module.ts";
import { notFoundRoute, routes, type ShopRoute, shellAreas } from "../routes.ts";

/** A page found for an address. */
export interface FoundRoute {
  readonly route: ShopRoute;
  /** What stands in the address where its pattern has names. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The page of an address, given without the language's base. */
export function findRoute(pathname: string): FoundRoute {
  for (const route of routes) {
    const match = matchPath({ path: route.path, caseSensitive: true }, pathname);
    if (match) return { route, params: match.params };
  }
  return { route: notFoundRoute, params: {} };
}

/** Loads pages together with their texts, each once; a failed load is begun anew the next time that a reader asks for the page. */
export class RouteLoader {
  readonly locale: Locale;
  /** The texts loaded so far; the object stays the same while areas are added. */
  readonly messages: LoadedMessages = {};
  readonly #loaded = new Map<ShopRoute, PageModule>();
  readonly #loading = new Map<ShopRoute, Promise<PageModule>>();
  readonly #failed = new Set<ShopRoute>();
  readonly #onNext: (() => void) | undefined;

  /** `onNext` is called where another page than the first is asked for. */
  constructor(locale: Locale, onNext?: () => void) {
    this.locale = locale;
    this.#onNext = onNext;
  }

  /** The page, when it and its texts are there already. */
  loaded(route: ShopRoute): PageModule | undefined {
    return this.#loaded.get(route);
  }

  /**
   * The page, as soon as it and its texts are there, for drawing: always the same promise, also once it has failed. React draws
   * again and again until a promise is kept or broken, so that a new one for each drawing would never let the failure show.
   */
  page(route: ShopRoute): Promise<PageModule> {
    return this.#loading.get(route) ?? this.load(route);
  }

  /** Begins to load a page that a reader asks for; the same promise while it is on its way, a new one after a failure. */
  load(route: ShopRoute): Promise<PageModule> {
    const begun = this.#loading.get(route);
    if (begun && !this.#failed.has(route)) return begun;
    this.#failed.delete(route);
    if (this.#loading.size > 0) this.#onNext?.();
    const loading = this.#load(route);
    this.#loading.set(route, loading);
    loading.catch(() => this.#failed.add(route));
    return loading;
  }

  /** Loads areas of texts, each once. */
  loadTexts(areas: readonly Area[]): Promise<void> {
    return loadMessages(this.locale, areas, this.messages);
  }

  async #load(route: ShopRoute): Promise<PageModule> {
    const [page] = await Promise.all([route.load(), this.loadTexts([...shellAreas, ...route.areas])]);
    this.#loaded.set(route, page);
    return page;
  }
}
