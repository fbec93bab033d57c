import { expect, fn, screen, waitFor } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { inArabic } from "../stories/in-arabic.tsx";
import { PictureViewer } from "./picture-viewer.tsx";

const drawn = (ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1280"><rect width="100%" height="100%" fill="${ground}"/><circle cx="50%" cy="50%" r="400" fill="#1d2023"/><circle cx="50%" cy="50%" r="120" fill="#ffc414"/></svg>`,
  )}`;

const meta = preview.meta({
  title: "Primitives/Picture viewer",
  component: PictureViewer,
  args: {
    pictures: [
      { address: drawn("#d8d2c4"), alt: "Digital multimeter UT61E" },
      { address: drawn("#c4d2d8"), alt: "Digital multimeter UT61E" },
    ],
    caption: "Digital multimeter UT61E",
    start: 0,
    labels: {
      title: "Picture viewer",
      pictures: "Pictures",
      picture: "Picture",
      position: "{index} of {total}",
      caption: "Caption",
      previous: "Previous picture",
      next: "Next picture",
      zoomIn: "Zoom in",
      zoomOut: "Zoom out",
      close: "Close",
    },
    onClosed: fn(),
  },
  parameters: { docs: { story: { inline: false, height: "36rem" } } },
  decorators: [inArabic],
});

const picture = () => document.querySelector(".yarl__slide_current .yarl__slide_image");
const caption = () => document.querySelector(".yarl__slide_current .yarl__slide_description");

/** Two pictures; swipe, pinch, arrow keys, Home, End and Escape work as well as the buttons. */
export const Default = meta.story({});

Default.test(
  "the caption stands below the picture",
  { globals: { locale: "en" }, tags: ["browser"] },
  async () => {
    await screen.findByRole("dialog", { name: "Picture viewer" });
    await waitFor(() => expect(picture()?.getBoundingClientRect().height).toBeGreaterThan(100));
    await expect(picture()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      caption()?.getBoundingClientRect().top ?? 0,
    );
  },
);

Default.test(
  "the dialog is named and holds a button for each action",
  { globals: { locale: "en" } },
  async () => {
    await expect(await screen.findByRole("dialog", { name: "Picture viewer" })).toBeInTheDocument();
    for (const name of ["Close", "Zoom in", "Zoom out", "Previous picture", "Next picture"]) {
      await expect(screen.getByRole("button", { name })).toBeInTheDocument();
    }
  },
);
