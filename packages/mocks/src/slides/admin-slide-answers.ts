import { ApiError } from "@shop/contract/api-error.ts";
import { linkedPage } from "@shop/contract/slides/linked-page.ts";
import type { AdminSlide } from "@shop/contract/slides/slide.ts";

import { faultOf } from "../images/image-answers.ts";
import { afterForm, entityOf, refuseOtherIds, replaced } from "../shop/edits.ts";
import { mockPublicUrl } from "../shop/public-url.ts";
import type { Answers, ShopState } from "../shop/state.ts";
import { pageExists } from "./page-exists.ts";

/** The address of a form field's picture, undefined for an empty field; throws invalid with the reason. */
export function pictureOf(field: string, file: Blob | undefined): string | undefined {
  if (!file || file.size === 0) return undefined;
  const reason = faultOf(file);
  if (reason) throw new ApiError("invalid", { errors: { [field]: reason } });
  return URL.createObjectURL(file);
}

/** Answers to the administrators' endpoints of the home carousel. */
export function adminSlideAnswers(state: ShopState) {
  const slideOf = (id: number): AdminSlide => entityOf(state.slides, id);
  const checkLink = (link: string | null): void => {
    const page = link === null ? null : linkedPage(link, mockPublicUrl);
    if (page !== null && !pageExists(state, page)) {
      throw new ApiError("invalid", { errors: { link: "unknown_page" } });
    }
  };

  return {
    listAdminSlides: () => ({ data: [...state.slides] }),
    createSlide: ({ body: { image: file, image_ar, ...texts } }) => {
      checkLink(texts.link);
      const image = pictureOf("image", file);
      if (image === undefined) throw new ApiError("invalid", { errors: { image: "required" } });
      const slide = {
        ...texts,
        id: state.nextId(),
        image,
        image_ar: pictureOf("image_ar", image_ar) ?? null,
      };
      state.slides = [...state.slides, slide];
      return { status: true, slide };
    },
    updateSlide: ({ params, body }) => {
      const before = slideOf(params.id);
      if (body.link !== undefined && body.link !== before.link) checkLink(body.link);
      const slide = afterForm(before, {
        ...body,
        image: pictureOf("image", body.image),
        image_ar: pictureOf("image_ar", body.image_ar) ?? (body.remove_image_ar ? null : undefined),
      });
      state.slides = replaced(state.slides, slide);
      return { status: true, slide };
    },
    deleteSlide: ({ params }) => {
      const slide = slideOf(params.id);
      state.slides = state.slides.filter((one) => one !== slide);
      return { status: true };
    },
    reorderSlides: ({ body: { ids } }) => {
      refuseOtherIds(ids, state.slides);
      state.slides = ids.map(slideOf);
      return { status: true, data: [...state.slides] };
    },
  } satisfies Partial<Answers>;
}
