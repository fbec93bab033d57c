import { type DayHours, groupHours } from "@shop/domain/site/opening-hours.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

export interface BranchHoursProps {
  /** The days on which the branch opens; days that are missing show as closed. */
  readonly hours: readonly DayHours[];
}

/** The opening hours of a branch, consecutive days with the same hours in one line; nothing where none are stated. */
export function BranchHours({ hours }: BranchHoursProps) {
  const texts = useMessages("about");
  const groups = groupHours(hours);
  if (groups.length === 0) return null;
  return (
    <div className="border-line grow border-t pt-3">
      <h4 className="text-muted text-sm">{texts.hours}</h4>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {groups.map(({ days, shifts }) => {
          const [first, last] = [days[0], days.at(-1)];
          if (!first || !last) return null;
          const range = { first: texts.days[first], last: texts.days[last] };
          return (
            <div key={first} className="contents">
              <dt>{first === last ? range.first : fill(texts.dayRange, range)}</dt>
              <dd className={shifts.length > 0 ? "text-end tabular-nums" : "text-muted text-end"}>
                {shifts.length === 0 && texts.closed}
                {shifts.map((shift) => (
                  <span key={shift.opens} className="block">
                    {fill(texts.timeRange, { ...shift })}
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
