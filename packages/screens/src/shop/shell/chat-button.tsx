import { chatLink } from "@shop/domain/site/chat.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";
import MessageCircle from "lucide-react/icons/message-circle";
import { useRef } from "react";

import { useLoadedEffect } from "../../shared/use-loaded-effect.ts";

export interface ChatButtonProps {
  /** The shop's number in international digits. */
  readonly number: string;
}

/**
 * Opens a chat-app conversation with the shop. Floats above the page and its order bar, with its label where there is room, in the margin
 * of wide windows, and not beside the open menu of small ones; it comes to rest in a place of its own at the end of the content, where it
 * stays on short windows.
 */
export function ChatButton({ number }: ChatButtonProps) {
  const texts = useMessages("common");
  const button = useRef<HTMLAnchorElement>(null);
  useLoadedEffect(true, async () => {
    const { keepOutOfTheWay } = await import("./out-of-the-way.ts");
    return () => keepOutOfTheWay(button.current);
  });

  return (
    <aside
      aria-label={texts.contact}
      data-chat=""
      className="short:static margin:static pointer-events-none sticky bottom-4 z-30 mt-10 mb-4 group-has-[[data-order-bar]]/shell:max-lg:bottom-22 group-has-[details[open]>nav]/shell:max-lg:invisible print:hidden"
    >
      <div className="margin:h-0 mx-auto flex h-[56px] max-w-7xl items-center justify-end px-4 lg:px-6">
        <a
          ref={button}
          href={chatLink(number, texts.chatGreeting)}
          target="_blank"
          rel="noopener"
          className={cn(
            "bg-ink text-background hover:bg-muted margin:fixed margin:end-4 margin:bottom-4 margin:w-[56px] margin:px-0 pointer-events-auto inline-flex h-[56px] items-center justify-center gap-2 rounded-full font-semibold shadow-lg transition-[opacity,translate] max-sm:w-[56px] sm:px-5",
            // Stays in the tab order: with the keyboard focus it shows again.
            "data-hidden:pointer-events-none data-hidden:translate-y-4 data-hidden:opacity-0",
            "data-hidden:focus-visible:pointer-events-auto data-hidden:focus-visible:translate-y-0 data-hidden:focus-visible:opacity-100",
          )}
        >
          <MessageCircle aria-hidden className="margin:size-[28px] size-[24px] max-sm:size-[28px]" />
          <span className="margin:sr-only max-sm:sr-only">{texts.chat}</span>
        </a>
      </div>
    </aside>
  );
}
