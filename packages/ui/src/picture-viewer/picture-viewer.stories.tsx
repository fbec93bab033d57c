import { expect, fn, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { doAndDont } from "../stories/do-and-dont.ts";
import { inArabic } from "../stories/in-arabic.tsx";
import { arabic, english, reads } from "../stories/spoken.ts";
import { PictureViewer } from "./picture-viewer.tsx";

const drawn = (ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1280"><rect width="100%" height="100%" fill="${ground}"/><circle cx="50%" cy="50%" r="400" fill="#1d2023"/><circle cx="50%" cy="50%" r="120" fill="#ffc414"/></svg>`,
  )}`;

const advice = doAndDont(
  "Pictures over the whole window, to look at details: arrows, keys, swipes and pinch zoom.",
  [
    "Large files, at least twice as wide as the picture on the page, so that zooming shows more.",
    "The name of the product as the caption, and an `alt` for each picture that says what it shows.",
    "Load its code when it is opened: most readers never do.",
  ],
  [
    "A caption of several lines: it takes the room of the picture.",
    "Opening it by itself, or for a picture that has no larger form.",
    "Texts that are only in a picture: they cannot be read aloud, searched or translated.",
  ],
  {
    examples: { yes: "Default", no: "Long Caption" },
    keys: {
      "Left, Right": "another picture",
      "Home, End": "the first, the last picture",
      Escape: "closes, and returns to the picture",
    },
  },
);

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
  parameters: { docs: { story: { inline: false, height: "36rem" }, ...advice.docs } },
  decorators: [inArabic],
});

const picture = () => document.querySelector(".yarl__slide_current .yarl__slide_image");
const caption = () => document.querySelector(".yarl__slide_current .yarl__slide_description");

/** Two pictures; swipe, pinch, arrow keys, Home, End and Escape work as well as the buttons. */
export const Default = meta.story({});

/** The caption takes the room of the picture: a description belongs on the page. */
export const LongCaption = meta.story({
  tags: ["!dev", "!autodocs"],
  args: {
    caption:
      "True RMS digital multimeter for voltage, current, resistance, capacitance and frequency, with a bar graph of 46 segments, data hold, backlight, automatic range and a holster that protects it. It comes with test leads, a probe for temperature, a battery and a manual in both languages, and it is guaranteed for two years from the day of the purchase.",
  },
});

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

Default.test(
  "read aloud in English",
  { ...english, tags: ["browser"] },
  reads([
    "dialog, Picture viewer, modal",
    "Pictures, Pictures",
    "Picture, 1 of 2",
    "image, Digital multimeter UT61E",
    "Caption",
    "Digital multimeter UT61E",
    "button, Zoom in",
    "button, Zoom out, disabled",
    "button, Close",
    "button, Previous picture, disabled",
    "button, Next picture",
  ]),
);

Default.test(
  "read aloud in Arabic",
  { ...arabic, tags: ["browser"] },
  reads([
    "dialog, عارض الصور, modal",
    "الصور, الصور",
    "صورة, 1 من 2",
    "image, جهاز قياس رقمي UT61E",
    "وصف الصورة",
    "جهاز قياس رقمي UT61E",
    "button, تكبير",
    "button, تصغير, disabled",
    "button, إغلاق",
    "button, الصورة السابقة, disabled",
    "button, الصورة التالية",
  ]),
);
