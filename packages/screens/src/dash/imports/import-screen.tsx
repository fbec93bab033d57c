import type { ImportView, ShownLines } from "@shop/data/dash/imports/view.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import type { ReactNode } from "react";

import { FormFailure } from "../../form/form-failure.tsx";
import { RemoteView } from "../../shared/list/remote-view.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { ImportStateMark } from "./import-state-mark.tsx";
import {
  ColumnsStep,
  EndedStep,
  type ImportStepProps,
  ReportStep,
  ResultStep,
  RunningStep,
} from "./import-steps.tsx";

export interface ImportScreenProps extends ImportView {
  /** The kind of lines that the page's address names. */
  readonly shown: ShownLines;
  /** Called with the chosen kind of lines; null when all are to be listed. */
  readonly onShown: (shown: ShownLines) => void;
}

function stepOf(props: ImportStepProps): ReactNode {
  const { state } = props.found;
  switch (state) {
    case "reading":
    case "unpacking":
    case "checking":
    case "applying":
    case "undoing":
      return <RunningStep {...props} step={state} />;
    case "uploaded":
      return <ColumnsStep {...props} />;
    case "checked":
      return <ReportStep {...props} />;
    case "applied":
    case "undone":
      return <ResultStep {...props} />;
    case "failed":
    case "cancelled":
      return <EndedStep {...props} />;
    default:
      return state satisfies never;
  }
}

/** One import from its columns to its result; what it shows follows its state on the server. */
export function ImportScreen({ found, command, ...props }: ImportScreenProps) {
  const { back, title, failed, faults, notAllowed } = useMessages("dashImports");
  const errors = useMessages("errors");
  const one = found.status === "ready" ? found.data : null;
  return (
    <div className="max-w-5xl">
      <TextLink
        href={dashPages.imports.path}
        className="text-muted mb-1 inline-flex min-h-11 items-center gap-1 text-sm sm:min-h-9"
      >
        <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
        {back}
      </TextLink>
      <DashHead title={one?.file_name ?? title} note={one && <ImportStateMark one={one} />} />
      {one?.fault && (
        <p role="alert" className="border-line bg-sunken mb-4 flex items-start gap-2 rounded-md border p-3">
          <CircleAlert aria-hidden className="text-negative mt-0.5 size-5 shrink-0" />
          <span>{fill(faults[one.fault], { row: String(one.fault_row ?? "") })}</span>
        </p>
      )}
      {command.status === "failed" && (
        <div className="mb-4">
          <FormFailure>
            {command.error === "state_not_allowed" ? notAllowed : errorWords(errors, command.error)}
          </FormFailure>
        </div>
      )}
      <RemoteView remote={found} skeleton={<Skeleton className="h-72 rounded-md" />} failed={failed}>
        {(data) => stepOf({ ...props, command, found: data })}
      </RemoteView>
    </div>
  );
}
