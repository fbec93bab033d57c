/** What a {@link Description} takes. */
export interface DescriptionProps {
  /** Plain text; lines of the form 'Voltage: 5 V' make a table of values. */
  readonly text: string;
}

interface Block {
  readonly kind: "text" | "values";
  readonly lines: readonly string[];
}

const VALUE_LINE = /^([^:]{1,40}):\s+(\S.*)$/;

/** Neighbouring lines of one kind as blocks; empty lines separate and are left out. */
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
  return (
    <div className="grid gap-4 wrap-anywhere">
      {blocksOf(text).map(({ kind, lines }) =>
        kind === "text" ? (
          <p key={lines[0]} dir="auto" className="max-w-prose leading-relaxed whitespace-pre-line">
            {lines.join("\n")}
          </p>
        ) : (
          <dl key={lines[0]} className="border-line divide-line divide-y border-y">
            {lines.map((line) => {
              const [, name, value] = VALUE_LINE.exec(line) ?? [];
              return (
                <div key={line} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 py-2">
                  <dt className="text-muted">
                    <bdi>{name}</bdi>
                  </dt>
                  <dd>
                    <bdi>{value}</bdi>
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
