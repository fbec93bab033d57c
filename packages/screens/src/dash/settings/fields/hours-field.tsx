import {
  type DayHours,
  type Shift,
  shiftsOf,
  type Weekday,
  weekdays,
} from "@shop/domain/site/opening-hours.ts";
import { MAX_SHIFTS } from "@shop/domain/site/shift-rules.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import { FieldError } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useId } from "react";

import { FaultyGroup } from "../../../form/faulty-group.tsx";

/** Errors of a day's times. */
interface TimeErrors {
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
}

export interface HoursFieldProps {
  /** The days on which the branch is open; a missing day is closed. */
  readonly hours: readonly DayHours[];
  /** Called with the hours of all open days after a change. */
  readonly onHours: (hours: DayHours[]) => void;
  /** The errors of a shift's times as codes, by its place among the hours; empty for a valid one. */
  readonly errorsOf: (place: number) => TimeErrors;
  /** The error of the week as a whole as a code; undefined for a valid one. */
  readonly error: string | undefined;
}

/** The hours that an added day starts with, where no other day has any. */
const usualHours = { opens: "10:00", closes: "20:00" };

const inWeekOrder = (hours: readonly DayHours[]): DayHours[] =>
  hours.toSorted((one, other) => weekdays.indexOf(one.day) - weekdays.indexOf(other.day));

/** The hours after a break that an added shift starts with. */
const afterBreak = { opens: "18:00", closes: "22:00" };

interface ShiftTimesProps {
  readonly day: Weekday;
  readonly shift: Shift;
  /** Whether it is the one after a break. */
  readonly isSecond: boolean;
  readonly times: TimeErrors;
  readonly onShift: (shift: Shift) => void;
}

/** The two times of a shift with their error. */
function ShiftTimes({ day, shift, isSecond, times, onShift }: ShiftTimesProps) {
  const { hours: texts } = useMessages("dashSettings");
  const { days } = useMessages("about");
  const errors = useMessages("errors");
  const errorId = useId();
  const error = times.opens ?? times.closes;
  const labels = isSecond
    ? { opens: texts.opensAgain, closes: texts.closesAgain }
    : { opens: texts.opens, closes: texts.closes };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {(["opens", "closes"] as const).map((part) => (
          <span key={part} className="min-w-0 grow basis-32">
            <Input
              type="time"
              required
              value={shift[part]}
              onChange={({ target }) => onShift({ ...shift, [part]: target.value })}
              aria-label={fill(labels[part], { day: days[day] })}
              aria-invalid={times[part] === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : errorId}
            />
          </span>
        ))}
      </div>
      {error !== undefined && (
        <FieldError id={errorId}>
          {error === "too_small" ? texts.order : errorWords(errors, error)}
        </FieldError>
      )}
    </>
  );
}

interface DayRowProps extends Pick<HoursFieldProps, "hours" | "onHours" | "errorsOf"> {
  readonly day: Weekday;
}

function DayRow({ day, hours, onHours, errorsOf }: DayRowProps) {
  const { hours: texts } = useMessages("dashSettings");
  const { days } = useMessages("about");
  const own = hours.flatMap((shift, place) => (shift.day === day ? [{ shift, place }] : []));
  const others = hours.filter((one) => one.day !== day);
  const name = { day: days[day] };
  const open = (): void => {
    const last = hours.at(-1)?.day;
    const like = hours.filter((one) => one.day === last);
    const shifts = like.length > 0 ? like : [usualHours];
    onHours(inWeekOrder([...hours, ...shifts.map(({ opens, closes }) => ({ day, opens, closes }))]));
  };
  return (
    <li className="flex min-h-11 flex-wrap items-start gap-x-4 gap-y-1 py-1.5">
      <div className="flex min-h-11 w-36 items-center">
        <Checkbox
          checked={own.length > 0}
          onChange={({ target }) => (target.checked ? open() : onHours(others))}
        >
          {days[day]}
        </Checkbox>
      </div>
      {own.length === 0 && <span className="text-muted self-center">{texts.closed}</span>}
      <div className="grid max-w-full min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5">
        {own.map(({ shift, place }, index) => (
          <div key={index === 0 ? "first" : "second"} className="flex flex-wrap items-center gap-2">
            <div className="grid w-72 max-w-full min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
              <ShiftTimes
                {...{ day, shift }}
                isSecond={index > 0}
                times={errorsOf(place)}
                onShift={(next) => onHours(hours.map((one, at) => (at === place ? { ...next, day } : one)))}
              />
            </div>
            {index > 0 ? (
              <Button
                size="sm"
                variant="quiet"
                aria-label={fill(texts.removeShift, name)}
                onClick={() => onHours(hours.filter((_, at) => at !== place))}
              >
                <X aria-hidden className="size-4" />
              </Button>
            ) : (
              own.length < MAX_SHIFTS && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={fill(texts.addShift, name)}
                  onClick={() => onHours(hours.toSpliced(place + 1, 0, { ...afterBreak, day }))}
                >
                  <Plus aria-hidden className="size-4" />
                </Button>
              )
            )}
          </div>
        ))}
      </div>
    </li>
  );
}

/** The opening hours of a branch: each day of the week is closed, or has one shift or two. */
export function HoursField({ hours, onHours, errorsOf, error }: HoursFieldProps) {
  const { hours: texts } = useMessages("dashSettings");
  const [first] = hours;
  return (
    <FaultyGroup error={error}>
      <legend className="font-semibold">{texts.title}</legend>
      <p className="text-muted text-sm">{texts.hint}</p>
      <ul className="divide-line mt-1 divide-y">
        {weekdays.map((day) => (
          <DayRow key={day} {...{ day, hours, onHours, errorsOf }} />
        ))}
      </ul>
      {first && hours.some(({ day }) => day !== first.day) && (
        <Button
          size="sm"
          className="mt-2"
          onClick={() => {
            const openDays = weekdays.filter((day) => hours.some((one) => one.day === day));
            onHours(
              openDays.flatMap((day) =>
                shiftsOf(hours, first.day).map(({ opens, closes }) => ({ day, opens, closes })),
              ),
            );
          }}
        >
          {texts.copy}
        </Button>
      )}
    </FaultyGroup>
  );
}
