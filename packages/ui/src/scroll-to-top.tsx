import ArrowUp from "lucide-react/icons/arrow-up";
import { useEffect, useState } from "react";

import { Button } from "./button.tsx";
import { cn } from "./cn.ts";
import { scrollBehavior } from "./motion.ts";

export interface ScrollToTopProps {
  /** Scroll offset in pixels beyond which the button appears. */
  readonly threshold: number;
  /** Accessible name of the button. */
  readonly label: string;
  /** Position, by default the corner of the window. */
  readonly className?: string;
}

const toTop = () => {
  const { body } = document;
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
  // Moves the focus as well, so that keyboard navigation continues at the top.
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute("tabindex");
};

/** Floating button that scrolls to the top of the page. */
export function ScrollToTop({ threshold, label, className = "fixed end-4 bottom-4 z-30" }: ScrollToTopProps) {
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
        "transition-opacity print:hidden",
        shown ? "opacity-100" : "invisible opacity-0",
        className,
      )}
      onClick={toTop}
    >
      <ArrowUp aria-hidden className="size-5" />
    </Button>
  );
}
