/** Widths, in pixels, in which every stored picture exists. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

/** Formats in which every stored picture exists, best first. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;

/** Where stored pictures are served. */
export const MEDIA_PREFIX = "/media/";

/** A picture record of a product: `image` holds one or several addresses separated by the pipe character. */
export interface PictureRecord {
  readonly image: string;
}

/** All addresses of a product's pictures, in order. */
export const pictureAddresses = (records: readonly PictureRecord[]): string[] =>
  records.flatMap(({ image }) =>
    image
      .split("|")
      .map((address) => address.trim())
      .filter(Boolean),
  );

/** The sources of one picture: what an `<img>` and its `<picture>` need. */
export interface PictureSources {
  /** The address that every browser can show. */
  readonly src: string;
  /** `srcset` by format, best first; empty for pictures that stand elsewhere. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

const STORED = /^\/media\/(?<key>[a-z0-9-]+)\.webp$/;

/** The file name of one stored form of a picture. */
export const pictureFile = (key: string, width: number, format: string): string =>
  `${key}-${width}.${format}`;

/**
 * The sources of a picture by its address. `/media/{key}.webp` is the shop's own store, where `{key}-{width}.{format}`
 * exists for every width and format; any other address is shown as it is.
 */
export function pictureSources(address: string): PictureSources {
  const key = STORED.exec(address)?.groups?.["key"];
  if (!key) return { src: address, sources: [] };
  return {
    src: MEDIA_PREFIX + pictureFile(key, 640, "webp"),
    sources: PICTURE_FORMATS.map((format) => ({
      type: `image/${format}`,
      srcSet: PICTURE_WIDTHS.map(
        (width) => `${MEDIA_PREFIX}${pictureFile(key, width, format)} ${width}w`,
      ).join(", "),
    })),
  };
}
