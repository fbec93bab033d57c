import { pictureSources } from "@shop/contract/pictures.ts";
import { Picture } from "@shop/ui/picture.tsx";

/** What a {@link ProductPicture} takes. */
export interface ProductPictureProps {
  /** The picture's address; without one a placeholder is drawn. */
  readonly address: string | undefined;
  readonly alt: string;
  /** Width of its box, in pixels; CSS may make it smaller or larger. */
  readonly width: number;
  /** Height of its box; a square where not given. */
  readonly height?: number;
  /** How wide it is shown, for the browser's choice of file. */
  readonly sizes: string;
  /** Loads it before anything below the first screen. */
  readonly priority?: boolean;
}

/** A picture of the catalogue from the shop's store or elsewhere. */
export function ProductPicture({
  address,
  alt,
  width,
  height = width,
  sizes,
  priority = false,
}: ProductPictureProps) {
  const found = address ? pictureSources(address) : undefined;
  return (
    <Picture
      {...(found && { src: found.src, sources: [...found.sources] })}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      priority={priority}
    />
  );
}
