import { RESTORE_DAYS } from "@shop/domain/constants.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";

/** The specified question before something is deleted, with what becomes of it. */
export function DeletionMessage({ name }: { readonly name: string }) {
  const { confirm } = useMessages("dashShell");
  const isolated = useIsolated();
  return (
    <>
      <span className="block">{confirm.text}</span>
      {name && (
        <span className="mt-2 block text-sm">
          {fill(confirm.hint, { name: isolated(name), days: RESTORE_DAYS })}
        </span>
      )}
    </>
  );
}
