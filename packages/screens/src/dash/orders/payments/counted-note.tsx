import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";

export interface CountedNoteProps {
  /** The code of the error by which the note was asked for; undefined where it was not. */
  readonly error: string | undefined;
  readonly note: string;
  /** Called with the changed note. */
  readonly onNote: (note: string) => void;
}

/** Asks why cash that was counted changes, once the server has refused it without a note; nothing before. */
export function CountedNote({ error, note, onNote }: CountedNoteProps) {
  const { payments } = useMessages("dashOrders");
  const errors = useMessages("errors");
  if (error === undefined && note === "") return null;
  return (
    <Field label={payments.note} error={error && errorWords(errors, error)}>
      <Input value={note} autoComplete="off" onChange={({ target }) => onNote(target.value)} />
    </Field>
  );
}
