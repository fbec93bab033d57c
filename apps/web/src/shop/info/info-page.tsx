import { useInfoModel } from "@shop/data/shop/info/use-info-model.ts";
import { infoBlocks } from "@shop/domain/site/info-blocks.ts";
import type { InfoPage as Page } from "@shop/domain/site/info-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { InfoScreen } from "@shop/screens/shop/info/info-screen.tsx";
import { useParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { NotFoundPage } from "../not-found/not-found-page.tsx";
import { infoPageOf } from "./prefetch-info.ts";

function ExistingInfoPage({ page }: { readonly page: Page }) {
  const { missing, ...model } = useInfoModel(page);
  const { infoPages: names } = useMessages("common");
  const { locale } = useLocale();
  if (missing) return <NotFoundPage />;
  const { text } = model;
  const [first] = text.status === "ready" ? infoBlocks(text.data[locale]) : [];
  return (
    <>
      <PageHead
        title={names[page]}
        description={first && "text" in first ? first.text : names[page]}
        address={pages.infoOf(page)}
      />
      <InfoScreen {...model} />
    </>
  );
}

/** A page on how the shop sells. */
export function InfoPage() {
  const page = infoPageOf(useParams()["page"]);
  return page === null ? <NotFoundPage /> : <ExistingInfoPage page={page} />;
}
