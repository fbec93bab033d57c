import { useState } from "react";

import { cn } from "../cn.ts";

export interface AvatarProps {
  /** URL of the picture; without it the fallback is shown. */
  readonly src?: string | null | undefined;
  /** Alternative text of the picture and of the fallback. */
  readonly alt: string;
  /** One or two letters for a missing or broken picture; see `initialsOf`. */
  readonly fallback: string;
  /** Classes of the picture or its fallback, in addition to the component's own. */
  readonly className?: string;
}

/** Small picture with initials as fallback. */
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
      // A server-rendered picture may have failed before React attached `onError`.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(src);
      }}
      onError={() => setBroken(src)}
    />
  );
}
