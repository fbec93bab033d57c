import type { ImageRow } from "../../products/products.repository.ts";

/** A picture record without its product. */
export interface WrittenImage {
  readonly image: string;
  readonly alt: string | null;
  readonly alt_ar: string | null;
}

/** A stored picture record as a plan holds it. */
export const writtenImage = ({
  image,
  alt,
  altAr,
}: Pick<ImageRow, "image" | "alt" | "altAr">): WrittenImage => ({ image, alt, alt_ar: altAr });

/** The records that hold some addresses, with the texts that their pictures had. */
export const imagesOf = (addresses: readonly string[], before: readonly ImageRow[]): WrittenImage[] =>
  addresses.map((image) => {
    const row = before.find((one) => one.image === image);
    return row ? writtenImage(row) : { image, alt: null, alt_ar: null };
  });
