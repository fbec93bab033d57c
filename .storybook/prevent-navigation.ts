const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;

/** Excludes the links of a docs page itself. */
const isInStory = (link: HTMLAnchorElement): boolean =>
  !link.closest("#storybook-docs") || link.closest(".docs-story") !== null;

/** Prevents unhandled links and forms from navigating away from the story; in-page links still work. */
export function preventNavigation(): void {
  window.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (link && isInStory(link) && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
  });
  window.addEventListener("submit", (event) => event.preventDefault());
}
