import type { GalleryViewerProps } from "@shop/screens/shop/products/gallery-viewer.tsx";
import { type ReactNode, useState } from "react";

import { LazyPart, type LazyPartSource } from "../../router/lazy-part.tsx";
import { useLoadFailure } from "../../router/use-load-failure.ts";

const part: LazyPartSource<GalleryViewerProps> = {
  areas: ["productPage"],
  load: async () => (await import("@shop/screens/shop/products/gallery-viewer.tsx")).GalleryViewer,
};

/** Pictures to open in the viewer. */
export type OpenedPictures = Omit<GalleryViewerProps, "onClosed">;

/** Returns a function that opens a product's pictures in the viewer, and the viewer to render. */
export function useGalleryViewer(): {
  readonly open: (pictures: OpenedPictures) => void;
  readonly viewer: ReactNode;
} {
  const [opened, setOpened] = useState<OpenedPictures | null>(null);
  const showFailure = useLoadFailure();
  const onClosed = () => setOpened(null);
  return {
    open: setOpened,
    viewer: (
      <LazyPart
        part={part}
        props={opened && { ...opened, onClosed }}
        onFailure={() => {
          onClosed();
          showFailure();
        }}
      />
    ),
  };
}
