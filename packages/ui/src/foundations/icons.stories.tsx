import { expect } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { fixedIcons, type ListedIcon, mirroredIcons } from "./icon-list.ts";
import { FoundationsPage } from "./page.tsx";

const Row = ({ icons, mirrors }: { icons: readonly ListedIcon[]; mirrors: boolean }) => (
  <div className="columns">
    {icons.map(({ name, Icon, meaning }) => (
      <div key={name} style={{ display: "flex", alignItems: "center", gap: "0.75rem" }}>
        <Icon
          aria-hidden
          className={mirrors ? "size-5 shrink-0 rtl:-scale-x-100" : "size-5 shrink-0"}
          data-mirrors={mirrors}
        />
        <span>
          {meaning}
          <br />
          <code>{name}</code>
        </span>
      </div>
    ))}
  </div>
);

function Icons() {
  return (
    <FoundationsPage
      title="Icons"
      intro="Lucide, 20 px beside text and 16 px inside small controls. An icon stands beside words or has a name of its own; the same icon always means the same thing."
    >
      <h2>Mirrored in Arabic</h2>
      <p className="intro">
        They point in the reading direction; their class is <code>rtl:-scale-x-100</code>.
      </p>
      {(["ltr", "rtl"] as const).map((direction) => (
        <section key={direction} dir={direction} aria-label={direction}>
          <h3>{direction === "ltr" ? "English" : "العربية"}</h3>
          <Row icons={mirroredIcons} mirrors />
        </section>
      ))}
      <h2>The same in both languages</h2>
      <p className="intro">Digits, phone numbers, units, logos and part numbers are never mirrored either.</p>
      <Row icons={fixedIcons} mirrors={false} />
    </FoundationsPage>
  );
}

const meta = preview.meta({ title: "Foundations/Icons", component: Icons, tags: ["!manifest"] });

/** All icons of the shop; those that mirror are shown in both directions. */
export const Default = meta.story({});

const scalesOf = (element: HTMLElement, mirrors: boolean) =>
  new Set(
    Array.from(
      element.querySelectorAll(`[data-mirrors="${mirrors}"]`),
      (icon) => getComputedStyle(icon).scale,
    ),
  );

Default.test(
  "only icons that point in the reading direction are mirrored",
  { tags: ["browser"] },
  async ({ canvas, canvasElement }) => {
    await expect(scalesOf(canvas.getByRole("region", { name: "ltr" }), true)).toEqual(new Set(["none"]));
    await expect(scalesOf(canvas.getByRole("region", { name: "rtl" }), true)).toEqual(new Set(["-1 1"]));
    await expect(scalesOf(canvasElement, false)).toEqual(new Set(["none"]));
  },
);
