import { largePictureAddress } from "@shop/domain/pictures/large-picture.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { PictureViewer } from "@shop/ui/picture-viewer/picture-viewer.tsx";
import { useMemo } from "react";

import { LocalText } from "../../shared/local-text.tsx";

/** Props of {@link GalleryViewer}; the viewer is open while it is mounted. */
export interface GalleryViewerProps {
  /** The product's localized name. */
  readonly name: string;
  /** Addresses of the pictures. */
  readonly addresses: ReadonlyArray<string>;
  /** Index of the picture that is shown first. */
  readonly start: number;
  /** Called once the viewer has disappeared; the caller then unmounts it. */
  readonly onClosed: () => void;
}

/** A product's pictures in their large form, over the whole window. */
export function GalleryViewer({ name, addresses, start, onClosed }: GalleryViewerProps) {
  const { pictureOf, viewer } = useMessages("productPage");
  const pictures = useMemo(
    () =>
      addresses.map((address, index) => ({
        address: largePictureAddress(address),
        alt: index === 0 ? name : fill(pictureOf, { name, number: index + 1 }),
      })),
    [addresses, name, pictureOf],
  );
  const caption = useMemo(() => <LocalText text={name} />, [name]);
  return (
    <PictureViewer pictures={pictures} caption={caption} start={start} labels={viewer} onClosed={onClosed} />
  );
}
