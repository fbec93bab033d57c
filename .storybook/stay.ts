const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;

/** Keeps links and forms that nobody handled from leading the story's page away; links within the page still work. */
export function stayOnStory(): void {
  window.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
  });
  window.addEventListener("submit", (event) => event.preventDefault());
}
