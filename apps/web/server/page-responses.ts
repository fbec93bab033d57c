import type { ShopApi } from "@shop/api/open-shop-api.ts";
import { admission, type AdmissionLimits } from "@shop/serving/admission.ts";
import { AnswerCache } from "@shop/serving/answer-cache.ts";
import { caching } from "@shop/serving/caching.ts";
import type { Track } from "@shop/serving/change-log.ts";
import { respond } from "@shop/serving/content-response.ts";
import { noSurrogates, type SurrogateHeaders } from "@shop/serving/surrogate-headers.ts";

import type { RenderedPage, RenderRequest } from "../src/renderer.ts";

/** Renders one page. */
export type Render = (request: RenderRequest) => Promise<RenderedPage>;

/** Options of {@link createPageResponses}. */
export interface PageResponsesOptions {
  readonly render: Render;
  /** Size limit of the page cache, in bytes. */
  readonly maxBytes: number;
  /** Tracks what a page's data is read from. */
  readonly track: Track;
  /** Whether pages of an origin are cached. Without a configured one that is what the Host header says, which must not fill the cache. By default all are. */
  readonly keeps?: ((origin: string) => boolean) | undefined;
  /** Headers of a kept page for a shared cache in front of the shop. */
  readonly surrogateHeaders?: SurrogateHeaders | undefined;
  /** Counts lookups in the page cache. */
  readonly metrics?: Pick<NonNullable<ShopApi["metrics"]>, "looked"> | undefined;
  /** Limits of the pages that are being rendered. */
  readonly limits?: AdmissionLimits;
}

/** A page takes about ten milliseconds of the one thread that renders. */
const RENDERS: AdmissionLimits = { concurrent: 4, waiting: 100, waitMs: 5000, perSender: 16 };

const HTML = { "content-type": "text/html; charset=utf-8" } as const;

/** Carries a page that is sent but must not be cached past the cache's loader. */
class UncacheablePage extends Error {
  readonly page: RenderedPage;
  constructor(page: RenderedPage) {
    super("This page is not cached.");
    this.page = page;
  }
}

/**
 * Responds with rendered pages. Pages contain nothing personal, so each is rendered and compressed once and cached until something changes
 * that its data was read from; beyond the limits of renders under way a page is refused with unavailable. Only pages with status 200 are
 * cached, so that unknown addresses cannot evict them.
 */
export function createPageResponses(
  options: PageResponsesOptions,
): (page: RenderRequest, request: Headers, sender: string | null) => Promise<Response> {
  const {
    render,
    maxBytes,
    track,
    surrogateHeaders = noSurrogates,
    metrics,
    limits = RENDERS,
    keeps = () => true,
  } = options;
  const renders = admission(limits);
  const cache = new AnswerCache(maxBytes, track, metrics && ((isHit) => metrics.looked("pages", isHit)));

  return async (page, request, sender) => {
    const key = `${page.origin} ${page.locale} ${page.pathname}${page.search}`;
    try {
      const { content, tags } = await cache.answer(key, async () => {
        const rendered = await renders.run(sender, () => render(page));
        if (rendered.status !== 200 || !keeps(page.origin)) throw new UncacheablePage(rendered);
        return { text: rendered.html };
      });
      return await respond(request, content, {
        ...HTML,
        "cache-control": caching.sharedRevalidated,
        vary: "accept-encoding, cookie",
        ...surrogateHeaders(tags),
      });
    } catch (error) {
      if (!(error instanceof UncacheablePage)) throw error;
      return new Response(error.page.html, {
        status: error.page.status,
        headers: {
          ...HTML,
          "cache-control": caching.never,
          ...(error.page.status === 503 ? { "retry-after": "5" } : {}),
        },
      });
    }
  };
}
