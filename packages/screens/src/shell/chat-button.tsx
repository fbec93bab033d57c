import { chatLink } from "@shop/contract/chat.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { MessageCircle } from "lucide-react";

/** What a {@link ChatButton} takes. */
export interface ChatButtonProps {
  /** The shop's number in international digits. */
  readonly number: string;
}

/** Opens a chat-app conversation with the shop; it floats above a page's order bar. */
export function ChatButton({ number }: ChatButtonProps) {
  const texts = useMessages("common");
  return (
    <a
      href={chatLink(number, texts.chatGreeting)}
      target="_blank"
      rel="noopener"
      aria-label={texts.chat}
      className="bg-ink text-background hover:bg-muted fixed end-4 bottom-[calc(1rem+var(--order-bar,0px))] z-30 grid size-12 place-items-center rounded-full lg:size-14 print:hidden"
    >
      <MessageCircle aria-hidden className="size-7" />
    </a>
  );
}
