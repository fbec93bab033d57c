import type { ListDialog } from "@shop/data/dash/lists/list-view.ts";
import { useAdminSliderModel } from "@shop/data/dash/slides/use-admin-slider-model.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { slides } from "@shop/fixtures/slides.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import { pictureFile } from "@shop/mocks/images/picture-files.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { noteForms } from "@shop/mocks/sent-forms.ts";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { useNotify } from "../../shared/page/use-notify.ts";
import { english, framedInDocs, onArabicPhone } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { noDraft } from "../stories/list-place.ts";
import {
  closed,
  command,
  moveDown,
  noticed,
  openForm as openFormOf,
  save,
  upload,
  noticeGone,
} from "../stories/list-steps.ts";
import { SliderScreen } from "./slider-screen.tsx";

const onDirty = fn();

interface ConnectedProps {
  readonly start?: ListDialog | null;
}

/** The screen over its model; `start` is the dialog that is open at first. */
function Connected({ start = null }: ConnectedProps) {
  const [dialog, onDialog] = useState(start);
  const model = useAdminSliderModel({ dialog, onNotice: useNotify(), onDone: () => onDialog(null) });
  return <SliderScreen {...model} dialog={dialog} onDialog={onDialog} draft={noDraft} onDirty={onDirty} />;
}

const [first = slides[0], second = slides[1]] = slides;
if (!first || !second) throw new Error("There are too few slides.");

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Slider",
  component: SliderScreen,
  render: (args) => <Connected {...args} />,
  parameters: framedInDocs,
  decorators: [inDash],
  beforeEach: () => {
    onDirty.mockClear();
  },
});

/** The slides in order, with the carousel as shoppers see it. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listAdminSlides").never()),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listAdminSlides").failing(500)),
});

export const Empty = meta.story({
  beforeEach: () => {
    shop.state.slides = [];
  },
});

/** All slides are hidden. */
export const NothingShown = meta.story({
  beforeEach: () => {
    shop.state.slides = shop.state.slides.map((slide) => Object.assign({}, slide, { hidden: true }));
  },
});

export const Add = meta.story({ args: { start: { kind: "new" } } });

export const Edit = meta.story({ args: { start: { kind: "edit", id: first.id } } });

/** A link that the server refuses, because the shop has no such page. */
export const RefusedLink = meta.story({
  ...Edit.input,
  beforeEach: ({ msw }) => msw.use(mock("updateSlide").failing(422, { errors: { link: "unknown_page" } })),
  play: async (context) => {
    const { dashSlides, errors } = textsOf(context);
    const dialog = within(await screen.findByRole("dialog"));
    const link = await dialog.findByRole("textbox", { name: new RegExp(`^${dashSlides.link}`) });
    await context.userEvent.clear(link);
    await context.userEvent.type(link, "/nosuchpage");
    await context.userEvent.click(dialog.getByRole("button", { name: dashSlides.save }));
    await dialog.findByText(errors.issues.unknown_page);
    // The notice goes after a while, and is in no picture.
    await noticeGone();
  },
});

/** Another order is being saved. */
export const OrderPending = meta.story({
  ...english,
  name: "Order, pending",
  beforeEach: ({ msw }) => msw.use(mock("reorderSlides").never()),
  play: ({ userEvent }) => moveDown(first.alt, slides.length, { userEvent }),
});

/** Another order was not saved. */
export const OrderFailed = meta.story({
  ...english,
  name: "Order, failed",
  beforeEach: ({ msw }) => msw.use(mock("reorderSlides").failing(500)),
  play: async ({ userEvent }) => {
    await moveDown(first.alt, slides.length, { userEvent });
    await noticed("failed");
    await noticeGone();
  },
});

export const Delete = meta.story({ args: { start: { kind: "delete", id: first.id } } });

/** A slide with its own Arabic picture, texts and addresses without an end; another one without texts. */
export const Stress = meta.story({
  beforeEach: () => {
    shop.state.slides = [
      {
        ...first,
        alt: UNBREAKABLE,
        alt_ar: LONG_ARABIC,
        image_ar: second.image,
        link: `/${UNBREAKABLE}${UNBREAKABLE}`,
        hidden: true,
      },
      { ...second, alt: "", alt_ar: null, link: null, hidden: false },
    ];
  },
});

