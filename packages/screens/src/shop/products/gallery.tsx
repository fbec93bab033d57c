import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";
import { type MouseEvent, useRef, useState } from "react";

import { ProductPicture } from "../../shared/product/product-picture.tsx";

export interface GalleryProps {
  /** The product's localized name, for the alternative texts. */
  readonly name: string;
  /** Addresses of the pictures; a placeholder is drawn if there are none. */
  readonly addresses: readonly string[];
  /** What the pictures are, such as drawings; '' for nothing. */
  readonly note?: string;
  /** Opens the picture with this index in the viewer; without it, and without scripts, the link opens the plain picture. */
  readonly onOpen?: ((index: number) => void) | undefined;
}

/** `sizes` attribute of the main picture. */
export const gallerySizes = "(min-width: 1024px) 600px, 92vw";
const idOf = (index: number): string => `picture-${index + 1}`;

/** Whether a click on a link means the page itself, not another tab, window or download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A product's pictures, scrolled by swiping or by thumbnails; without scripts the thumbnails link to the pictures. */
export function Gallery({ name, addresses, note = "", onOpen }: GalleryProps) {
  const texts = useMessages("productPage");
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const label = (index: number) => texts.picture.replace("#", String(index + 1));

  const show = (index: number) =>
    strip.current?.children[index]?.scrollIntoView({ block: "nearest", inline: "start" });
  return (
    <div className="min-w-0">
      <div className="relative">
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
                alt={index === 0 ? name : fill(texts.pictureOf, { name, number: index + 1 })}
                width={640}
                sizes={gallerySizes}
                priority={index === 0}
              />
            );
            return (
              <li
                key={address ?? "none"}
                id={idOf(index)}
                className="w-full shrink-0 snap-start scroll-mt-20 max-sm:not-has-[a]:*:aspect-[8/5]!"
              >
                {address ? (
                  <a
                    href={address}
                    target="_blank"
                    rel="noopener"
                    aria-haspopup={onOpen && "dialog"}
                    className="relative block -outline-offset-4 max-sm:*:aspect-[8/5]!"
                    onClick={(event) => {
                      if (!onOpen || !isPlain(event)) return;
                      event.preventDefault();
                      // Some browsers leave the focus on the page after a tap; closing the viewer gives it back to this link.
                      event.currentTarget.focus({ preventScroll: true });
                      onOpen(index);
                    }}
                  >
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
        {note !== "" && addresses.length > 0 && (
          <p className="bg-surface pointer-events-none absolute start-2 bottom-2 rounded-sm px-2 text-sm">
            {note}
          </p>
        )}
      </div>
      {addresses.length > 1 && (
        <ul className="mt-2 flex gap-2 overflow-x-auto p-0.5 sm:mt-3">
          {addresses.map((address, index) => (
            <li key={address} className="shrink-0">
              <a
                href={`#${idOf(index)}`}
                aria-label={label(index)}
                aria-current={index === shown}
                className={cn(
                  "bg-surface block w-12 overflow-hidden rounded-sm border-2 sm:w-18",
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
