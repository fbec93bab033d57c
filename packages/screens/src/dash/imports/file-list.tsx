export interface FileListProps {
  /** Text of the summary that opens the list. */
  readonly title: string;
  /** Names of the files, each with an optional remark. */
  readonly files: readonly { readonly name: string; readonly note?: string }[];
  /** Whether there are more files than listed. */
  readonly isCut?: boolean;
}

/** Names of files below a title that opens them. */
export function FileList({ title, files, isCut = false }: FileListProps) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 sm:min-h-9 sm:py-1.5">{title}</summary>
      <ul className="text-muted ms-4 list-disc space-y-1 wrap-anywhere">
        {files.map(({ name, note }) => (
          <li key={name}>
            <bdi>{name}</bdi>
            {note && `: ${note}`}
          </li>
        ))}
        {isCut && <li>…</li>}
      </ul>
    </details>
  );
}