const openForm = () => openFormOf(/^alternative text/);
type Form = Awaited<ReturnType<typeof openForm>>;
const handles = () =>
  screen.getAllByRole("button", { name: /^Move / }).map((handle) => handle.getAttribute("aria-label"));
const previewOf = async (site: string) => {
  const figure = (await screen.findByText(site)).closest("figure");
  if (!figure) throw new Error(`There is no preview of the ${site}.`);
  return within(figure);
};
const pictured = (site: Form): (string | null)[] =>
  site.getAllByRole("img").map((image: HTMLElement) => image.getAttribute("alt"));
const imageIn = (site: Form, alt: string) => site.getByRole("img", { name: alt }).getAttribute("src");

Default.test(
  "D-10 all slides stand in their order, and the carousel as shoppers see it on both sites",
  english,
  async () => {
    await waitFor(() => expect(handles()).toEqual(slides.map(({ alt }) => `Move ${alt}`)));
    await expect(pictured(await previewOf("English site"))).toEqual(slides.map(({ alt }) => alt));
    await expect(pictured(await previewOf("Arabic site"))).toEqual(
      slides.map(({ alt, alt_ar }) => alt_ar ?? alt),
    );
  },
);

Default.test(
  "NOTICE-3 D-10 a slide is added with its picture, texts and link: 'successfully.'",
  english,
  async ({ canvas, userEvent, msw }) => {
    const { forms, handler } = noteForms("*/slides/create");
    msw.use(handler);
    await userEvent.click(await canvas.findByRole("button", { name: "Add slide" }));
    const form = await openForm();
    await upload(form, /^picture\*?$/, pictureFile("sale.png"));
    await upload(form, /^picture for the Arabic site/, pictureFile("sale-ar.png"));
    await expect(await form.findByRole("img", { name: "Preview of sale.png" })).toBeVisible();
    await userEvent.type(form.getByLabelText(/^alternative text/), "Sale");
    await userEvent.type(form.getByLabelText(/^Arabic alternative text/), "تخفيضات");
    await userEvent.type(form.getByLabelText(/^link/), "/products");
    await save(form, { userEvent });
    await noticed("saved");
    await closed();
    await expect(forms).toEqual([
      {
        image: "sale.png",
        image_ar: "sale-ar.png",
        alt: "Sale",
        alt_ar: "تخفيضات",
        link: "/products",
        hidden: "false",
      },
    ]);
    await waitFor(() => expect(handles()).toContain("Move Sale"));
    await expect(pictured(await previewOf("Arabic site"))).toContain("تخفيضات");
  },
);

Add.test(
  "D-10 a new slide needs a picture; a link must be a page of the shop or https",
  english,
  async ({ userEvent, msw }) => {
    const { forms, handler } = noteForms("*/slides/create");
    msw.use(handler);
    const form = await openForm();
    await userEvent.type(form.getByLabelText(/^link/), "javascript:alert(1)");
    await save(form, { userEvent });
    await expect(form.getByLabelText(/^link/)).toBeInvalid();
    await expect(form.getByLabelText(/^link/)).toHaveFocus();
    await userEvent.clear(form.getByLabelText(/^link/));
    await userEvent.type(form.getByLabelText(/^link/), "https://example.com/sale");
    await save(form, { userEvent });
    await expect(form.getByLabelText(/^link/)).toBeValid();
    await expect(await form.findByText("Please fill this in.")).toBeVisible();
    await upload(form, /^picture\*?$/, new File(["text"], "notes.txt", { type: "text/plain" }));
    await expect(await form.findByText("This file is no picture that can be shown.")).toBeVisible();
    await expect(forms).toEqual([]);
  },
);

