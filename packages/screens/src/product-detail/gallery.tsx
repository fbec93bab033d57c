import { useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";
import { useRef, useState } from "react";

import { ProductPicture } from "../parts/product-picture.tsx";

/** What a {@link Gallery} takes. */
export interface GalleryProps {
  readonly name: string;
  /** Addresses of the pictures; without any a placeholder is drawn. */
  readonly addresses: readonly string[];
}

/** How wide a product's own picture is shown. */
export const gallerySizes = "(min-width: 1024px) 600px, 92vw";
const idOf = (index: number): string => `picture-${index + 1}`;

/** A product's pictures: swiped or chosen by their thumbnails, which without scripts are links to them. */
export function Gallery({ name, addresses }: GalleryProps) {
  const texts = useMessages("catalogue");
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const label = (index: number) => texts.picture.replace("#", String(index + 1));

  const show = (index: number) =>
    strip.current?.children[index]?.scrollIntoView({ block: "nearest", inline: "start" });
  return (
    <div className="min-w-0">
      <ul
        ref={strip}
        aria-label={texts.pictures}
        className="border-line bg-surface flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain scroll-smooth rounded-md border"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
      >
        {(addresses.length > 0 ? addresses : [undefined]).map((address, index) => {
          const picture = (
            <ProductPicture
              address={address}
              alt={index === 0 ? name : `${name}, ${label(index)}`}
              width={640}
              sizes={gallerySizes}
              priority={index === 0}
            />
          );
          return (
            <li key={address ?? "none"} id={idOf(index)} className="w-full shrink-0 snap-start scroll-mt-20">
              {address ? (
                <a href={address} target="_blank" rel="noopener" className="relative block -outline-offset-4">
                  {picture}
                  <span className="sr-only"> {texts.fullSize}</span>
                </a>
              ) : (
                picture
              )}
            </li>
          );
        })}
      </ul>
      {addresses.length > 1 && (
        <ul className="mt-3 flex gap-2 overflow-x-auto p-0.5">
          {addresses.map((address, index) => (
            <li key={address} className="shrink-0">
              <a
                href={`#${idOf(index)}`}
                aria-label={label(index)}
                aria-current={index === shown}
                className={cn(
                  "bg-surface block w-18 overflow-hidden rounded-sm border-2",
                  index === shown ? "border-ink" : "border-line hover:border-line-strong",
                )}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
              >
                <ProductPicture address={address} alt="" width={72} sizes="72px" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
