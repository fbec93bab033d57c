/** The first bytes of a file that {@link hasPictureSignature} needs. */
export const SIGNATURE_BYTES = 64;

/** Whether `bytes` hold the characters of `text` from `offset` on. */
const holds = (bytes: Uint8Array, offset: number, text: string): boolean =>
  Array.from(text).every((sign, index) => bytes[offset + index] === sign.codePointAt(0));

/** Whether the file type box of an ISO media file names AVIF among its brands. */
function isAvif(bytes: Uint8Array): boolean {
  if (!holds(bytes, 4, "ftyp")) return false;
  for (let offset = 8; offset < bytes.length; offset += 4)
    if (holds(bytes, offset, "avif") || holds(bytes, offset, "avis")) return true;
  return false;
}

/** Whether a file begins like a JPEG, PNG, WebP, AVIF or GIF picture, whatever its name says; the server decodes it as well. */
export const hasPictureSignature = (bytes: Uint8Array): boolean =>
  holds(bytes, 0, "\u00FF\u00D8\u00FF") ||
  holds(bytes, 0, "\u0089PNG\r\n\u001A\n") ||
  (holds(bytes, 0, "RIFF") && holds(bytes, 8, "WEBP")) ||
  holds(bytes, 0, "GIF87a") ||
  holds(bytes, 0, "GIF89a") ||
  isAvif(bytes);
