import type { ImportUndo, ProductImport } from "@shop/contract/imports/product-import.ts";
import type {
  ForeignGroupChoice,
  ImportView,
  ImportAnswers,
  ShownLines,
} from "@shop/data/dash/imports/view.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import { useState } from "react";

import { DashSection } from "../shared/dash-section.tsx";
import { ForeignGroupsSection } from "./foreign-groups.tsx";
import { HiddenParts } from "./hidden-parts.tsx";
import { ImportColumns } from "./import-columns.tsx";
import { ImportLines } from "./import-lines.tsx";
import { ImportPicturesSection } from "./import-pictures.tsx";
import { ImportQuestions } from "./import-questions.tsx";
import { ImportReading } from "./import-reading.tsx";
import { PriceJumpsNote } from "./price-jumps.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { useGroupChoices } from "./use-group-choices.ts";

/** Props of the steps of an import. */
export interface ImportStepProps extends Omit<ImportView, "found"> {
  /** The loaded import. */
  readonly found: ProductImport;
  /** The kind of lines that is listed; null for all. */
  readonly shown: ShownLines;
  /** Called with the chosen kind of lines; null when all are to be listed. */
  readonly onShown: (shown: ShownLines) => void;
}

/** A running step, or one that waits for its turn, with its progress and the command that stops it. */
export function RunningStep({
  found,
  step,
  command,
  onCancel,
}: ImportStepProps & { readonly step: "reading" | "unpacking" | "checking" | "applying" | "undoing" }) {
  const { running: texts } = useMessages("dashImports");
  const { locale } = useLocale();
  const { work, done, waiting } = found;
  const isStopping = command.status === "pending";
  return (
    <DashSection title={texts[step]}>
      <ProgressBar
        label={waiting ? texts.waiting : texts[step]}
        share={work > 0 && done > 0 ? done / work : null}
        {...(work > 0 &&
          !waiting && {
            text: fill(plural(locale, work, step === "unpacking" ? texts.pictures : texts.progress), {
              done: formatCount(done),
            }),
          })}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {found.can_stop && (
          <Button disabled={isStopping} onClick={onCancel}>
            {isStopping ? texts.stopping : texts.stop}
          </Button>
        )}
        <p className="text-muted text-sm">{found.can_stop ? texts.leave : texts.completed}</p>
      </div>
    </DashSection>
  );
}

/** What the choice of columns starts anew with: another reading has other columns. */
const columnsOf = ({ columns, reading }: ProductImport): string =>
  [reading?.sheet, reading?.heading_row, ...columns.map(({ header }) => header)].join(" ");

/** What is answered of the questions of an import so far. */
const answersOf = ({ set_stock, set_packs, set_specifications }: ProductImport): ImportAnswers => ({
  answers: { set_stock, set_packs, set_specifications },
});

/** The choice of the columns of an uploaded sheet. */
export function ColumnsStep({
  found,
  attributes,
  seesCosts,
  command,
  pictures,
  onCheck,
  onReadAgain,
  onCancel,
}: ImportStepProps) {
  const { report } = useMessages("dashImports");
  const isPending = command.status === "pending" || pictures.upload.status === "pending";
  return (
    <div className="grid gap-4">
      <ImportReading {...{ found, isPending, onReadAgain }} />
      <ImportColumns
        key={columnsOf(found)}
        {...{ found, attributes, seesCosts, isPending }}
        onCheck={(columns) =>
          onCheck({
            ...columns,
            createGroups: found.create_groups,
            mappedGroups: found.mapped_groups,
            ...answersOf(found),
          })
        }
      >
        <Button variant="quiet" disabled={isPending} onClick={onCancel}>
          {report.discard}
        </Button>
      </ImportColumns>
      <ImportPicturesSection {...{ found, isPending }} {...pictures} />
    </div>
  );
}

