import { slides } from "@shop/fixtures/slides.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";
import { aPicture, noPicture } from "../images/admin-picture.cases.ts";

const ids = slides.map(({ id }) => id);
const [first = 0] = ids;
const shown = (data: readonly { readonly id: number }[]): string => String(data.map(({ id }) => id));

/** Cases of the administrators' endpoints of the home carousel; each starts with the demonstration's slides. */
export const adminSlideCases: readonly ConformanceCase[] = [
  {
    name: "D-10 a slide is appended",
    asAdmin: true,
    step: answers(
      "createSlide",
      { body: { image: aPicture(), alt: "Sale", link: "/products" } },
      {
        holds: ({ slide }) => slide.alt === "Sale" && slide.link === "/products" && !slide.hidden,
        next: ({ slide }) =>
          answers("listSlides", {}, { holds: ({ data }) => shown(data) === String([...ids, slide.id]) }),
      },
    ),
  },
  {
    name: "D-10 D-29 a slide requires a picture and a safe link",
    asAdmin: true,
    step: refuses("createSlide", { body: { image: noPicture() } }, 422, "invalid", {
      errors: { image: "not_a_picture" },
      next: () =>
        refuses("createSlide", { body: { image: aPicture(), link: "javascript:alert(1)" } }, 422, "invalid", {
          errors: { link: "bad_link" },
        }),
    }),
  },
  {
    name: "D-10 a hidden slide is listed for administrators only and keeps its other fields",
    asAdmin: true,
    step: answers(
      "updateSlide",
      { params: { id: first }, body: { hidden: true } },
      {
        holds: ({ slide }) => slide.hidden && slide.alt === slides[0]?.alt,
        next: () =>
          answers(
            "listSlides",
            {},
            {
              holds: ({ data }) => shown(data) === String(ids.slice(1)),
              next: () =>
                answers("listAdminSlides", {}, { holds: ({ data }) => shown(data) === String(ids) }),
            },
          ),
      },
    ),
  },
  {
    name: "D-10 slides are reordered by the ids of all of them only, and deleted",
    asAdmin: true,
    step: answers(
      "reorderSlides",
      { body: { ids: ids.toReversed() } },
      {
        holds: ({ data }) => shown(data) === String(ids.toReversed()),
        next: () =>
          refuses("reorderSlides", { body: { ids: [first] } }, 409, "edit_conflict", {
            next: () =>
              answers(
                "deleteSlide",
                { params: { id: first } },
                {
                  next: () => refuses("deleteSlide", { params: { id: first } }, 404, "not_found"),
                },
              ),
          }),
      },
    ),
  },
];
