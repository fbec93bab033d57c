import { pictureSources } from "@shop/domain/pictures/pictures.ts";
import { Picture } from "@shop/ui/picture/picture.tsx";

export interface ProductPictureProps {
  /** The picture's address; without one a placeholder is drawn. */
  readonly address: string | undefined;
  /** Alternative text; '' beside a text that names the product. */
  readonly alt: string;
  /** Intrinsic width in pixels; CSS may scale it. */
  readonly width: number;
  /** Intrinsic height in pixels; a square by default. */
  readonly height?: number;
  /** `sizes` attribute. */
  readonly sizes: string;
  /** Loads the picture eagerly, with high priority. */
  readonly priority?: boolean;
  /** Classes of the box. */
  readonly className?: string;
}

/** A picture of the catalogue from the shop's store or elsewhere. */
export function ProductPicture({
  address,
  alt,
  width,
  height = width,
  sizes,
  priority = false,
  className,
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
      {...(className && { className })}
    />
  );
}
