import { pages } from "@shop/domain/site/pages.ts";
import { useCallback, useRef, useState } from "react";
import { useBeforeUnload, useBlocker } from "react-router-dom";

/** Keeps a form with unsaved changes open until the reader has confirmed to leave it. */
export interface LeaveGuard {
  /** Whether the reader is asked at present. */
  readonly asking: boolean;
  /** Called with whether the form has unsaved changes. */
  readonly onDirty: (dirty: boolean) => void;
  readonly onStay: () => void;
  /** Leaves without saving. */
  readonly onDiscard: () => void;
  /** Lets the form be closed without a question, because its changes are saved or kept as a draft. */
  readonly release: () => void;
}

/** Asks before a navigation, a closed tab or a reload discards what was entered; an ended session is not held up. */
export function useLeaveGuard(): LeaveGuard {
  const dirty = useRef(false);
  const [isDirty, setDirty] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current &&
      !nextLocation.pathname.includes(pages.adminLogin) &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
  const onDirty = (next: boolean) => {
    dirty.current = next;
    setDirty(next);
  };
  return {
    asking: blocker.state === "blocked",
    onDirty,
    onStay: () => blocker.reset?.(),
    onDiscard: () => {
      onDirty(false);
      blocker.proceed?.();
    },
    release: () => onDirty(false),
  };
}