Add.test(
  "D-10 a picture that the server refuses is marked with its reason, and the form stays",
  english,
  async ({ userEvent, msw }) => {
    msw.use(
      mock("createSlide").failing(422, { code: "invalid", errors: { image: "too_many_pixels" }, once: true }),
    );
    const form = await openForm();
    await upload(form, /^picture\*?$/, pictureFile("huge.png"));
    await userEvent.type(form.getByLabelText(/^alternative text/), "Sale");
    await save(form, { userEvent });
    await expect(
      await form.findByText("This picture has more than 40 megapixels, or more than 16 as AVIF."),
    ).toBeVisible();
    await expect(form.getByLabelText(/^alternative text/)).toHaveValue("Sale");
  },
);

Edit.test(
  "D-10 picture, Arabic picture, texts and link are replaced; what is emptied is emptied",
  english,
  async ({ userEvent, msw }) => {
    const { forms, handler } = noteForms(`*/slides/update/${first.id}`);
    msw.use(handler);
    const form = await openForm();
    await expect(form.getByLabelText(/^alternative text/)).toHaveValue(first.alt);
    await upload(form, /^picture for the Arabic site/, pictureFile("ar.png"));
    await userEvent.clear(form.getByLabelText(/^Arabic alternative text/));
    await userEvent.clear(form.getByLabelText(/^link/));
    await userEvent.keyboard("{Control>}s{/Control}");
    await noticed("saved");
    await closed();
    await expect(forms).toEqual([
      { image_ar: "ar.png", remove_image_ar: "false", alt: first.alt, alt_ar: "", link: "", hidden: "false" },
    ]);
    await expect(shop.state.slides[0]).toMatchObject({ image: first.image, alt_ar: null, link: null });
    await waitFor(async () => expect(imageIn(await previewOf("Arabic site"), first.alt)).toMatch(/^blob:/));
    await expect(imageIn(await previewOf("English site"), first.alt)).toBe(first.image);
  },
);

const unknownPage = "This shop has no such page. Please check the address.";

Add.test(
  "D-10 a link to a page that the shop does not have is marked and focused; what else was entered stays, and the mended link is saved",
  english,
  async ({ userEvent, msw }) => {
    msw.use(mock("createSlide").failing(422, { errors: { link: "unknown_page" }, once: true }));
    const form = await openForm();
    await upload(form, /^picture\*?$/, pictureFile("sale.png"));
    await userEvent.type(form.getByLabelText(/^alternative text/), "Sale");
    const link = form.getByLabelText(/^link/);
    await userEvent.type(link, "/ar/product/2000000000?from=slider");
    await save(form, { userEvent });
    await expect(await form.findByText(unknownPage)).toBeVisible();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAccessibleDescription(expect.stringContaining(unknownPage));
    await expect(form.getByLabelText(/^alternative text/)).toHaveValue("Sale");
    await expect(shop.state.slides).toHaveLength(slides.length);
    await userEvent.clear(link);
    await userEvent.type(link, "/products");
    await save(form, { userEvent });
    await closed();
    await expect(shop.state.slides.at(-1)).toMatchObject({ alt: "Sale", link: "/products" });
    await expect(shop.state.slides.at(-1)?.image).toMatch(/^blob:/);
  },
);

RefusedLink.test(
  "D-10 the refused link of a stored slide has the focus, and keeps its text",
  async (context) => {
    const { dashSlides } = textsOf(context);
    const link = screen.getByRole("textbox", { name: new RegExp(`^${dashSlides.link}`) });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveValue("/nosuchpage");
    await expect(link).toBeInvalid();
    await expect(shop.state.slides[0]?.link).toBe(first.link);
  },
);

RefusedLink.test("D-10 the error of a refused link is Arabic on the Arabic site", onArabicPhone, async () => {
  await expect(screen.getByText("لا توجد في المتجر صفحة بهذا الرابط. من فضلك تحقق منه.")).toBeVisible();
});

Edit.test(
  "D-10 the other fields of a slide whose linked page was deleted are saved",
  {
    ...english,
    beforeEach: () => {
      shop.state.slides = [{ ...first, link: "/product/2000000000", hidden: false }];
    },
  },
  async ({ userEvent }) => {
    const form = await openForm();
    await userEvent.type(form.getByLabelText(/^alternative text/), "!");
    await save(form, { userEvent });
    await closed();
    await expect(shop.state.slides).toMatchObject([{ alt: `${first.alt}!`, link: "/product/2000000000" }]);
  },
);

