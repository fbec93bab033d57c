import { useMessages } from "@shop/i18n/i18n.tsx";

import { sectionId, type SettingsSectionName, settingsSections } from "./settings-sections.ts";

/** Moves focus and page to a section. */
function goTo(section: SettingsSectionName): void {
  const element = document.getElementById(sectionId(section));
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "start" });
}

/** Links to the sections of the settings, in sight where the window is high enough. */
export function SettingsNav() {
  const texts = useMessages("dashSettings");
  return (
    <nav
      aria-label={texts.sections}
      className="border-line bg-surface top-14 z-20 overflow-x-auto rounded-md border [@media(min-height:36rem)]:sticky"
    >
      <ul className="flex w-max gap-x-1 px-1">
        {settingsSections.map((section) => (
          <li key={section}>
            <a
              href={`#${sectionId(section)}`}
              className="text-muted hover:bg-sunken hover:text-ink flex min-h-11 items-center rounded-md px-3 text-sm font-semibold whitespace-nowrap"
              onClick={(event) => {
                // The address stays as it is, so that 'back' leaves the settings.
                event.preventDefault();
                goTo(section);
              }}
            >
              {texts[section].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
