import { type LucideIcon } from "lucide-react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";

import { cn } from "../cn.ts";
import { scrollBehavior, useReducedMotion } from "../motion.ts";
import { useHoveredOrFocused } from "./use-hovered-or-focused.ts";

export interface CarouselProps {
  /** Accessible name of the carousel. */
  readonly label: string;
  /** Slides in their order, each with a unique key; the controls appear from two slides on. */
  readonly slides: ReadonlyArray<{ readonly key: string; readonly content: ReactNode }>;
  /** Milliseconds between slides. */
  readonly delayMs: number;
  /** Accessible names of the controls. */
  readonly labels: {
    /** Accessible name of a slide's dot, from 1. */
    readonly goTo: (slide: number) => string;
    readonly pause: string;
    readonly play: string;
    readonly previous: string;
    readonly next: string;
  };
  /** Classes in addition to the component's own. */
  readonly className?: string;
}

/** Milliseconds without a scroll event after which a swipe counts as finished. */
const SETTLE_MS = 120;

const control = "hover:bg-sunken grid size-11 shrink-0 place-items-center rounded-md";

/**
 * Autoplaying carousel; stops while hovered, focused or paused, and under prefers-reduced-motion. Slides lie in a scroll-snap row, so
 * that swiping and the first slide need no JavaScript.
 */
export function Carousel({ label, slides, delayMs, labels, className }: CarouselProps) {
  const section = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Target slide of a running programmatic scroll; on slow devices scroll events can pause before it ends. */
  const targetSlide = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<"paused" | "playing">();
  const interacting = useHoveredOrFocused(section);
  const reducedMotion = useReducedMotion();
  const paused = choice ? choice === "paused" : reducedMotion;
  const Turn = paused ? Play : Pause;
  const count = slides.length;
  const moving = count > 1 && !paused && !interacting;

  const show = useCallback((slide: number) => {
    setCurrent(slide);
    targetSlide.current = slide;
    const row = track.current;
    const [first, target] = [row?.children[0], row?.children[slide]];
    if (row && first && target) {
      const left = target.getBoundingClientRect().left - first.getBoundingClientRect().left;
      row.scrollTo({ left, behavior: scrollBehavior() });
    }
  }, []);

  const settle = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const row = track.current;
      if (!row?.clientWidth) return;
      const slide = Math.round(Math.abs(row.scrollLeft) / row.clientWidth);
      if (targetSlide.current !== undefined && targetSlide.current !== slide) return;
      targetSlide.current = undefined;
      setCurrent(slide);
    }, SETTLE_MS);
  };

  /** Ends a programmatic scroll: from now on the swipe determines the slide. */
  const adoptSwipe = () => {
    targetSlide.current = undefined;
  };

  // The row may have been swiped before hydration.
  useEffect(() => {
    track.current?.dispatchEvent(new Event("scroll"));
    return () => clearTimeout(settling.current);
  }, []);

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(show, delayMs, (current + 1) % count);
    return () => clearTimeout(timer);
  }, [moving, show, delayMs, current, count]);

  // A scroll that is running when the focus arrives would end at another slide.
  useEffect(() => {
    const row = track.current;
    const showFocused = ({ target }: FocusEvent) => {
      const slide = Array.from(row?.children ?? []).findIndex(
        (item) => target instanceof Node && item.contains(target),
      );
      if (slide >= 0) show(slide);
    };
    row?.addEventListener("focusin", showFocused);
    return () => row?.removeEventListener("focusin", showFocused);
  }, [show]);

  const step = (name: string, by: number, Icon: LucideIcon) => (
    <button
      type="button"
      className={control}
      aria-label={name}
      onClick={() => show((current + count + by) % count)}
    >
      <Icon aria-hidden className="size-5 rtl:-scale-x-100" />
    </button>
  );

  return (
    <section
      ref={section}
      aria-label={label}
      className={cn(
        "border-line bg-surface overflow-hidden rounded-lg border **:focus-visible:-outline-offset-2",
        className,
      )}
    >
      <ul
        ref={track}
        className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain"
        onScroll={settle}
        onPointerDown={adoptSwipe}
        onWheel={adoptSwipe}
      >
        {slides.map(({ key, content }) => (
          <li key={key} className="w-full shrink-0 snap-start">
            {content}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="border-line flex items-center border-t px-1 noscript:hidden">
          <button
            type="button"
            className={control}
            aria-label={paused ? labels.play : labels.pause}
            onClick={() => setChoice(paused ? "playing" : "paused")}
          >
            <Turn aria-hidden className="size-4 fill-current stroke-1" />
          </button>
          <div className="flex grow flex-wrap justify-center">
            {slides.map(({ key }, index) => (
              <button
                key={key}
                type="button"
                aria-label={labels.goTo(index + 1)}
                aria-current={index === current}
                className="group grid h-11 max-w-11 grow basis-6 place-items-center rounded-md"
                onClick={() => show(index)}
              >
                <span className="border-line-strong group-hover:border-ink group-aria-current:border-ink h-2.5 border-s-2 group-aria-current:h-5 group-aria-current:border-s-4" />
              </button>
            ))}
          </div>
          {step(labels.previous, -1, ChevronLeft)}
          {step(labels.next, 1, ChevronRight)}
        </div>
      )}
    </section>
  );
}
