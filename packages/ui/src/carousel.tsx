import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";

import { cn } from "./cn.ts";
import { scrollBehavior, useLessMotion } from "./motion.ts";
import { useHeld } from "./use-held.ts";

/** What a {@link Carousel} takes. */
export interface CarouselProps {
  /** What the slides show together. */
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Milliseconds that a slide stays. */
  readonly delayMs: number;
  readonly labels: {
    /** Name of the button that shows a slide, counted from 1. */
    readonly goTo: (slide: number) => string;
    readonly pause: string;
    readonly play: string;
    readonly previous: string;
    readonly next: string;
  };
  readonly className?: string;
}

/** Milliseconds without a scroll event after which a swipe has come to rest. */
const SETTLE_MS = 120;

const control = "hover:bg-sunken grid size-11 place-items-center rounded-md pointer-fine:size-9";

/**
 * Slides that follow one another by themselves, except while hovered, focused or paused, and never for readers who asked
 * for less motion. They lie side by side in a scrolling row, so swiping, and the first slide, need no script.
 */
export function Carousel({ label, slides, delayMs, labels, className }: CarouselProps) {
  const whole = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<"paused" | "playing">();
  const held = useHeld(whole);
  const lessMotion = useLessMotion();
  const paused = choice ? choice === "paused" : lessMotion;
  const count = slides.length;
  const moving = count > 1 && !paused && !held;

  const show = (slide: number) => {
    const index = (slide + count) % count;
    setCurrent(index);
    const row = track.current;
    const [first, target] = [row?.children[0], row?.children[index]];
    if (row && first && target) {
      const left = target.getBoundingClientRect().left - first.getBoundingClientRect().left;
      row.scrollTo({ left, behavior: scrollBehavior() });
    }
  };

  const settle = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const row = track.current;
      if (row) setCurrent(Math.round(Math.abs(row.scrollLeft) / row.clientWidth));
    }, SETTLE_MS);
  };

  useEffect(() => () => clearTimeout(settling.current), []);

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => show(current + 1), delayMs);
    return () => clearTimeout(timer);
  });

  return (
    <section
      ref={whole}
      aria-label={label}
      className={cn("border-line bg-surface overflow-hidden rounded-lg border", className)}
    >
      <ul
        ref={track}
        className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain"
        onScroll={settle}
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
            {paused ? (
              <Play aria-hidden className="size-4 rtl:-scale-x-100" />
            ) : (
              <Pause aria-hidden className="size-4" />
            )}
          </button>
          <div className="flex grow flex-wrap justify-center">
            {slides.map(({ key }, index) => (
              <button
                key={key}
                type="button"
                aria-label={labels.goTo(index + 1)}
                aria-current={index === current}
                className="group grid size-11 place-items-center rounded-md pointer-fine:size-8"
                onClick={() => show(index)}
              >
                <span className="bg-line-strong group-hover:bg-ink group-aria-current:bg-ink h-1 w-4 rounded-full group-aria-current:h-2 forced-colors:bg-[ButtonText]" />
              </button>
            ))}
          </div>
          <button
            type="button"
            className={control}
            aria-label={labels.previous}
            onClick={() => show(current - 1)}
          >
            <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
          </button>
          <button
            type="button"
            className={control}
            aria-label={labels.next}
            onClick={() => show(current + 1)}
          >
            <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
          </button>
        </div>
      )}
    </section>
  );
}
