/** Tells that a reader wants to close what lies on top: by a phone's way back, for one. Not every browser has it. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

declare var CloseWatcher: (new () => CloseWatcher) | undefined;
