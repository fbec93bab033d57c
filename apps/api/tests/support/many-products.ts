import { aCategory, aSubCategory } from "@shop/fixtures/builders.ts";
import { sql } from "drizzle-orm";

import type { Database } from "../../src/database/database.ts";
import { watchCatalogue } from "../../src/modules/catalogue/catalogue.service.ts";
import { seedCatalogue } from "../../src/seed/seed-catalogue.ts";

/** Fills a database with products that cost 10.00, 5 in stock, by SQL, without keys. */
export async function seedManyProducts(database: Database, count: number): Promise<void> {
  const catalogue = await watchCatalogue(database);
  await seedCatalogue(database, catalogue, () =>
    Promise.resolve({ categories: [aCategory()], subCategories: [aSubCategory()], products: [] }),
  );
  await catalogue.close();
  await database.queries.execute(sql`
    insert into products (category_id, sub_category_id, name, name_sort, price, amount, description)
    select category_id, id, 'Part ' || n, 'part ' || n, 10, 5, ''
    from sub_categories, generate_series(1, ${sql.raw(String(count))}) n`);
}
