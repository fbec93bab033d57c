import { useMessages } from "@shop/i18n/i18n.tsx";
import { FileDrop } from "@shop/ui/file-drop/file-drop.tsx";
import { useState } from "react";

/** Largest file of a list, in bytes. */
const MAX_BYTES = 1024 * 1024;

const ACCEPTED = {
  "text/csv": [".csv"],
  "text/plain": [".txt", ".tsv", ".bom", ".lst"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [".xlsx"],
};

export interface ListFileProps {
  /** Reads the text of a file; rejects for one that is no list. */
  readonly readFile: (file: File) => Promise<string>;
  /** Called with the text of the chosen file. */
  readonly onText: (text: string) => void;
}

/** Takes a parts list from a file. */
export function ListFile({ readFile, onText }: ListFileProps) {
  const texts = useMessages("partsList");
  const [isUnreadable, setUnreadable] = useState(false);
  const read = async (file: File | undefined): Promise<void> => {
    try {
      if (!file) throw new Error("The file was not taken.");
      const text = await readFile(file);
      setUnreadable(false);
      onText(text);
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <FileDrop
      buttonLabel={texts.file}
      hint={texts.fileHint}
      accept={ACCEPTED}
      maxBytes={MAX_BYTES}
      maxFiles={1}
      onFiles={([file]) => void read(file)}
    >
      <p role="alert" className="text-caution text-sm empty:hidden">
        {isUnreadable && texts.unreadable}
      </p>
    </FileDrop>
  );
}
