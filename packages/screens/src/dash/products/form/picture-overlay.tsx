import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Dialog, DialogContent } from "@shop/ui/dialog/dialog.tsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";

import { LocalText } from "../../../shared/local-text.tsx";
import { ProductPicture } from "../../../shared/product/product-picture.tsx";

/** The picture that is shown at full size. */
export interface SelectedPicture {
  readonly product: AdminProduct;
  /** Counts from 0. */
  readonly index: number;
}

export interface PictureOverlayProps {
  /** Null while no picture is selected. */
  readonly selected: SelectedPicture | null;
  /** Selects a picture, or none. */
  readonly onSelect: (selected: SelectedPicture | null) => void;
}

/** A product's picture at full size, with a control that closes it. */
export function PictureOverlay({ selected, onSelect }: PictureOverlayProps) {
  const { products: texts } = useMessages("dashProducts");
  const { locale } = useLocale();
  if (!selected) return null;
  const { product, index } = selected;
  const addresses = pictureAddresses(product.images);
  const name = localName(product, locale);
  const position = fill(texts.pictureOf, { number: index + 1, count: addresses.length });
  const step = (by: number) =>
    onSelect({ product, index: (index + by + addresses.length) % addresses.length });
  return (
    <Dialog open onOpenChange={(open) => !open && onSelect(null)}>
      <DialogContent size="lg" title={<LocalText text={name} />} closeLabel={texts.closePicture}>
        <div className="mx-auto w-full max-w-[min(100%,70dvh)]">
          <ProductPicture
            address={addresses[index]}
            alt={addresses.length > 1 ? `${name}, ${position}` : name}
            width={1280}
            sizes="min(90vw, 56rem)"
            priority
          />
        </div>
        {addresses.length > 1 && (
          <div className="mt-4 flex items-center justify-center gap-4">
            <Button size="icon" aria-label={texts.previousPicture} onClick={() => step(-1)}>
              <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
            </Button>
            <output className="figures">{`${index + 1} / ${addresses.length}`}</output>
            <Button size="icon" aria-label={texts.nextPicture} onClick={() => step(1)}>
              <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
