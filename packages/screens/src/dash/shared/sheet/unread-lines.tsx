import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { plural, type PluralForms } from "@shop/i18n/plural.ts";
import { useIsolated } from "@shop/i18n/use-figures.ts";

/** Lines that are named. */
const MAX_NAMED = 100;

/** A line of a list that was not taken over. */
interface UnreadLine<F extends string> {
  readonly row: number;
  /** What names its product; '' where nothing does. */
  readonly code: string;
  /** The value that cannot be read. */
  readonly written: string;
  readonly fault: F;
}

export interface UnreadLinesProps<F extends string> {
  /** The lines, the first ones of which are named. */
  readonly lines: ReadonlyArray<UnreadLine<F>>;
  /** Texts: the number of a row, the reasons with the value, and how many more there are. */
  readonly texts: {
    readonly row: string;
    readonly unread: Readonly<Record<F, string>>;
    readonly more: PluralForms;
  };
}

/** The lines of a list that were not taken over, each with its reason. */
export function UnreadLines<F extends string>({ lines, texts }: UnreadLinesProps<F>) {
  const { locale } = useLocale();
  const isolated = useIsolated();
  const left = lines.length - MAX_NAMED;
  return (
    <ul className="grid gap-1 text-sm empty:hidden">
      {lines.slice(0, MAX_NAMED).map(({ row, code, written, fault }) => (
        <li key={`${row} ${fault}`} className="bg-caution-soft flex flex-wrap gap-x-3 rounded-md px-3 py-1.5">
          <span className="text-muted">{fill(texts.row, { row: formatCount(row) })}</span>
          {code !== "" && (
            <bdi dir="ltr" className="font-semibold wrap-anywhere">
              {code}
            </bdi>
          )}
          <span className="wrap-anywhere">{fill(texts.unread[fault], { written: isolated(written) })}</span>
        </li>
      ))}
      {left > 0 && <li className="text-muted">{plural(locale, left, texts.more)}</li>}
    </ul>
  );
}
