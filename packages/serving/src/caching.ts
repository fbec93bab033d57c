/** Values of Cache-Control: for how long, and by whom, an answer may be stored. */
export const caching = {
  /** Neither the client nor a proxy may store it. */
  never: "no-store",
  /** Nobody may store it, nor believe that others may see it. */
  private: "private, no-store",
  /** By the client, who must revalidate it each time, so that a change shows at once. */
  revalidated: "no-cache",
  /** By proxies as well, each of which must revalidate it. */
  sharedRevalidated: "public, no-cache",
  hour: "public, max-age=3600",
  day: "public, max-age=86400",
  /** For content that is never another one under its address. */
  forever: "public, max-age=31536000, immutable",
} as const;
