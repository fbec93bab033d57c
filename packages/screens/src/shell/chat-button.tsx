import { chatLink } from "@shop/domain/site/chat.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import MessageCircle from "lucide-react/icons/message-circle";

/** Props of {@link ChatButton}. */
export interface ChatButtonProps {
  /** The shop's number in international digits. */
  readonly number: string;
}

/**
 * Opens a chat-app conversation with the shop. It covers no content: where the window is wider than the page it floats in the
 * margin, else in a strip of its own along the lower edge. Below an order bar and on short windows the strip does not
 * stick and stands at the page's end.
 */
export function ChatButton({ number }: ChatButtonProps) {
  const texts = useMessages("common");
  return (
    <aside
      aria-label={texts.contact}
      data-chat-strip=""
      className="border-line bg-surface short:static margin:static margin:border-0 sticky bottom-0 z-30 mt-16 border-t group-has-[[data-order-bar]]/shell:max-lg:static print:hidden"
    >
      <div className="margin:h-0 mx-auto flex h-14 max-w-7xl items-center justify-end px-4 lg:px-6">
        <a
          href={chatLink(number, texts.chatGreeting)}
          target="_blank"
          rel="noopener"
          className="bg-ink text-background hover:bg-muted margin:fixed margin:end-4 margin:bottom-4 margin:w-14 margin:h-14 margin:px-0 inline-flex h-11 items-center justify-center gap-2 rounded-full px-4 font-semibold"
        >
          <MessageCircle aria-hidden className="margin:size-7 size-5" />
          <span className="margin:sr-only">{texts.chat}</span>
        </a>
      </div>
    </aside>
  );
}
