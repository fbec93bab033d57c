import type { Demonstration } from "@shop/contract/demonstration/demonstration.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

const head = "py-2 ps-3 text-end align-bottom font-normal first-letter:uppercase";
const cell = "py-2 ps-3 text-end";

/** How much of each kind of content a removal of the demonstration deletes and keeps. */
export function PartsTable({ parts }: Pick<Demonstration, "parts">) {
  const texts = useMessages("dashDemonstration");
  const shown = parts.filter(({ removed, changed, needed }) => removed + changed + needed > 0);
  return (
    /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as WCAG 2.1.1 asks of scrollable areas */
    <section aria-label={texts.table} tabIndex={0} className="scroll-cue -mx-4 overflow-x-auto px-4">
      <table aria-label={texts.table} className="w-full">
        <thead className="text-muted text-sm">
          <tr>
            <th scope="col" className="py-2 text-start align-bottom font-normal">
              {texts.kind}
            </th>
            <th scope="col" className={head}>
              {texts.removed}
            </th>
            <th scope="col" className={head}>
              {texts.changed}
            </th>
            <th scope="col" className={head}>
              {texts.needed}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ kind, removed, changed, needed }) => (
            <tr key={kind} className="border-line border-t">
              <th scope="row" className="py-2 text-start font-normal">
                {texts.parts[kind]}
              </th>
              {[
                { name: "removed", count: removed },
                { name: "changed", count: changed },
                { name: "needed", count: needed },
              ].map(({ name, count }) => (
                <td key={name} className={cell}>
                  <span className={`figures ${count === 0 ? "text-muted" : "font-semibold"}`}>
                    {formatCount(count)}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
