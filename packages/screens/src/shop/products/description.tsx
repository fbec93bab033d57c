import {
  type DescriptionBlock,
  descriptionBlocks,
  valueOf,
} from "@shop/domain/catalogue/description-blocks.ts";
import { directionOf } from "@shop/domain/locale/locale.ts";
import { foreignLanguage } from "@shop/domain/locale/text-traits.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";

import { LocalText } from "../../shared/local-text.tsx";

export interface DescriptionProps {
  /** Plain text; '## ' begins a heading, and lines such as 'Voltage: 5 V' are rendered as a table. */
  readonly text: string;
}

function Block({ block, text }: { readonly block: DescriptionBlock } & DescriptionProps) {
  const { locale } = useLocale();
  if (block.kind === "heading") {
    return (
      <h3 className="mt-2 -mb-1 font-bold">
        <LocalText text={block.lines.join(" ")} />
      </h3>
    );
  }
  if (block.kind === "text") {
    return (
      <p
        dir={directionOf(foreignLanguage(text, locale) ?? locale)}
        className="max-w-prose leading-relaxed whitespace-pre-line"
      >
        <LocalText text={block.lines.join("\n")} />
      </p>
    );
  }
  return (
    <dl className="border-line divide-line divide-y border-y">
      {block.lines.map((line) => {
        const [name, value] = valueOf(line);
        return (
          <div key={line} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 py-2">
            <dt className="text-muted">
              <LocalText text={name} />
            </dt>
            <dd>
              <LocalText text={value} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A product's description: text with its line breaks, headings, and its values as tables. */
export function Description({ text }: DescriptionProps) {
  return (
    <div className="grid gap-4 wrap-anywhere">
      {descriptionBlocks(text).map((block) => (
        <Block key={block.place} block={block} text={text} />
      ))}
    </div>
  );
}
