import type { Slide } from "@shop/contract/slides/slide.ts";
import { brands } from "@shop/domain/site/brands.ts";
import { eq } from "drizzle-orm";

import type { Database, Queries } from "../database/database.ts";
import type { Catalogue } from "../modules/catalogue/catalogue.service.ts";
import { columnValues } from "../modules/history/fields.ts";
import { sellsBrands } from "../modules/products/products.repository.ts";
import { slideFields } from "../modules/slides/slide-fields.ts";
import { insertSlides } from "../modules/slides/slides.repository.ts";
import { seeds } from "./seeds.table.ts";

const NAME = "slides";

const brandNames = brands.map(({ name }) => name);

const isSeeded = async (queries: Queries): Promise<boolean> =>
  (await queries.$count(seeds, eq(seeds.name, NAME))) > 0;

/**
 * Seeds the slides of the demonstration's brands once, where the shop sells them: with a new catalogue, or in a database
 * that was seeded before the table of slides existed. Returns true where it seeded.
 */
export async function seedSlides(
  { queries, exclusively }: Pick<Database, "queries" | "exclusively">,
  catalogue: Catalogue,
  load: () => Promise<readonly Slide[]>,
): Promise<boolean> {
  if (await isSeeded(queries)) return false;
  return exclusively("seed", async () => {
    if ((await isSeeded(queries)) || !(await sellsBrands(queries, brandNames))) return false;
    const slides = await load();
    await catalogue.change(async (transaction, touch) => {
      touch("slides");
      await insertSlides(
        transaction,
        slides.map((slide, position) =>
          Object.assign(columnValues(slideFields, { hidden: false, ...slide }), { id: slide.id, position }),
        ),
      );
      await transaction.insert(seeds).values({ name: NAME });
    });
    return true;
  });
}
