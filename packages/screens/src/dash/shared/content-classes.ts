/** Classes of the content of the dashboard's layout: on phones its end stays clear of the bar and of the main command above it. */
export const contentClasses =
  "w-full max-w-screen-2xl px-4 py-5 max-sm:pb-[calc(var(--phone-bar,0px)+5rem)] lg:px-6";
