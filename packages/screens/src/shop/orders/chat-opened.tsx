import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import MessageCircle from "lucide-react/icons/message-circle";

export interface ChatOpenedProps {
  /** Opens the message again; null before it was opened. */
  readonly onReopen: (() => void) | null;
}

/** What to do after the chat app was opened, also where it did not open; announced when it appears. */
export function ChatOpened({ onReopen }: ChatOpenedProps) {
  const { single: texts } = useMessages("carts");
  return (
    <output className="block empty:hidden">
      {onReopen && (
        <span className="border-positive grid justify-items-start gap-2 border-s-4 ps-3">
          <span className="font-semibold">{texts.opened}</span>
          <span className="text-sm">{texts.openedHint}</span>
          <Button size="sm" onClick={onReopen}>
            <MessageCircle aria-hidden className="size-4" />
            {texts.openAgain}
          </Button>
        </span>
      )}
    </output>
  );
}
