import { localName } from "@shop/domain/locale/locale.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { readSpecification } from "@shop/domain/specifications/read-specification.ts";
import { splitBlock } from "@shop/domain/specifications/split-block.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import { Textarea } from "@shop/ui/textarea.tsx";
import { useId, useState } from "react";

import { useReading } from "../../shared/sheet/use-reading.ts";

export interface PasteSpecificationsProps {
  /** The attributes that lines of the block can name. */
  readonly attributes: readonly Attribute[];
  /** Called with the texts that can be read, by the ids of their attributes. */
  readonly onTake: (values: ReadonlyMap<number, string>) => void;
}

/** A field for a block of specifications as datasheets and shops have it, with a preview of what is taken from it. */
export function PasteSpecifications({ attributes, onTake }: PasteSpecificationsProps) {
  const { specifications: texts } = useMessages("dashProducts");
  const { locale } = useLocale();
  const readingOf = useReading();
  const field = useId();
  const [isOpen, setOpen] = useState(false);
  const [block, setBlock] = useState("");
  if (!isOpen) {
    return (
      <div>
        <Button size="sm" onClick={() => setOpen(true)}>
          {texts.paste}
        </Button>
      </div>
    );
  }
  const { values, rest } = splitBlock(block, attributes);
  const rows = attributes.flatMap((attribute) => {
    const text = values.get(attribute.id);
    return text === undefined ? [] : [{ attribute, text, isRead: !readSpecification(attribute, text).error }];
  });
  const readable = new Map(
    rows.filter(({ isRead }) => isRead).map(({ attribute, text }) => [attribute.id, text]),
  );
  const close = () => {
    setOpen(false);
    setBlock("");
  };
  return (
    <div className="bg-sunken grid gap-3 rounded-md p-3">
      <label htmlFor={field} className="font-semibold">
        {texts.block}
      </label>
      <p id={`${field}-hint`} className="text-muted text-sm">
        {texts.blockHint}
      </p>
      <Textarea
        id={field}
        aria-describedby={`${field}-hint`}
        rows={6}
        dir="auto"
        value={block}
        onChange={(event) => setBlock(event.target.value)}
      />
      {rows.length > 0 && (
        <table className="w-full text-sm">
          <caption className="sr-only">{texts.preview}</caption>
          <tbody>
            {rows.map(({ attribute, text, isRead }) => (
              <tr key={attribute.id} className="border-line border-t align-top">
                <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                  {localName(attribute, locale)}
                </th>
                <td dir="auto" className="py-1.5 pe-3 font-semibold wrap-anywhere">
                  {text}
                </td>
                <td className={isRead ? "text-muted py-1.5" : "text-danger py-1.5"}>
                  {readingOf(attribute, text)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rest.length > 0 && (
        <div className="text-sm">
          <p className="text-muted">{plural(locale, rest.length, texts.notTaken)}</p>
          <ul className="max-h-32 list-inside list-disc overflow-y-auto">
            {[...new Set(rest)].map((line) => (
              <li key={line} dir="auto" className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          variant="signal"
          aria-disabled={readable.size === 0}
          onClick={() => {
            if (readable.size === 0) return;
            onTake(readable);
            close();
          }}
        >
          {plural(locale, readable.size, texts.take)}
        </Button>
        <Button size="sm" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
