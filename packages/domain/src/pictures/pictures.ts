/** Widths, in pixels, in which every stored picture exists. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

/** Formats in which every stored picture exists, best first. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;

/** URL path of stored pictures. */
export const MEDIA_PREFIX = "/media/";

/** Picture record of a product: `image` holds one or several URLs separated by the pipe character. */
export interface PictureRecord {
  readonly image: string;
}

/** Lists all URLs of a product's pictures, in order. */
export const pictureAddresses = (records: readonly PictureRecord[]): string[] =>
  records.flatMap(({ image }) =>
    image
      .split("|")
      .map((address) => address.trim())
      .filter(Boolean),
  );

/** Sources of one picture for `<picture>` and `<img>`. */
export interface PictureSources {
  /** URL of the fallback format. */
  readonly src: string;
  /** `srcset` by format, best first; empty for external pictures. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

const STORED = /^\/media\/(?<key>[a-z0-9-]+)\.webp$/;

/** The address of a stored picture by its key. */
export const pictureAddress = (key: string): string => `${MEDIA_PREFIX}${key}.webp`;

/** The key of a stored picture by its address; null for pictures on other hosts. */
export const pictureKey = (address: string): string | null => STORED.exec(address)?.groups?.["key"] ?? null;

/** File name of one stored variant of a picture. */
export const pictureFile = (key: string, width: number, format: string): string =>
  `${key}-${width}.${format}`;

/** The address of the smallest form of a stored picture, for avatars and lists; any other address unchanged. */
export function thumbnailAddress(address: string): string {
  const key = pictureKey(address);
  return key === null ? address : MEDIA_PREFIX + pictureFile(key, PICTURE_WIDTHS[0], "webp");
}

/** The file that answers an address of the store: for a picture's plain address its largest form, else the file of that name. */
export const storedFile = (address: string): string => {
  const key = STORED.exec(address)?.groups?.["key"];
  const isForm = key !== undefined && PICTURE_WIDTHS.some((width) => key.endsWith(`-${width}`));
  return key === undefined || isForm
    ? address.slice(MEDIA_PREFIX.length)
    : pictureFile(key, PICTURE_WIDTHS.at(-1) ?? 0, "webp");
};

/**
 * Derives the sources of a picture from its URL. `/media/{key}.webp` is in the shop's own store, where `{key}-{width}.{format}`
 * exists for every width and format; any other URL is used unchanged.
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
