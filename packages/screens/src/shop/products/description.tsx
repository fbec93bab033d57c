import { directionOf } from "@shop/domain/locale/locale.ts";
import { foreignLanguage } from "@shop/domain/locale/text-traits.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";

import { LocalText } from "../../parts/local-text.tsx";

/** Props of {@link Description}. */
export interface DescriptionProps {
  /** Plain text; lines such as 'Voltage: 5 V' are rendered as a table. */
  readonly text: string;
}

interface Block {
  readonly kind: "text" | "values";
  readonly lines: readonly string[];
}

const VALUE_LINE = /^([^:]{1,40}):\s+(\S.*)$/;

/** Groups neighbouring lines of one kind into blocks; empty lines separate blocks. */
function blocksOf(text: string): Block[] {
  const blocks: { kind: Block["kind"]; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const kind = VALUE_LINE.test(line) ? "values" : "text";
    const last = blocks.at(-1);
    if (!line.trim()) blocks.push({ kind: "text", lines: [] });
    else if (last?.kind === kind) last.lines.push(line);
    else blocks.push({ kind, lines: [line] });
  }
  return blocks.filter(({ lines }) => lines.length > 0);
}

/** A product's description: text with its line breaks, and its values as a table. */
export function Description({ text }: DescriptionProps) {
  const { locale } = useLocale();
  return (
    <div className="grid gap-4 wrap-anywhere">
      {blocksOf(text).map(({ kind, lines }) =>
        kind === "text" ? (
          <p
            key={lines[0]}
            dir={directionOf(foreignLanguage(text, locale) ?? locale)}
            className="max-w-prose leading-relaxed whitespace-pre-line"
          >
            <LocalText text={lines.join("\n")} />
          </p>
        ) : (
          <dl key={lines[0]} className="border-line divide-line divide-y border-y">
            {lines.map((line) => {
              const [, name, value] = VALUE_LINE.exec(line) ?? [];
              return (
                <div key={line} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 py-2">
                  <dt className="text-muted">
                    <LocalText text={name ?? ""} />
                  </dt>
                  <dd>
                    <LocalText text={value ?? ""} />
                  </dd>
                </div>
              );
            })}
          </dl>
        ),
      )}
    </div>
  );
}
