import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { MessagePage } from "../shared/page/message-page.tsx";

export interface ErrorScreenProps {
  /** Called by the retry button, such as to reload the page. */
  readonly onRetry: () => void;
}

/** Shown in place of a page that failed unexpectedly; `data-retry` marks its button for a retry once the network is back. */
export function ErrorScreen({ onRetry }: ErrorScreenProps) {
  const texts = useMessages("common");
  return (
    <MessagePage reading="Err" title={texts.somethingWentWrong} text={texts.unexpectedHint}>
      <Button data-retry="" variant="signal" size="lg" className="noscript:hidden" onClick={onRetry}>
        {texts.retry}
      </Button>
      <TextLink href={pages.home}>{texts.backHome}</TextLink>
    </MessagePage>
  );
}
