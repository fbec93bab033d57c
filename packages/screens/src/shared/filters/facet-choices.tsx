import { formatCount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import { useState } from "react";

import { LocalText } from "../local-text.tsx";

/** A choice of a facet. */
interface FacetChoice {
  /** Its value in the address. */
  readonly value: string;
  readonly label: string;
  /** Products that have it, where the other filters hold. */
  readonly count: number;
  readonly checked: boolean;
}

/** Choices that are shown before 'show all'. */
const SHOWN = 8;

export interface FacetChoicesProps {
  /** Name of the parameter in the address. */
  readonly name: string;
  readonly choices: readonly FacetChoice[];
  /** Called with a choice that is checked or unchecked. */
  readonly onToggle: (value: string, checked: boolean) => void;
}

/** The choices of a facet with their numbers of products; of many, those with most products, and all on request. */
export function FacetChoices({ name, choices, onToggle }: FacetChoicesProps) {
  const { filters: texts } = useMessages("lists");
  const [isWhole, setWhole] = useState(false);
  const often = new Set(
    choices
      .toSorted((a, b) => b.count - a.count)
      .slice(0, SHOWN)
      .map(({ value }) => value),
  );
  const shown = choices.filter(({ value, checked }) => isWhole || checked || often.has(value));
  return (
    <>
      <div className="max-h-80 overflow-y-auto">
        {shown.map(({ value, label, count, checked }) => (
          <Checkbox
            key={value}
            className="w-full [&>span]:grow"
            name={name}
            value={value}
            checked={checked}
            onChange={({ target }) => onToggle(value, target.checked)}
          >
            <span className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                <LocalText text={label} />
              </span>
              <span className="figures text-muted">{formatCount(count)}</span>
            </span>
          </Checkbox>
        ))}
      </div>
      {choices.length > shown.length && (
        <button
          type="button"
          className="text-muted hover:text-ink min-h-11 text-sm underline underline-offset-4"
          onClick={() => setWhole(true)}
        >
          {texts.showAll.replace("{count}", formatCount(choices.length))}
        </button>
      )}
    </>
  );
}