Edit.test(
  "D-10 a failed save shows the failure notice, and the form stays",
  english,
  async ({ userEvent, msw }) => {
    msw.use(mock("updateSlide").networkError({ once: true }));
    const form = await openForm();
    await userEvent.type(form.getByLabelText(/^alternative text/), "!");
    await save(form, { userEvent });
    await noticed("failed");
    await expect(form.getByLabelText(/^alternative text/)).toHaveValue(`${first.alt}!`);
    await expect(onDirty).toHaveBeenLastCalledWith(true);
  },
);

Default.test(
  "D-10 a slide is hidden and shown; shoppers do not see a hidden one",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Hide slide 1" }));
    const shown = await canvas.findByRole("button", { name: "Show slide 1" });
    await expect(canvas.getByText("hidden")).toBeVisible();
    await expect(pictured(await previewOf("English site"))).not.toContain(first.alt);
    await expect(shop.state.slides[0]?.hidden).toBe(true);
    await userEvent.click(shown);
    await canvas.findByRole("button", { name: "Hide slide 1" });
    await expect(pictured(await previewOf("English site"))).toContain(first.alt);
  },
);

NothingShown.test("D-10 where all slides are hidden, it says so", english, async ({ canvas }) => {
  await expect(await canvas.findByText("Shoppers see no slides.")).toBeVisible();
});

Default.test("D-10 slides are put into order by keyboard, which is saved", english, async ({ userEvent }) => {
  await moveDown(first.alt, slides.length, { userEvent });
  await noticed("saved");
  await expect(shop.state.slides.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
  await waitFor(() => expect(handles().slice(0, 2)).toEqual([`Move ${second.alt}`, `Move ${first.alt}`]));
  await expect(pictured(await previewOf("English site")).slice(0, 2)).toEqual([second.alt, first.alt]);
});

Default.test("D-10 an order that was not saved is taken back", english, async ({ userEvent, msw }) => {
  msw.use(mock("reorderSlides").failing(500));
  await moveDown(first.alt, slides.length, { userEvent });
  await noticed("failed");
  await waitFor(() => expect(handles()[0]).toBe(`Move ${first.alt}`));
});

Default.test(
  "D-10 D-14 a slide is deleted after a question; a failure is shown, and the slide stays",
  english,
  async ({ userEvent, msw }) => {
    msw.use(mock("deleteSlide").failing(500, { once: true }));
    await command("slide 1", "delete", { userEvent });
    const question = within(await screen.findByRole("alertdialog", { name: "Are you sure?" }));
    await userEvent.click(question.getByRole("button", { name: "Yes, delete it!" }));
    await noticed("failed");
    await expect(shop.state.slides).toHaveLength(slides.length);
    await userEvent.click(question.getByRole("button", { name: "Yes, delete it!" }));
    await noticed("deleted");
    await waitFor(() => expect(handles()).toEqual(slides.slice(1).map(({ alt }) => `Move ${alt}`)));
  },
);

Default.test(
  "D-10 once the last slide is deleted the focus is on the button that adds one",
  { ...english, beforeEach: () => void (shop.state.slides = shop.state.slides.slice(0, 1)) },
  async ({ canvas, userEvent }) => {
    await command("slide 1", "delete", { userEvent });
    const question = within(await screen.findByRole("alertdialog", { name: "Are you sure?" }));
    question.getByRole("button", { name: "Yes, delete it!" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Move / })).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add slide" })).toHaveFocus());
  },
);

Failed.test("D-10 the slides fail, and are loaded again", english, async ({ canvas, userEvent, msw }) => {
  const retry = await canvas.findByRole("button", { name: "Try again" });
  msw.use(...handlersOf(shop));
  await userEvent.click(retry);
  await waitFor(() => expect(handles()).toHaveLength(slides.length));
});
