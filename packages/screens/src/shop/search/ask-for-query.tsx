import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { AskByChat } from "../../shared/cart/ask-by-chat.tsx";

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
      <AskByChat
        data-result=""
        chatNumber={chatNumber}
        text={fill(texts.askText, { query })}
        label={texts.ask}
        hint={texts.askHint}
      />
    </p>
  );
}