/** What a checked import would change, and the decision. */
export function ReportStep(props: ImportStepProps) {
  const {
    found,
    attributes,
    seesCosts,
    command,
    lines,
    pictures,
    subCategories,
    shown,
    onShown,
    onCheck,
    onReadAgain,
    onApply,
    onCancel,
  } = props;
  const { report: texts, columns } = useMessages("dashImports");
  const { locale } = useLocale();
  const [isChanging, setChanging] = useState(false);
  const [areJumpsAccepted, setJumpsAccepted] = useState(false);
  const choices = useGroupChoices(found);
  const isPending = command.status === "pending" || pictures.upload.status === "pending";
  const writes = found.counts.created + found.counts.updated;
  if (isChanging) {
    return (
      <div className="grid gap-4">
        <ImportReading {...{ found, isPending, onReadAgain }} />
        <ImportColumns
          {...{ found, attributes, seesCosts, isPending }}
          onCheck={(chosen) => onCheck({ ...chosen, ...choices.choice, ...answersOf(found) })}
        >
          <Button variant="quiet" onClick={() => setChanging(false)}>
            {texts.title}
          </Button>
        </ImportColumns>
      </div>
    );
  }
  const isJumping = found.price_jumps.jumps.length > 0;
  const isBlocked = choices.isChanged || (isJumping && !areJumpsAccepted);
  const checkAgain = (choice: ForeignGroupChoice & Partial<ImportAnswers>) =>
    onCheck({
      fields: found.columns.map(({ field }) => field),
      // A check has a decimal mark.
      decimal: found.decimal ?? "point",
      costRate: found.cost_rate,
      ...answersOf(found),
      ...choice,
    });
  return (
    <div className="grid gap-4">
      <DashSection title={texts.title}>
        <ForeignGroupsSection {...{ found, subCategories, choices, isPending }} onCheck={checkAgain} />
        {found.reading && <HiddenParts reading={found.reading} />}
        <ImportQuestions
          {...{ found, isPending }}
          onAnswer={(answer) =>
            checkAgain({ ...choices.choice, answers: { ...answersOf(found).answers, ...answer } })
          }
        />
        {writes > 0 && (
          <PriceJumpsNote
            found={found.price_jumps}
            isAccepted={areJumpsAccepted}
            onAccept={setJumpsAccepted}
          />
        )}
        <div className="mb-4 flex flex-wrap items-center gap-3">
          {writes > 0 && (
            <Button
              variant={isBlocked ? "outline" : "signal"}
              disabled={isPending || isBlocked}
              onClick={() => onApply(isJumping)}
            >
              {plural(locale, writes, texts.apply)}
            </Button>
          )}
          {found.counts.created > 0 && hasNoStock(found) && <p>{texts.noStock}</p>}
          {writes + found.counts.rejected === 0 && <p>{texts.nothing}</p>}
          <Button disabled={isPending} onClick={() => setChanging(true)}>
            {columns.change}
          </Button>
          <Button variant="quiet" disabled={isPending} onClick={onCancel}>
            {texts.discard}
          </Button>
        </div>
        <ImportLines {...{ found, shown, onShown }} view={lines} />
      </DashSection>
      <ImportPicturesSection {...{ found, isPending }} {...pictures} />
    </div>
  );
}

/** Whether new products of a sheet get the default stock; of exports of other programs a remark says what is unknown. */
const hasNoStock = ({ source, columns }: ProductImport): boolean =>
  source === "own" && !columns.some(({ field }) => field === "amount" || field === "in_stock");

/** Names of groups that are listed of those that an undo left. */
const LISTED_NAMES = 20;

/** The groups that an undo removed, and those that it left. */
function UndoneGroups({ undo }: { readonly undo: ImportUndo }) {
  const { done: texts } = useMessages("dashImports");
  const { locale } = useLocale();
  const { removed_groups: removed, kept_groups: kept } = undo;
  const names = kept.slice(0, LISTED_NAMES).join(", ") + (kept.length > LISTED_NAMES ? " …" : "");
  return (
    <>
      {removed > 0 && <p className="mt-1">{plural(locale, removed, texts.removedGroups)}</p>}
      {kept.length > 0 && <p className="mt-1">{fill(texts.keptGroups, { names })}</p>}
    </>
  );
}

/** The numbers of new and changed products; one that is 0 is left out. */
function AppliedText({ counts: { created, updated } }: Pick<ProductImport, "counts">) {
  const { done: texts } = useMessages("dashImports");
  const { locale } = useLocale();
  const products = {
    created: plural(locale, created, texts.created),
    updated: plural(locale, updated, texts.updated),
  };
  if (created > 0 && updated > 0) return fill(texts.appliedBoth, products);
  return fill(texts.applied, { products: updated > 0 ? products.updated : products.created });
}

/** What an import has changed, with its undo; after that what was restored. */
export function ResultStep({ found, command, lines, shown, onShown, onUndo }: ImportStepProps) {
  const { done: texts, report } = useMessages("dashImports");
  const { locale } = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { undo } = found;
  return (
    <DashSection title={report.result}>
      <output className="block font-semibold">
        {undo ? plural(locale, undo.restored, texts.undone) : <AppliedText counts={found.counts} />}
      </output>
      {undo && undo.kept > 0 && <p className="mt-1">{plural(locale, undo.kept, texts.kept)}</p>}
      {undo && <UndoneGroups undo={undo} />}
      <div className="my-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {found.can_undo && (
          <Button disabled={command.status === "pending"} onClick={() => setAsking(true)}>
            {texts.undo}
          </Button>
        )}
        {!found.can_undo && !undo && <p className="text-muted text-sm">{texts.noUndo}</p>}
        <TextLink href={dashPages.imports.path} className="inline-flex min-h-11 items-center">
          {texts.another}
        </TextLink>
      </div>
      <ImportLines {...{ found, shown, onShown }} view={lines} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={texts.undoTitle}
        message={texts.undoHint}
        cancelLabel={texts.keep}
        confirmLabel={texts.undoConfirm}
        onConfirm={() => {
          setAsking(false);
          onUndo();
        }}
      />
    </DashSection>
  );
}

/** An import that failed or was discarded; one whose file is stored can be read in another way. */
export function EndedStep({ found, command, onReadAgain }: ImportStepProps) {
  const { done: texts } = useMessages("dashImports");
  return (
    <div className="grid justify-items-start gap-4">
      <ImportReading {...{ found, onReadAgain }} isPending={command.status === "pending"} />
      <TextLink href={dashPages.imports.path} className="inline-flex min-h-11 items-center">
        {texts.another}
      </TextLink>
    </div>
  );
}
