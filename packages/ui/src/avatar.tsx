import { useState } from "react";

import { cn } from "./cn.ts";

/** What an {@link Avatar} takes. */
export interface AvatarProps {
  /** Address of the picture; without one the fallback shows. */
  readonly src?: string | null | undefined;
  /** Says what the picture shows; also names the fallback. */
  readonly alt: string;
  /** One or two letters in place of a missing or broken picture, see `initialsOf`. */
  readonly fallback: string;
  readonly className?: string;
}

/** A small picture that stands for something, or its first letters. */
export function Avatar({ src, alt, fallback, className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const classes = cn("border-line bg-sunken size-11 shrink-0 rounded-sm border object-contain", className);
  if (!src || src === broken) {
    return (
      <span className={cn("text-muted inline-grid place-items-center text-sm font-semibold", classes)}>
        <span aria-hidden>{fallback}</span>
        <span className="sr-only">{alt}</span>
      </span>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      width={44}
      height={44}
      decoding="async"
      loading="lazy"
      className={classes}
      // The picture of a served page may have failed before React listens.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(src);
      }}
      onError={() => setBroken(src)}
    />
  );
}
