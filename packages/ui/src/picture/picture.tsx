import { type ReactNode, useState } from "react";

import { cn } from "../cn.ts";
import { PlaceholderPicture } from "./placeholder-picture.tsx";

export interface PictureProps {
  /** URL of the fallback format; without it the placeholder is shown. */
  readonly src?: string | undefined;
  /** `srcset` by media type, best first. */
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[] | undefined;
  /** Alternative text; empty where adjacent text says the same. */
  readonly alt: string;
  /** Intrinsic width and height in pixels: they reserve the box before the picture loads. */
  readonly width: number;
  /** Intrinsic height in pixels. */
  readonly height: number;
  /** Attribute `sizes`, for the browser's choice of file. */
  readonly sizes?: string | undefined;
  /** Loads eagerly with high priority, for pictures above the fold. */
  readonly priority?: boolean;
  /** Replaces the default placeholder for a missing or broken picture. */
  readonly fallback?: ReactNode;
  /** Shows the whole picture (`contain`, the default), or fills the box and crops it (`cover`). */
  readonly fit?: "contain" | "cover";
  /** Classes of the box, in addition to the component's own. */
  readonly className?: string;
}

/** Responsive picture in a box of fixed ratio, without layout shift while loading, missing or broken. */
export function Picture({
  src,
  sources,
  alt,
  width,
  height,
  sizes,
  priority = false,
  fallback,
  fit = "contain",
  className,
}: PictureProps) {
  const [broken, setBroken] = useState<string>();

  /* The picture may have failed before hydration; decode() distinguishes that from an SVG without a size. */
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setBroken(src));
  };

  const shown = Boolean(src) && src !== broken;
  return (
    <span
      className={cn("relative block w-full overflow-hidden", shown ? "bg-picture" : "bg-sunken", className)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {shown ? (
        <picture>
          {sources?.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <img
            key={src}
            ref={check}
            src={src}
            alt={alt}
            width={width}
            height={height}
            loading={priority ? "eager" : "lazy"}
            fetchPriority={priority ? "high" : "auto"}
            decoding="async"
            className={cn(
              "text-signal-ink absolute inset-0 size-full text-sm dark:brightness-90",
              fit === "contain" ? "object-contain" : "object-cover",
            )}
            onError={() => setBroken(src)}
          />
        </picture>
      ) : (
        (fallback ?? <PlaceholderPicture label={alt} className="absolute inset-0" />)
      )}
    </span>
  );
}
