import { useMessages } from "@shop/i18n/i18n.tsx";
import { NotFoundScreen } from "@shop/screens/not-found/not-found-screen.tsx";

import { PageHead } from "../head/page-head.tsx";

/** The page of an address that names nothing. */
export function Page() {
  const texts = useMessages("common");
  return (
    <>
      <PageHead title={texts.pageNotFound} description={texts.pageNotFoundHint} />
      <NotFoundScreen />
    </>
  );
}
