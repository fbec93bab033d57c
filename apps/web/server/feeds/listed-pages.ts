import type { ListedContent } from "@shop/api/open-shop-api.ts";
import { pages } from "@shop/domain/site/pages.ts";

import type { ListedPage } from "./sitemap.ts";

const staticPages: readonly ListedPage[] = [
  pages.home,
  pages.products,
  pages.categories,
  pages.about,
  pages.blogs,
].map((address) => ({ address }));

/** Every page that search engines may list. */
export async function listPages({
  categories,
  subCategories,
  infoPages,
  brands,
  products,
}: ListedContent): Promise<readonly ListedPage[]> {
  const listed = [...staticPages];
  for (const { id } of await categories()) listed.push({ address: pages.category(id) });
  for (const { id, categoryId } of await subCategories()) {
    listed.push({ address: pages.subCategory(categoryId, id) });
  }
  for (const page of await infoPages()) listed.push({ address: pages.infoOf(page) });
  for (const { id } of await brands()) listed.push({ address: pages.brand(id) });
  for await (const { id, updatedAt, picture } of products()) {
    listed.push({
      address: pages.product(id),
      changed: updatedAt.toISOString().slice(0, 10),
      ...(picture !== null && { picture }),
    });
  }
  return listed;
}
