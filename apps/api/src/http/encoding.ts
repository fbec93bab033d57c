/** A content encoding of an answer. */
export type Encoding = "br" | "gzip" | "identity";

const WEIGHT = /;\s*q=(?<weight>[\d.]+)/;

/** The preferred encoding that an Accept-Encoding header allows: brotli, then gzip. */
export function encodingOf(accepted: string | null | undefined): Encoding {
  const allowed = new Set(
    (accepted ?? "").split(",").flatMap((part) => {
      const weight = WEIGHT.exec(part)?.groups?.["weight"] ?? "1";
      return Number(weight) > 0 ? [part.replace(/;.*/, "").trim().toLowerCase()] : [];
    }),
  );
  if (allowed.has("br")) return "br";
  return allowed.has("gzip") ? "gzip" : "identity";
}
