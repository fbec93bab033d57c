import type { TestMailState, TestMailView } from "@shop/data/dash/settings/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import Mail from "lucide-react/icons/mail";

import { SettingsCard } from "../settings-card.tsx";

function Outcome({ state }: { readonly state: TestMailState }) {
  const { test: texts } = useMessages("dashSettings").mails;
  const errors = useMessages("errors");
  if (state.status === "idle" || state.status === "pending") return null;
  const isSent = state.status === "sent";
  const Icon = isSent ? CircleCheck : CircleAlert;
  return (
    <div className="flex items-start gap-2 wrap-anywhere">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${isSent ? "text-positive" : "text-negative"}`} />
      <div className="min-w-0">
        <p>
          {state.status === "failed"
            ? errorWords(errors, state.error)
            : fill(texts[state.status], { address: state.address })}
        </p>
        {state.status === "refused" && (
          <p dir="ltr" className="text-muted mt-1 text-sm">
            {state.reply}
          </p>
        )}
      </div>
    </div>
  );
}

/** Sends a test mail to the signed-in owner, and says what became of it. */
export function TestMail({ state, onSend }: TestMailView) {
  const { test: texts } = useMessages("dashSettings").mails;
  const isPending = state.status === "pending";
  return (
    <SettingsCard title={texts.title}>
      <p className="text-muted -mt-4 text-sm">{texts.hint}</p>
      <div>
        <Button aria-disabled={isPending} onClick={() => !isPending && onSend()}>
          <Mail aria-hidden className="size-5" />
          {isPending ? texts.sending : texts.send}
        </Button>
      </div>
      <output>
        <Outcome state={state} />
      </output>
    </SettingsCard>
  );
}
