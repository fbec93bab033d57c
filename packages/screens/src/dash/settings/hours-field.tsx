import { type DayHours, type Weekday, weekdays } from "@shop/domain/site/opening-hours.ts";
import { errorWords } from "@shop/i18n/error-words.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import { FieldError } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import { useId } from "react";

import { FaultyGroup } from "../../form/faulty-group.tsx";

/** Errors of a day's times. */
interface TimeErrors {
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
}

/** Props of {@link HoursField}. */
export interface HoursFieldProps {
  /** The days on which the branch is open; a missing day is closed. */
  readonly hours: readonly DayHours[];
  /** Called with the hours of all open days after a change. */
  readonly onHours: (hours: DayHours[]) => void;
  /** The errors of a day's times as codes; empty for a valid day. */
  readonly errorsOf: (place: number) => TimeErrors;
  /** The error of the week as a whole as a code; undefined for a valid one. */
  readonly error: string | undefined;
}

/** The hours that an added day starts with, where no other day has any. */
const usualHours = { opens: "10:00", closes: "20:00" };

const inWeekOrder = (hours: readonly DayHours[]): DayHours[] =>
  hours.toSorted((one, other) => weekdays.indexOf(one.day) - weekdays.indexOf(other.day));

interface DayRowProps extends Pick<HoursFieldProps, "hours" | "onHours"> {
  readonly day: Weekday;
  readonly times: TimeErrors;
}

function DayRow({ day, hours, onHours, times }: DayRowProps) {
  const { hours: texts } = useMessages("dashSettings");
  const { days } = useMessages("about");
  const errors = useMessages("errors");
  const errorId = useId();
  const error = times.opens ?? times.closes;
  const own = hours.find((one) => one.day === day);
  const change = (part: Partial<DayHours>) =>
    onHours(hours.map((one) => (one.day === day ? Object.assign({}, one, part) : one)));
  return (
    <li className="grid gap-1 py-1.5">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
        <div className="w-36">
          <Checkbox
            checked={own !== undefined}
            onChange={({ target }) =>
              onHours(
                target.checked
                  ? inWeekOrder([...hours, { ...(hours.at(-1) ?? usualHours), day }])
                  : hours.filter((one) => one.day !== day),
              )
            }
          >
            {days[day]}
          </Checkbox>
        </div>
        {own ? (
          <div className="flex flex-wrap items-center gap-2">
            {(["opens", "closes"] as const).map((part) => (
              <Input
                key={part}
                type="time"
                required
                value={own[part]}
                onChange={({ target }) => change({ [part]: target.value })}
                aria-label={fill(texts[part], { day: days[day] })}
                aria-invalid={times[part] === undefined ? undefined : true}
                aria-describedby={error === undefined ? undefined : errorId}
                className="w-34 max-w-full"
              />
            ))}
          </div>
        ) : (
          <span className="text-muted">{texts.closed}</span>
        )}
      </div>
      {error !== undefined && (
        <FieldError id={errorId}>
          {error === "too_small" ? texts.order : errorWords(errors, error)}
        </FieldError>
      )}
    </li>
  );
}

/** The opening hours of a branch: each day of the week is closed or has two times. */
export function HoursField({ hours, onHours, errorsOf, error }: HoursFieldProps) {
  const { hours: texts } = useMessages("dashSettings");
  const [first] = hours;
  return (
    <FaultyGroup error={error}>
      <legend className="font-semibold">{texts.title}</legend>
      <p className="text-muted text-sm">{texts.hint}</p>
      <ul className="divide-line mt-1 divide-y">
        {weekdays.map((day) => {
          const place = hours.findIndex((one) => one.day === day);
          return (
            <DayRow key={day} {...{ day, hours, onHours }} times={place === -1 ? {} : errorsOf(place)} />
          );
        })}
      </ul>
      {first && hours.length > 1 && (
        <Button
          size="sm"
          className="mt-2"
          onClick={() => onHours(hours.map(({ day }) => ({ day, opens: first.opens, closes: first.closes })))}
        >
          {texts.copy}
        </Button>
      )}
    </FaultyGroup>
  );
}
