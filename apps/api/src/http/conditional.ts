const plain = (tag: string): string => tag.trim().replace(/^W\//, "");

/** True when an If-None-Match header names a tag (weak comparison), so that the reader already holds the answer. */
export const holdsTag = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch?.trim() === "*" || (ifNoneMatch ?? "").split(",").some((tag) => plain(tag) === plain(etag));
