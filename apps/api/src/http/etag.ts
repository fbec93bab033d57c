const strong = (tag: string): string => tag.trim().replace(/^W\//, "");

/** True when an If-None-Match header matches an ETag by weak comparison: the answer is 304 then. */
export const matchesEtag = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch?.trim() === "*" || (ifNoneMatch ?? "").split(",").some((tag) => strong(tag) === strong(etag));
