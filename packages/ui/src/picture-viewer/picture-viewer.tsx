import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/captions.css";
import "yet-another-react-lightbox/plugins/counter.css";
import "./picture-viewer.css";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { type ControllerRef, Lightbox } from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Zoom from "yet-another-react-lightbox/plugins/zoom";

import { useCloseOnBack } from "../layers/use-close-on-back.ts";

/** A picture of a {@link PictureViewer}. */
interface ViewedPicture {
  /** Address of its large form. */
  readonly address: string;
  readonly alt: string;
}

/** Texts of a {@link PictureViewer}. */
interface PictureViewerLabels {
  readonly title: string;
  readonly pictures: string;
  readonly picture: string;
  /** Text with `{index}` and `{total}`. */
  readonly position: string;
  readonly caption: string;
  readonly previous: string;
  readonly next: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly close: string;
}

/** Props of {@link PictureViewer}; the viewer is open while it is mounted. */
export interface PictureViewerProps {
  /** Pictures in their order; a single one has neither arrows nor a counter. */
  readonly pictures: ReadonlyArray<ViewedPicture>;
  /** Shown below every picture. */
  readonly caption: ReactNode;
  /** Index of the picture that is shown first. */
  readonly start: number;
  /** Accessible names of the dialog and its controls. */
  readonly labels: PictureViewerLabels;
  /** Called once the viewer has closed and the focus is back where it was. */
  readonly onClosed: () => void;
}

/** Shows pictures over the whole window: arrows, keys, swipes, pinch zoom, Escape, and the focus back where it was. */
export function PictureViewer({ pictures, caption, start, labels, onClosed }: PictureViewerProps) {
  const [open, setOpen] = useState(true);
  const shown = useRef(start);
  const controller = useRef<ControllerRef>(null);
  const slides = useMemo(
    () => pictures.map(({ address, alt }) => ({ src: address, alt, description: caption })),
    [pictures, caption],
  );

  const moveTo = useEffectEvent((target: number) => {
    const count = target - shown.current;
    if (count > 0) controller.current?.next({ count });
    if (count < 0) controller.current?.prev({ count: -count });
  });
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Home") moveTo(0);
      if (key === "End") moveTo(pictures.length - 1);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [pictures.length]);

  // The lightbox reports that it has closed only where it was closed by its own controller.
  const [closing, setClosing] = useState(false);
  useCloseOnBack(open && !closing, () => {
    setClosing(true);
    controller.current?.close();
  });
  const isSingle = pictures.length === 1;
  return (
    <Lightbox
      open={open}
      close={() => setOpen(false)}
      index={start}
      slides={slides}
      plugins={isSingle ? [Captions, Zoom] : [Captions, Counter, Zoom]}
      className="picture-viewer"
      carousel={{ finite: true, preload: 1, padding: "16px", imageFit: "contain" }}
      controller={{ ref: controller, closeOnPullDown: true }}
      captions={{ descriptionTextAlign: "center" }}
      noScroll={{ disabled: true }}
      zoom={{ maxZoomPixelRatio: 3 }}
      labels={{
        Lightbox: labels.title,
        "Photo gallery": labels.pictures,
        Carousel: labels.pictures,
        Slide: labels.picture,
        "{index} of {total}": labels.position,
        Caption: labels.caption,
        Previous: labels.previous,
        Next: labels.next,
        "Zoom in": labels.zoomIn,
        "Zoom out": labels.zoomOut,
        Close: labels.close,
      }}
      render={isSingle ? { buttonPrev: () => null, buttonNext: () => null } : {}}
      on={{
        view: ({ index }) => {
          shown.current = index;
        },
        exited: onClosed,
      }}
    />
  );
}
