import type { EndRestockView } from "@shop/data/shop/restock-requests/view.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { AccountPanel } from "../accounts/account-panel.tsx";

export interface EndRestockScreenProps extends EndRestockView {}

/** The page to which a mail's link leads: one button ends the mails of products that are back, without a login. */
export function EndRestockScreen({ submission, isEnded, onEnd }: EndRestockScreenProps) {
  const texts = useMessages("restock");
  const browse = (
    <TextLink href={pages.products} className="inline-flex min-h-11 items-center">
      {texts.browse}
    </TextLink>
  );
  if (isEnded) {
    return (
      <AccountPanel title={texts.endedTitle} focused>
        <p>{texts.ended}</p>
        {browse}
      </AccountPanel>
    );
  }
  const pending = submission.status === "pending";
  return (
    <AccountPanel title={texts.endTitle}>
      <p>{onEnd ? texts.endHint : texts.noLink}</p>
      <SubmissionFailure submission={submission} />
      {onEnd && (
        <Button variant="signal" size="lg" aria-disabled={pending} onClick={onEnd}>
          {pending ? texts.ending : texts.end}
        </Button>
      )}
      {browse}
    </AccountPanel>
  );
}
