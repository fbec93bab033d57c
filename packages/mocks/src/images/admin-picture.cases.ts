import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";
import { pictureFile } from "./picture-files.ts";

/** A picture that both mock and server accept. */
export const aPicture = (): File => pictureFile("dot.png");
/** A file that both reject. */
export const noPicture = (): File => new File(["no picture"], "bad.txt", { type: "text/plain" });

const product_id = catalogue.products.find(({ images }) => images.length === 1)?.id ?? 0;
const upload = (...files: File[]) => ({ body: { product_id, "image[]": files } });

/** Cases of the administrators' endpoints of pictures of products; each starts with the demonstration catalogue. */
export const adminPictureCases: readonly ConformanceCase[] = [
  {
    name: "API-15 APROD-8 pictures are appended to those of a product; a rejected file is named, the others are saved",
    asAdmin: true,
    step: answers("createImages", upload(aPicture(), noPicture(), aPicture()), {
      holds: ({ status, images, rejected }) =>
        status &&
        images.length === 3 &&
        images.every((image) => image.product_id === product_id) &&
        JSON.stringify(rejected) === '[{"name":"bad.txt","reason":"not_a_picture"}]',
      next: ({ images }) =>
        answers(
          "readProduct",
          { params: { id: product_id } },
          {
            holds: (product) => JSON.stringify(product.images) === JSON.stringify(images),
          },
        ),
    }),
  },
  {
    name: "API-15 D-29 where all files are rejected, each is named with its reason",
    asAdmin: true,
    step: refuses("createImages", upload(noPicture()), 422, "invalid", {
      errors: { "bad.txt": "not_a_picture" },
    }),
  },
  {
    name: "API-15 pictures of an unknown product answer 404",
    asAdmin: true,
    step: refuses(
      "createImages",
      { body: { product_id: 2_000_000_000, "image[]": [aPicture()] } },
      404,
      "not_found",
    ),
  },
  {
    name: "API-16 APROD-9 new files replace the pictures of records, surplus records are deleted",
    asAdmin: true,
    step: answers("createImages", upload(aPicture()), {
      next: ({ images }) =>
        answers(
          "updateImages",
          { params: { ids: images.map(({ id }) => id).join(",") }, ...upload(aPicture()) },
          {
            holds: ({ images: now }) => now.length === 1 && now[0]?.id === images[0]?.id,
            next: () =>
              refuses(
                "updateImages",
                { params: { ids: "2000000000" }, ...upload(aPicture()) },
                404,
                "not_found",
              ),
          },
        ),
    }),
  },
  {
    name: "API-15 pictures are reordered, described and deleted",
    asAdmin: true,
    step: answers("createImages", upload(aPicture()), {
      next: ({ images }) => {
        const ids = images.map(({ id }) => id).toReversed();
        return answers(
          "reorderImages",
          { body: { product_id, ids } },
          {
            holds: (answer) => String(answer.images.map(({ id }) => id)) === String(ids),
            next: () =>
              answers(
                "describeImage",
                { params: { id: ids[0] ?? 0 }, body: { alt: "A dot", alt_ar: "نقطة" } },
                {
                  holds: (answer) => answer.images[0]?.alt === "A dot" && answer.images[0].alt_ar === "نقطة",
                  next: () =>
                    answers(
                      "deleteImage",
                      { params: { id: ids[0] ?? 0 } },
                      {
                        holds: (answer) => String(answer.images.map(({ id }) => id)) === String(ids.slice(1)),
                      },
                    ),
                },
              ),
          },
        );
      },
    }),
  },
  {
    name: "API-15 a reordering without all pictures is rejected",
    asAdmin: true,
    step: refuses("reorderImages", { body: { product_id, ids: [2_000_000_000] } }, 409, "edit_conflict"),
  },
];
