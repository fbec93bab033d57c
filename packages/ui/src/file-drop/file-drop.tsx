import Upload from "lucide-react/icons/upload";
import { type ReactNode, type Ref, useId } from "react";
import { type FileRejection, useDropzone } from "react-dropzone";

import { Button } from "../button.tsx";
import { cn } from "../cn.ts";

/** Why a file is rejected before it is sent. */
export type FileRejectionReason = "wrong_type" | "too_large" | "too_many";

/** A file that was not taken. */
export interface RejectedFile {
  readonly file: File;
  readonly reason: FileRejectionReason;
}

export interface FileDropProps {
  /** Text of the button that opens the file dialog. */
  readonly buttonLabel: string;
  /** What is accepted, and up to which size. */
  readonly hint: ReactNode;
  /** Accepted types with their file extensions, such as `{"image/png": [".png"]}`. */
  readonly accept: Readonly<Record<string, readonly string[]>>;
  /** Maximum size of a file in bytes. */
  readonly maxBytes: number;
  /** Maximum number of files that are taken at once; 1 for a single file. */
  readonly maxFiles: number;
  /** Takes no files, and disables the button. */
  readonly disabled?: boolean;
  /** Checks a file whose type and size are accepted, for example by its content; resolves to null where it is taken. */
  readonly check?: (file: File) => Promise<FileRejectionReason | null>;
  /** Called with the files that were dropped, pasted or chosen, and with those that were rejected. */
  readonly onFiles: (files: readonly File[], rejected: readonly RejectedFile[]) => void;
  /** Content inside the drop area, such as the files so far. */
  readonly children?: ReactNode;
  /** Classes of the drop area, in addition to the component's own. */
  readonly className?: string;
  /** Marks the button as invalid by `data-invalid`, for a form that focuses its first fault. */
  readonly invalid?: boolean;
  /** The button that opens the file dialog. */
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

const reasons: Readonly<Record<string, FileRejectionReason>> = {
  "file-too-large": "too_large",
  "too-many-files": "too_many",
};

/** An area that takes files by drag and drop, by paste while the focus is in it, and by a button. */
export function FileDrop({
  buttonLabel,
  hint,
  accept,
  maxBytes,
  maxFiles,
  disabled = false,
  check,
  onFiles,
  children,
  className,
  invalid = false,
  buttonRef,
}: FileDropProps) {
  const hintId = useId();
  const take = async (files: readonly File[], rejections: readonly FileRejection[]) => {
    const rejected = rejections.map(({ file, errors }): RejectedFile => ({
      file,
      reason: reasons[errors[0]?.code ?? ""] ?? "wrong_type",
    }));
    if (!check) {
      onFiles(files, rejected);
      return;
    }
    const faults = await Promise.all(files.map(check));
    const taken: File[] = [];
    for (const [index, file] of files.entries()) {
      const reason = faults[index];
      if (reason) rejected.push({ file, reason });
      else taken.push(file);
    }
    onFiles(taken, rejected);
  };
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: { ...accept },
    maxSize: maxBytes,
    maxFiles,
    multiple: maxFiles > 1,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (files, rejections) => void take(files, rejections),
  });
  return (
    <div
      {...getRootProps()}
      className={cn(
        "border-line-strong rounded-md border border-dashed p-3 transition-colors",
        isDragActive && "border-focus bg-sunken",
        className,
      )}
    >
      {/* The button opens it: else a second control, without a name, is read. */}
      <input {...getInputProps()} hidden />
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          ref={buttonRef}
          aria-describedby={hintId}
          data-invalid={invalid ? "" : undefined}
          disabled={disabled}
          onClick={open}
        >
          <Upload aria-hidden className="size-4" />
          {buttonLabel}
        </Button>
        <p id={hintId} className="text-muted grow basis-48 text-sm">
          {hint}
        </p>
      </div>
    </div>
  );
}
