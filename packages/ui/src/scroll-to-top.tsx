import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";

import { Button } from "./button.tsx";
import { cn } from "./cn.ts";
import { scrollBehavior } from "./motion.ts";

/** What a {@link ScrollToTop} takes. */
export interface ScrollToTopProps {
  /** Pixels of scrolling after which it appears. */
  readonly threshold: number;
  readonly label: string;
  readonly className?: string;
}

const toTop = () => {
  const { body } = document;
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
  // Whoever came here by keyboard goes on from the top, too.
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute("tabindex");
};

/** A button in the corner, above the chat button and the order bar, that leads back to the top of a long page. */
export function ScrollToTop({ threshold, label, className }: ScrollToTopProps) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const look = () => setShown(window.scrollY > threshold);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [threshold]);

  return (
    <Button
      size="icon"
      aria-label={label}
      className={cn(
        "fixed end-5.5 bottom-[calc(5rem+var(--order-bar,0px))] z-30 transition-opacity print:hidden",
        shown ? "opacity-100" : "invisible opacity-0",
        className,
      )}
      onClick={toTop}
    >
      <ArrowUp aria-hidden className="size-5" />
    </Button>
  );
}
