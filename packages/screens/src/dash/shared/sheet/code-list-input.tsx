import type { Submission } from "@shop/data/view.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { plural, type PluralForms } from "@shop/i18n/plural.ts";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import { type ReactNode, useState } from "react";

import { DashSection } from "../dash-section.tsx";
import { SheetInput, type SheetInputProps } from "./sheet-input.tsx";
import { UnreadLines, type UnreadLinesProps } from "./unread-lines.tsx";

export interface CodeListInputProps<F extends string> {
  /** Wording for the kind of list; `replace` labels the choice to replace what is there, which lists without it do not have. */
  readonly texts: SheetInputProps["texts"] &
    UnreadLinesProps<F>["texts"] & {
      readonly title: string;
      readonly hint: string;
      readonly replace?: string;
      /** How many lines were left out. */
      readonly left: PluralForms;
    };
  /** The upload of a list; an error is the reason for which it cannot be read. */
  readonly upload: Submission;
  /** The largest file, in bytes. */
  readonly maxBytes: number;
  /** Takes over a list; it stands for what is there where `replace`. */
  readonly onList: (file: File, replace: boolean) => void | Promise<void>;
  /** The lines that the last list has left out; null before. */
  readonly unread: UnreadLinesProps<F>["lines"] | null;
  /** What the last list has done, line by line. */
  readonly done: readonly string[];
  /** What leads on from there. */
  readonly children?: ReactNode;
}

/** Takes over a list whose lines name products by their codes, from a file or from pasted rows, and says what it has left out. */
export function CodeListInput<F extends string>({
  texts,
  upload,
  maxBytes,
  onList,
  unread,
  done,
  children,
}: CodeListInputProps<F>) {
  const { locale } = useLocale();
  const [replace, setReplace] = useState(false);
  return (
    <DashSection title={texts.title}>
      <p className="text-muted mb-2 text-sm">{texts.hint}</p>
      {texts.replace !== undefined && (
        <Checkbox checked={replace} onChange={({ target }) => setReplace(target.checked)}>
          {texts.replace}
        </Checkbox>
      )}
      <SheetInput
        {...{ upload, texts, maxBytes }}
        progress={1}
        onUpload={(file) => void onList(file, replace)}
        pastedName="list.txt"
        isOpen
      />
      {unread && upload.status !== "pending" && (
        <div className="mt-3 grid gap-2">
          <output className="grid gap-1">
            {done.map((line, at) => (
              <span key={line} className={at === 0 ? "font-semibold" : undefined}>
                {line}
              </span>
            ))}
            {unread.length > 0 && (
              <span className="text-negative">{plural(locale, unread.length, texts.left)}</span>
            )}
          </output>
          {children}
          <UnreadLines lines={unread} texts={texts} />
        </div>
      )}
    </DashSection>
  );
}
