import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { MessagePage } from "../../shared/page/message-page.tsx";
import { SearchBox } from "../../shared/search/search-box.tsx";

/** The 404 page: a search and a link home. */
export function NotFoundScreen() {
  const texts = useMessages("common");
  return (
    <MessagePage reading="404" title={texts.pageNotFound} text={texts.pageNotFoundHint}>
      <SearchBox className="w-full max-w-md" />
      <TextLink href={pages.home}>{texts.backHome}</TextLink>
    </MessagePage>
  );
}
