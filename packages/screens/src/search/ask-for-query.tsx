import { chatLink } from "@shop/domain/site/chat.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { buttonClasses } from "@shop/ui/button.tsx";
import MessageCircle from "lucide-react/icons/message-circle";

/** Props of {@link AskForQuery}. */
export interface AskForQueryProps {
  /** What nothing was found for. */
  readonly query: string;
  /** The chat app's number, in international digits. */
  readonly chatNumber: string;
}

/** Sends a query without results to the shop by chat. */
export function AskForQuery({ query, chatNumber }: AskForQueryProps) {
  const texts = useMessages("search");
  return (
    <p className="mt-3">
      <a
        data-result=""
        href={chatLink(chatNumber, fill(texts.askText, { query }))}
        target="_blank"
        rel="noopener"
        className={buttonClasses({ variant: "signal" })}
      >
        <MessageCircle aria-hidden className="size-5" />
        {texts.ask} <span className="sr-only">({texts.askHint})</span>
      </a>
    </p>
  );
}
