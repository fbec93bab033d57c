import { ChevronLeft, ChevronRight, type LucideIcon, Pause, Play } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";

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

const control = "hover:bg-sunken grid size-11 shrink-0 place-items-center rounded-md pointer-fine:size-9";

/**
 * Slides that follow one another by themselves, except while hovered, focused or paused, and never for readers who asked
 * for less motion. They lie side by side in a scrolling row, so swiping, and the first slide, need no script.
 */
export function Carousel({ label, slides, delayMs, labels, className }: CarouselProps) {
  const whole = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The slide that a running scroll of ours leads to: on a slow device it may seem to rest on the way. */
  const heading = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<"paused" | "playing">();
  const held = useHeld(whole);
  const lessMotion = useLessMotion();
  const paused = choice ? choice === "paused" : lessMotion;
  const Turn = paused ? Play : Pause;
  const count = slides.length;
  const moving = count > 1 && !paused && !held;

  const show = useCallback((slide: number) => {
    setCurrent(slide);
    heading.current = slide;
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
      if (heading.current !== undefined && heading.current !== slide) return;
      heading.current = undefined;
      setCurrent(slide);
    }, SETTLE_MS);
  };

  /** Whoever swipes decides where it rests. */
  const takeOver = () => {
    heading.current = undefined;
  };

  // Somebody may have swiped before this script ran.
  useEffect(() => {
    track.current?.dispatchEvent(new Event("scroll"));
    return () => clearTimeout(settling.current);
  }, []);

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(show, delayMs, (current + 1) % count);
    return () => clearTimeout(timer);
  }, [moving, show, delayMs, current, count]);

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
      ref={whole}
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
        onPointerDown={takeOver}
        onWheel={takeOver}
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
                className="group grid h-11 max-w-11 grow basis-6 place-items-center rounded-md pointer-fine:h-8 pointer-fine:max-w-8"
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
