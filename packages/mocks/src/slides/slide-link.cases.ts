import { catalogue } from "@shop/fixtures/catalogue.ts";
import { slides } from "@shop/fixtures/slides.ts";

import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";
import { aPicture } from "../images/admin-picture.cases.ts";
import { mockPublicUrl } from "../shop/public-url.ts";

const UNKNOWN = 2_000_000_000;
const slideId = slides[0]?.id ?? 0;
const product = catalogue.products[0]?.id ?? 0;
const [{ id: sub, category_id: category } = { id: 0, category_id: 0 }] = catalogue.subCategories;
const otherCategory = catalogue.categories.find(({ id }) => id !== category)?.id ?? 0;

const existingPages = [
  "/",
  "/products?sort=price#list",
  `/product/${product}?from=slider#pictures`,
  `/category/${category}/`,
  `/category/${category}?sort=price&sub=${sub}#list`,
];

const missingPages = [
  "/nosuchpage",
  "/nosuchpage?sort=price#list",
  "/dash/products",
  "/media/missing.pdf",
  "/product/first",
  `/product/${UNKNOWN}?from=slider#pictures`,
  `/category/${UNKNOWN}`,
  `/category/${category}?sub=${UNKNOWN}`,
  `/category/${otherCategory}?sub=${sub}`,
  "/shared-cart/missing",
];

/** The addresses of a page: in both languages, as a path and at the shop's public address. */
const linksTo = (path: string): string[] => {
  const arabic = path === "/" ? "/ar" : `/ar${path}`;
  return [path, arabic, mockPublicUrl + path, mockPublicUrl + arabic];
};

const update = (body: Readonly<Record<string, unknown>>) => ({ params: { id: slideId }, body });
const refusal = { errors: { link: "unknown_page" } };

/** Expects that a slide saves links in turn, as they are. */
const saveLinks = ([link, ...rest]: readonly string[]): ConformanceStep =>
  answers("updateSlide", update({ link }), {
    holds: ({ slide }) => slide.link === link,
    ...(rest.length > 0 && { next: () => saveLinks(rest) }),
  });

/** Expects that links are refused in turn, and that nothing is saved. */
const refuseLinks = ([link, ...rest]: readonly string[]): ConformanceStep =>
  refuses("createSlide", { body: { image: aPicture(), link } }, 422, "invalid", {
    ...refusal,
    next: () =>
      refuses("updateSlide", update({ alt: "Sale", link }), 422, "invalid", {
        ...refusal,
        next: () => (rest.length > 0 ? refuseLinks(rest) : unchanged),
      }),
  });

const unchanged = answers(
  "listAdminSlides",
  {},
  {
    holds: ({ data }) =>
      data.length === slides.length && data[0]?.alt === slides[0]?.alt && data[0]?.link === slides[0]?.link,
  },
);

/** Expects that a slide keeps the link to a page that has been deleted, and that it cannot be entered again. */
const keepDeadLink = (link: string): ConformanceStep =>
  answers("updateSlide", update({ alt: "Radio week", link }), {
    holds: ({ slide }) => slide.alt === "Radio week" && slide.link === link,
    next: () =>
      answers("updateSlide", update({ link: "" }), {
        holds: ({ slide }) => slide.link === null,
        next: () => refuses("updateSlide", update({ link }), 422, "invalid", refusal),
      }),
  });

/** Cases of the pages that slides link to; each starts with the demonstration's slides. */
export const slideLinkCases: readonly ConformanceCase[] = [
  {
    name: "D-10 a slide links to pages that the shop has, in both languages, and to other sites",
    asAdmin: true,
    step: saveLinks([...existingPages.flatMap(linksTo), "https://maker.example/nosuchpage"]),
  },
  ...missingPages.map((path) => ({
    name: `D-10 a link of a slide to ${path} is refused, as the shop has no such page`,
    asAdmin: true,
    step: refuseLinks(linksTo(path)),
  })),
  {
    name: "D-10 a slide whose page is deleted later can be saved with its link, but the link cannot be entered again",
    asAdmin: true,
    step: answers(
      "createCategory",
      { body: { name: "Radio parts" } },
      {
        next: ({ id }) =>
          answers("updateSlide", update({ link: `/category/${id}` }), {
            next: () =>
              answers("deleteCategory", { params: { id } }, { next: () => keepDeadLink(`/category/${id}`) }),
          }),
      },
    ),
  },
  {
    name: "D-10 D-32 a slide links to a shared cart",
    asAdmin: true,
    step: answers(
      "createSharedCart",
      { body: { lines: [{ id: product, qty: 1 }] } },
      { next: ({ token }) => saveLinks(linksTo(`/shared-cart/${token}`)) },
    ),
  },
];
