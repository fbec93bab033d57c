import { useMessages } from "@shop/i18n/i18n.tsx";
import { NotFoundScreen } from "@shop/screens/shop/not-found/not-found-screen.tsx";

import { PageHead } from "../../head/page-head.tsx";

/** The 404 page. */
export function NotFoundPage() {
  const texts = useMessages("common");
  return (
    <>
      <PageHead title={texts.pageNotFound} description={texts.pageNotFoundHint} />
      <NotFoundScreen />
    </>
  );
}
