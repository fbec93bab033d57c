import { useAboutModel } from "@shop/data/shop/about/use-about-model.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { BlogsScreen } from "@shop/screens/shop/blogs/blogs-screen.tsx";

import { PageHead } from "../../head/page-head.tsx";

/** The blogs page. */
export function BlogsPage() {
  const texts = useMessages("about");
  const { locale } = useLocale();
  const { shop, content } = useAboutModel();
  return (
    <>
      <PageHead
        title={texts.blogsTitle}
        description={`${texts.blogsTitle}: ${texts.brands}. ${shop.tagline[locale]}`}
        address={pages.blogs}
      />
      <BlogsScreen brands={content.status === "ready" ? content.data.brands : []} />
    </>
  );
}
