/** Reports close requests of the platform, such as Android's back gesture; not every browser implements it. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

declare var CloseWatcher: (new () => CloseWatcher) | undefined;
