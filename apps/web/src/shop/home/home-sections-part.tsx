import type { HomeSectionsProps } from "@shop/screens/shop/home/home-sections.tsx";
import { type ComponentType, lazy, memo, Suspense } from "react";

const loaded: { Sections?: ComponentType<HomeSectionsProps> } = {};

/** Loads the code of the home page's sections. */
export async function loadHomeSections(): Promise<ComponentType<HomeSectionsProps>> {
  loaded.Sections ??= (await import("@shop/screens/shop/home/home-sections.tsx")).HomeSections;
  return loaded.Sections;
}

// What cannot be loaded stays as the server has rendered it.
const never = new Promise<never>(() => undefined);

const LazySections = lazy(async () => ({ default: await loadHomeSections().catch(() => never) }));

/**
 * The sections of the home page: the server has them from the page's loader, the browser hydrates them after the rest of the page. Memoized, because
 * an update before that would replace what the server has rendered by nothing until their code has arrived.
 */
export const HomeSectionsPart = memo((props: HomeSectionsProps) => (
  <Suspense>
    {import.meta.env.SSR && loaded.Sections ? <loaded.Sections {...props} /> : <LazySections {...props} />}
  </Suspense>
));
