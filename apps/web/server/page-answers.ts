import { AnswerCache, type ReadyAnswer } from "@shop/api/http/answer-cache.ts";
import { holdsTag } from "@shop/api/http/conditional.ts";
import { encodingOf } from "@shop/api/http/encoding.ts";

import type { RenderedPage, RenderRequest } from "../src/entry-server.tsx";

/** Renders one page. */
export type Render = (request: RenderRequest) => Promise<RenderedPage>;

/** What page answers are made with. */
export interface PageAnswersOptions {
  readonly render: Render;
  /** The most bytes of ready pages that are kept. */
  readonly maxBytes: number;
  /** The catalogue's version; ready pages of another one are forgotten. */
  readonly version: () => string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Thrown by a rendering whose page is sent but not kept. */
class NotKept extends Error {
  readonly page: RenderedPage;
  constructor(page: RenderedPage) {
    super("This page is not kept.");
    this.page = page;
  }
}

/**
 * Answers with rendered pages. A page is the same for everybody, so it is rendered and compressed once and kept until the
 * catalogue changes; only pages that exist are kept, so that wrong addresses cannot push them out.
 */
export function createPageAnswers(
  options: PageAnswersOptions,
): (page: RenderRequest, request: Headers) => Promise<Response> {
  const { render, maxBytes, version, headers } = options;
  const cache = new AnswerCache(maxBytes, version);

  const ready = async (answer: ReadyAnswer, request: Headers): Promise<Response> => {
    const all = new Headers({
      ...headers,
      etag: answer.etag,
      // Kept by the reader but asked for each time: a change of a price shows at once.
      "cache-control": "public, no-cache",
      vary: "accept-encoding, cookie",
    });
    if (holdsTag(request.get("if-none-match") ?? undefined, answer.etag))
      return new Response(null, { status: 304, headers: all });
    const encoding = answer.encodingFor(encodingOf(request.get("accept-encoding") ?? undefined));
    const bytes = await answer.bytes(encoding);
    all.set("content-type", "text/html; charset=utf-8");
    all.set("content-length", String(bytes.length));
    if (encoding !== "identity") all.set("content-encoding", encoding);
    return new Response(new Uint8Array(bytes), { headers: all });
  };

  return async (page, request) => {
    const key = `${page.origin} ${page.locale} ${page.pathname}${page.search}`;
    try {
      const answer = await cache.answer(key, async () => {
        const rendered = await render(page);
        if (rendered.status !== 200) throw new NotKept(rendered);
        return rendered.html;
      });
      return await ready(answer, request);
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      return new Response(error.page.html, {
        status: error.page.status,
        headers: {
          ...headers,
          "content-type": "text/html; charset=utf-8",
          "cache-control": "no-store",
          ...(error.page.status === 503 ? { "retry-after": "5" } : {}),
        },
      });
    }
  };
}
