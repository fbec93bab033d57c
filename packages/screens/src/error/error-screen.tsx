import { pages } from "@shop/contract/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { MessagePage } from "../parts/message-page.tsx";

/** What an {@link ErrorScreen} takes. */
export interface ErrorScreenProps {
  readonly onRetry: () => void;
}

/** What stands where a page failed unexpectedly. */
export function ErrorScreen({ onRetry }: ErrorScreenProps) {
  const texts = useMessages("common");
  return (
    <MessagePage reading="Err" title={texts.somethingWentWrong} text={texts.unexpectedHint}>
      <Button variant="signal" size="lg" className="noscript:hidden" onClick={onRetry}>
        {texts.retry}
      </Button>
      <TextLink href={pages.home}>{texts.backHome}</TextLink>
    </MessagePage>
  );
}
