import type { Answers, ShopState } from "../shop/state.ts";

/** Answers to the reads of the home carousel. */
export const slideAnswers = (state: ShopState): Pick<Answers, "listSlides"> => ({
  listSlides: () => ({ data: state.slides.filter(({ hidden }) => !hidden) }),
});
