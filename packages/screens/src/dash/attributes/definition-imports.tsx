import type { DefinitionImport } from "@shop/contract/attributes/definition-import.ts";
import type { DefinitionImportsView } from "@shop/data/dash/attributes/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import { useEffect, useRef } from "react";

import { FormFailure } from "../../form/form-failure.tsx";
import { LocalText } from "../../shared/local-text.tsx";
import { DashSection } from "../shared/dash-section.tsx";

/** What an import did, its undo, and what the undo has kept. */
function Import({
  one,
  undoing,
  onUndo,
  kept,
}: Omit<DefinitionImportsView, "imports"> & { readonly one: DefinitionImport }) {
  const texts = useMessages("dashAttributes").sheet.imports;
  const { locale } = useLocale();
  const isolated = useIsolated();
  const { id, at, by, added, changed, undone } = one;
  const when = { day: formatDay(at, locale), time: formatTime(at, locale) };
  const isPending = undoing.status === "pending";
  const own = kept?.id === id ? kept.definitions : null;
  const outcome = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // The pressed button is removed, which would reset the focus to the body.
    if (own && undone) outcome.current?.focus();
  }, [own, undone]);
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="wrap-anywhere">
          {fill(texts.done, {
            ...when,
            added: formatCount(added),
            changed: formatCount(changed),
            who: isolated(by),
          })}
        </p>
        {!undone && (
          <Button
            aria-label={isPending ? undefined : fill(texts.undo, when)}
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) onUndo(id);
            }}
          >
            {isPending ? texts.undoing : texts.undoShort}
          </Button>
        )}
      </div>
      <output ref={outcome} tabIndex={-1} className="text-muted wrap-anywhere outline-none empty:sr-only">
        {undone && fill(plural(locale, undone.restored, texts.undone), { who: isolated(undone.by) })}
      </output>
      {own && own.length > 0 && (
        <div className="text-caution">
          <p>{texts.kept}</p>
          <ul className="ms-4 list-disc">
            {own.map(({ name, reason }) => (
              <li key={name}>
                <LocalText text={name} />
                {`: ${texts.reasons[reason]}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

/** The imports of definitions of the last days, each with its undo. */
export function DefinitionImports({ imports, ...rest }: DefinitionImportsView) {
  const texts = useMessages("dashAttributes").sheet.imports;
  const { retry } = useMessages("common");
  const errors = useMessages("errors");
  const { undoing } = rest;
  return (
    <DashSection title={texts.title}>
      {imports.status === "loading" && <Spinner label={texts.loading} showLabel />}
      {imports.status === "failed" && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="text-negative">{`${texts.failed} ${errorWords(errors, imports.error)}`}</p>
          <Button onClick={imports.onRetry}>{retry}</Button>
        </div>
      )}
      {imports.status === "ready" &&
        (imports.data.length === 0 ? (
          <p className="text-muted">{texts.none}</p>
        ) : (
          <>
            <p className="text-muted text-sm">{texts.hint}</p>
            <ul className="divide-line divide-y">
              {imports.data.map((one) => (
                <Import key={one.id} one={one} {...rest} />
              ))}
            </ul>
          </>
        ))}
      {undoing.status === "failed" && (
        <FormFailure>{`${texts.undoFailed} ${errorWords(errors, undoing.error)}`}</FormFailure>
      )}
    </DashSection>
  );
}
