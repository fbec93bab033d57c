import type { Locale } from "@shop/contract/locale.ts";
import type { Api } from "@shop/data/api.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";

/** What a page's data is fetched with. */
export interface PageContext {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly locale: Locale;
}

/** Where in a page's address pattern the reader is. */
export interface PageArguments {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** Warms the query cache; rejects where the data cannot be had ({@link PageMissing} where it does not exist). */
export type Warm = (context: PageContext, at: PageArguments) => Promise<unknown>;

/** A page's code: what it shows and how its data gets into the query cache beforehand. */
export interface PageModule {
  readonly Page: ComponentType;
  readonly warm?: Warm;
}

/** Thrown while warming where the address names something that does not exist: answered with status 404. */
export class PageMissing extends Error {
  override readonly name = "PageMissing";
  /** True where the page itself says so; else the shop's 404 page does. */
  readonly ownPage: boolean;

  constructor(message: string, { ownPage = false }: { readonly ownPage?: boolean } = {}) {
    super(message);
    this.ownPage = ownPage;
  }
}
