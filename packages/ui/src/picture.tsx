import { type ReactNode, useState } from "react";

import { cn } from "./cn.ts";
import { PlaceholderPicture } from "./placeholder-picture.tsx";

/** What a {@link Picture} takes. */
export interface PictureProps {
  /** The address that every browser can show; without one the placeholder shows. */
  readonly src?: string | undefined;
  /** `srcset` by media type, best first. */
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[] | undefined;
  /** What it shows; empty where the words beside it say so. */
  readonly alt: string;
  /** Width and height of its box: they give its ratio, and its size in pixels before any style. */
  readonly width: number;
  readonly height: number;
  /** How wide it is shown, for the browser's choice of file. */
  readonly sizes?: string | undefined;
  /** Loads it before anything below the first screen. */
  readonly priority?: boolean;
  /** In place of the drawn part when the picture is missing or broken. */
  readonly fallback?: ReactNode;
  readonly fit?: "contain" | "cover";
  readonly className?: string;
}

/** A picture in a box of fixed ratio that stays the same while it loads, and when it is missing or broken. */
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

  /* It may have broken before the page's script ran; decode() tells that from a drawing without a size. */
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
              "text-signal-ink absolute inset-0 size-full text-sm",
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
