import type { LinePart, TextRun } from "@shop/domain/locale/figures.ts";
import { directionOf } from "@shop/domain/locale/locale.ts";
import { foreignLanguage, isKeptTogether, quantityPieces } from "@shop/domain/locale/text-traits.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { useFigures } from "@shop/i18n/use-figures.ts";
import { Fragment, type ReactNode } from "react";

/** Renders the characters of a text from `start` to `end`. */
type Render = (start: number, end: number) => ReactNode;

export interface LocalTextProps {
  /** Text from the catalogue or an order: a name, a value, a description. */
  readonly text: string;
  /** Renders characters, to emphasize some of them; by default as they are. */
  readonly render?: Render | undefined;
}

const KEPT = "whitespace-nowrap";

interface FiguresProps {
  readonly run: TextRun;
  readonly parts: readonly LinePart[];
  readonly render: Render;
}

/** A run of figures; its parts with a hyphen, sign or unit are kept on one line. */
function Figures({ run, parts, render }: FiguresProps) {
  const end = run.start + run.text.length;
  return (
    <bdi dir="ltr">
      {parts.map(({ text, start }, index) => {
        const last = start + text.length;
        return (
          <Fragment key={start}>
            {isKeptTogether(text) ? <span className={KEPT}>{render(start, last)}</span> : render(start, last)}
            {render(last, parts[index + 1]?.start ?? end)}
          </Fragment>
        );
      })}
    </bdi>
  );
}

/**
 * Text from the catalogue in its own direction. In Arabic, part numbers, signs, ranges and Latin words are isolated, so that the
 * line does not reorder them, and not broken at hyphens; a number is kept on one line with its unit; text in the page's other language carries `lang`.
 */
export function LocalText({ text, render }: LocalTextProps) {
  const { locale } = useLocale();
  const language = foreignLanguage(text, locale);
  const figures = useFigures();
  const characters: Render = (start, end) => {
    if (start === end) return null;
    return render ? render(start, end) : text.slice(start, end);
  };
  if (!figures || language) {
    const pieces = quantityPieces(text);
    return (
      <bdi lang={language} dir={language && directionOf(language)}>
        {pieces.map((piece, at) => {
          const start = pieces.slice(0, at).join("").length;
          const shown = characters(start, start + piece.length);
          return (
            <Fragment key={`${start}${piece}`}>
              {at % 2 === 1 ? <span className={KEPT}>{shown}</span> : shown}
            </Fragment>
          );
        })}
      </bdi>
    );
  }
  return (
    <bdi dir="rtl">
      {figures
        .textRuns(text)
        .map((run) =>
          run.isFigures ? (
            <Figures key={run.start} run={run} parts={figures.lineParts(run)} render={characters} />
          ) : (
            <Fragment key={run.start}>{characters(run.start, run.start + run.text.length)}</Fragment>
          ),
        )}
    </bdi>
  );
}

export interface PartNumberProps {
  /** The part number as it is stored. */
  readonly number: string;
  /** Classes of a number that may be broken; 'wrap-anywhere' by default. */
  readonly className?: string | undefined;
}

/** A part number, left to right; a short one is not broken at its hyphens, unless the line is narrower than it. */
export const PartNumber = ({ number, className = "wrap-anywhere" }: PartNumberProps) => (
  <span className={`figures ${isKeptTogether(number) ? "inline-block w-max max-w-full" : className}`}>
    {number}
  </span>
);
