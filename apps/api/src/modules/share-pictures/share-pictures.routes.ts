import { ApiError } from "@shop/contract/api-error.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { isLocale } from "@shop/domain/locale/locale.ts";
import { SHARE_PREFIX } from "@shop/domain/site/share-pictures.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import { caching } from "@shop/serving/caching.ts";
import { respond } from "@shop/serving/content-response.ts";
import type { Context, Hono } from "hono";

import type { OwnCalls } from "../../http/own-calls.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { demoMedia } from "../media/media.routes.ts";
import { cartFacts, productFacts } from "./share-facts.ts";
import { sharePictures } from "./share-pictures.service.ts";

const PICTURE_NAME = /^(?:product-(?<id>[1-9]\d{0,9})|cart-(?<token>[\w-]{1,64}))\.(?<locale>en|ar)\.jpg$/;

/** An address has the version of what it shows, so that chats ask for a new one after a change. */
const HEADERS = {
  "content-type": "image/jpeg",
  "cache-control": caching.day,
  "x-content-type-options": "nosniff",
  // Networks and chats show it within their pages.
  "cross-origin-resource-policy": "cross-origin",
} as const;

/** What {@link serveSharePictures} needs. */
interface SharePictureNeeds {
  readonly catalogue: Pick<Catalogue, "track">;
  /** Folder of the stored pictures. */
  readonly mediaFolder: string;
  /** Brings a picture that is stored elsewhere into that folder. */
  readonly bringPicture?: ((name: string) => Promise<void>) | undefined;
  readonly call: OwnCalls;
  /** The client's address; null for a request in process. */
  readonly senderOf: (context: Context) => string | null;
}

/** Serves the pictures of links to products and shared carts. */
export function serveSharePictures(
  app: Hono<ApiEnvironment>,
  { catalogue, mediaFolder, bringPicture, call, senderOf }: SharePictureNeeds,
): void {
  const pictures = sharePictures({
    track: catalogue.track,
    folders: [demoMedia(), mediaFolder],
    bring: bringPicture,
  });
  app.get(`${SHARE_PREFIX}:name`, async (context) => {
    const name = context.req.param("name");
    const { id, token, locale = "" } = PICTURE_NAME.exec(name)?.groups ?? {};
    if (!isLocale(locale)) throw new ApiError("not_found");
    const content = await pictures.picture(name, senderOf(context), async () => {
      const [{ data: shop }, product, cart] = await Promise.all([
        call(endpoints.readShop),
        id === undefined ? null : call(endpoints.readProduct, { params: { id: Number(id) } }),
        token === undefined ? null : call(endpoints.readSharedCart, { params: { token } }),
      ]);
      if (product) return productFacts(product, shop, locale);
      if (cart && cart.lines.length > 0) return cartFacts(cart, shop, locale);
      throw new ApiError("not_found");
    });
    return respond(context.req.raw.headers, content, HEADERS);
  });
}
