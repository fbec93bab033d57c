import type { HomeSectionsProps } from "@shop/screens/shop/home/home-sections.tsx";
import { type ComponentType, lazy, memo, Suspense } from "react";

import { LateInputReplay } from "../../early-input/replay.tsx";

const loaded: { Sections?: ComponentType<HomeSectionsProps> } = {};

/** Loads the code of the home page's sections. */
export async function loadHomeSections(): Promise<ComponentType<HomeSectionsProps>> {
  loaded.Sections ??= (await import("@shop/screens/shop/home/home-sections.tsx")).HomeSections;
  return loaded.Sections;
}

/** What cannot be loaded stays as the server has rendered it. */
function neverLoaded(): Promise<never> {
  window.takeLateInput?.();
  return new Promise(() => undefined);
}

const LazySections = lazy(async () => ({ default: await loadHomeSections().catch(neverLoaded) }));

/**
 * The sections of the home page: the server has them from the page's loader, the browser hydrates them after the rest of the page. Memoized, because
 * an update before that would replace what the server has rendered by nothing until their code has arrived.
 */
export const HomeSectionsPart = memo((props: HomeSectionsProps) => (
  <div data-late-input="" className="contents">
    <Suspense>
      {import.meta.env.SSR && loaded.Sections ? <loaded.Sections {...props} /> : <LazySections {...props} />}
      <LateInputReplay />
    </Suspense>
  </div>
));
