import { useShop } from "@shop/data/shop/settings/queries.ts";
import { brands } from "@shop/domain/site/brands.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { BlogsScreen } from "@shop/screens/shop/blogs/blogs-screen.tsx";

import { PageHead } from "../../head/page-head.tsx";

/** The blogs page. */
export function BlogsPage() {
  const texts = useMessages("about");
  const { locale } = useLocale();
  return (
    <>
      <PageHead
        title={texts.blogsTitle}
        description={`${texts.blogsTitle}: ${texts.brands}. ${useShop().tagline[locale]}`}
        address={pages.blogs}
      />
      <BlogsScreen brands={brands} />
    </>
  );
}
