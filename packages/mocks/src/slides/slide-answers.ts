import { pictureOf } from "../images/image-answers.ts";
import { afterForm, entityOf, replaced } from "../shop/edits.ts";
import type { Answers, ShopState } from "../shop/state.ts";

/** Answers to the reads of the home carousel, and to the administrators' endpoints of it. */
export function slideAnswers(state: ShopState) {
  return {
    listSlides: () => ({ data: state.slides.filter(({ hidden }) => !hidden) }),
    listAdminSlides: () => ({ data: [...state.slides] }),
    createSlide: ({ body: { image, image_ar, ...texts } }) => {
      const slide = {
        ...texts,
        id: state.nextId(),
        image: pictureOf(image) ?? "",
        image_ar: pictureOf(image_ar) ?? null,
      };
      state.slides = [...state.slides, slide];
      return { status: true, slide };
    },
    updateSlide: ({ params, body: { remove_image_ar: isRemoved, ...form } }) => {
      const before = entityOf(state.slides, params.id);
      const slide = afterForm(before, {
        ...form,
        image: pictureOf(form.image),
        image_ar: pictureOf(form.image_ar) ?? (isRemoved ? null : undefined),
      });
      state.slides = replaced(state.slides, slide);
      return { status: true, slide };
    },
    deleteSlide: ({ params }) => {
      state.slides = state.slides.filter(({ id }) => id !== params.id);
      return { status: true };
    },
    reorderSlides: ({ body: { ids } }) => {
      state.slides = ids.map((id) => entityOf(state.slides, id));
      return { status: true, data: [...state.slides] };
    },
  } satisfies Partial<Answers>;
}
