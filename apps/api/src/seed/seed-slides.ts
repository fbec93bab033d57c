import type { Slide } from "@shop/contract/slides/slide.ts";
import { brands } from "@shop/domain/site/brand-logos.ts";

import type { Database } from "../database/database.ts";
import type { Catalogue } from "../modules/catalogue/catalogue.service.ts";
import { markSlides } from "../modules/demonstration/demonstration.repository.ts";
import { columnValues } from "../modules/history/fields.ts";
import { sellsBrands } from "../modules/products/products.repository.ts";
import { slideFields } from "../modules/slides/slide-fields.ts";
import { insertSlides } from "../modules/slides/slides.repository.ts";
import { isSeeded, noteSeeded } from "./seeds.repository.ts";

const NAME = "slides";

const brandNames = brands.map(({ name }) => name);

/**
 * Seeds the slides of the demonstration's brands once, where the shop sells them: with a new catalogue, or in a database
 * that was seeded before the table of slides existed. Returns true where it seeded.
 */
export async function seedSlides(
  { queries, exclusively }: Pick<Database, "queries" | "exclusively">,
  catalogue: Catalogue,
  load: () => Promise<readonly Slide[]>,
): Promise<boolean> {
  if (await isSeeded(queries, NAME)) return false;
  return exclusively("seed", async () => {
    if ((await isSeeded(queries, NAME)) || !(await sellsBrands(queries, brandNames))) return false;
    const slides = await load();
    await catalogue.change(async (transaction, touch) => {
      touch("slides");
      const rows = slides.map((slide, position) =>
        Object.assign(columnValues(slideFields, { hidden: false, ...slide }), { id: slide.id, position }),
      );
      await insertSlides(transaction, rows);
      await markSlides(transaction, rows);
      await noteSeeded(transaction, NAME);
    });
    return true;
  });
}
