import { productNamed } from "@shop/fixtures/builders.ts";
import { newest } from "@shop/fixtures/samples.ts";
import { Button } from "@shop/ui/button.tsx";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { framedInDocs } from "../../stories/page.tsx";
import { GalleryViewer, type GalleryViewerProps } from "./gallery-viewer.tsx";

const meter = productNamed("K45");
const addresses = newest.flatMap(({ images }) => images.map(({ image }) => image)).slice(0, 4);

const meta = preview.meta({
  title: "Shop/Product/Picture viewer",
  component: GalleryViewer,
  args: { name: meter.name, addresses, start: 0, onClosed: fn() },
  parameters: framedInDocs,
});

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** One picture has neither arrows nor a counter. */
export const OnePicture = meta.story({ args: { addresses: addresses.slice(0, 1) } });

/** A picture that cannot be loaded. */
export const Broken = meta.story({ args: { addresses: ["data:image/png;base64,AAAA"] } });

/** A button that opens the viewer. */
function Opener(args: GalleryViewerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>open</Button>
      {isOpen && <GalleryViewer {...args} onClosed={() => setOpen(false)} />}
    </>
  );
}

const dialog = (title: string) => screen.findByRole("dialog", { name: title });
/** Waits for the end of the movement, during which keys and fingers move nothing else. */
const settled = (box: HTMLElement) =>
  waitFor(() => expect(box.getAnimations({ subtree: true })).toHaveLength(0));
const position = async (title: string, text: string) => {
  const box = await dialog(title);
  await waitFor(() => expect(within(box).getByText(text)).toBeVisible());
  await settled(box);
};

Default.test(
  "DETAIL-2 arrows, Home, End and the buttons go from picture to picture, in the direction of the language",
  { tags: ["browser"] },
  async (context) => {
    const { userEvent } = context;
    const { viewer } = textsOf(context).productPage;
    const isArabic = document.documentElement.dir === "rtl";
    const [forwards, backwards] = isArabic
      ? ["{ArrowLeft}", "{ArrowRight}"]
      : ["{ArrowRight}", "{ArrowLeft}"];
    const box = await dialog(viewer.title);
    await position(viewer.title, "1 / 4");
    await expect(within(box).getByRole("button", { name: viewer.previous })).toBeDisabled();
    await userEvent.keyboard(forwards);
    await position(viewer.title, "2 / 4");
    await userEvent.keyboard("{End}");
    await position(viewer.title, "4 / 4");
    await expect(within(box).getByRole("button", { name: viewer.next })).toBeDisabled();
    await userEvent.keyboard(backwards);
    await position(viewer.title, "3 / 4");
    await userEvent.keyboard("{Home}");
    await position(viewer.title, "1 / 4");
    await userEvent.click(within(box).getByRole("button", { name: viewer.next }));
    await position(viewer.title, "2 / 4");
  },
);

Default.test(
  "DETAIL-2 Escape and the button close the viewer, and the focus is where it was",
  { tags: ["browser"], render: (args) => <Opener {...args} /> },
  async (context) => {
    const { canvas, userEvent } = context;
    const { viewer } = textsOf(context).productPage;
    const opener = canvas.getByRole("button", { name: "open" });
    for (const close of ["Escape", "button"]) {
      await userEvent.click(opener);
      const box = await dialog(viewer.title);
      await waitFor(() => expect(box.contains(document.activeElement)).toBe(true));
      if (close === "Escape") await userEvent.keyboard("{Escape}");
      else await userEvent.click(within(box).getByRole("button", { name: viewer.close }));
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await expect(opener).toHaveFocus();
    }
  },
);

Default.test(
  "DETAIL-2 the picture is zoomed in and out by its buttons",
  { tags: ["browser"] },
  async (context) => {
    const { userEvent } = context;
    const { viewer } = textsOf(context).productPage;
    const box = await dialog(viewer.title);
    const zoomOut = within(box).getByRole("button", { name: viewer.zoomOut });
    const zoomIn = within(box).getByRole("button", { name: viewer.zoomIn });
    await waitFor(() => expect(zoomIn).toBeEnabled());
    await expect(zoomOut).toBeDisabled();
    await userEvent.click(zoomIn);
    await waitFor(() => expect(zoomOut).toBeEnabled());
    await settled(box);
    await userEvent.click(zoomOut);
    await waitFor(() => expect(zoomOut).toBeDisabled());
  },
);

OnePicture.test("DETAIL-2 one picture has neither arrows nor a counter", async (context) => {
  const { viewer } = textsOf(context).productPage;
  const box = await dialog(viewer.title);
  await expect(within(box).queryByRole("button", { name: viewer.next })).not.toBeInTheDocument();
  await expect(within(box).queryByText("1 / 1")).not.toBeInTheDocument();
  // The viewer fades in.
  await waitFor(() => expect(within(box).getByRole("button", { name: viewer.close })).toBeVisible());
});
