import { expect } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { FoundationsPage } from "./page.tsx";

const sizes = [
  ["text-sm", "0.875rem", "notes, hints, tables of the dashboard"],
  ["text-base", "1rem", "text, controls"],
  ["text-lg", "1.125rem", "lead text, names on a product page"],
  ["text-xl", "1.25rem", "headings of parts"],
  ["text-2xl", "1.5rem", "headings of screens"],
  ["text-3xl", "1.875rem", "the shop's promise, on a phone"],
  ["text-5xl", "3rem", "the shop's promise, on a desk"],
] as const;

const weights = [
  [400, "text"],
  [600, "labels, buttons, prices"],
  [700, "headings"],
] as const;

const english = "True RMS multimeter, 6000 counts";
const arabic = "جهاز قياس رقمي بدقة عالية";

function Type() {
  return (
    <FoundationsPage
      title="Type"
      intro="Cairo, whose Latin and Arabic letters were drawn together; one variable file for each script, 400 to 700, cut to what the shop writes. Until it arrives, a system font of the same width stands in, and nothing moves."
    >
      <h2>Sizes</h2>
      {sizes.map(([name, size, use]) => (
        <div key={name} style={{ display: "grid", gap: "0 1rem", paddingBlock: "0.75rem" }}>
          <div style={{ color: "var(--muted)", fontSize: "0.875rem" }}>
            <code>{name}</code> · {use}
          </div>
          <div style={{ fontSize: size, lineHeight: 1.4 }}>{english}</div>
          <div lang="ar" dir="rtl" style={{ fontSize: size, lineHeight: 1.5 }}>
            {arabic}
          </div>
        </div>
      ))}
      <h2>Weights</h2>
      {weights.map(([fontWeight, use]) => (
        <p key={fontWeight} style={{ fontWeight, fontSize: "1.25rem" }}>
          {fontWeight}, {use} · <bdi lang="ar">{arabic}</bdi>
        </p>
      ))}
      <h2>Figures</h2>
      <p className="intro">
        Part numbers, quantities, prices and readings take <code>figures</code>: digits of one width, from
        left to right in Arabic too, breaking anywhere when long. Digits are Latin in both languages.
      </p>
      <table>
        <tbody>
          {["1,111.00 EG", "8,888.00 EG", "UT61E+", "−40…125 °C ± 0.5"].map((figure) => (
            <tr key={figure}>
              <td className="figures" style={{ fontWeight: 600 }}>
                {figure}
              </td>
              <td lang="ar" dir="rtl">
                السعر <span className="figures">{figure}</span> للقطعة
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </FoundationsPage>
  );
}

const meta = preview.meta({ title: "Foundations/Type", component: Type });

export const Page = meta.story({});
export const Dark = meta.story({ globals: { theme: "dark" } });
export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });

const boxOf = (text: string, fontFamily: string, fontWeight: number) => {
  const span = document.createElement("span");
  Object.assign(span.style, { fontFamily, fontWeight, fontSize: "40px", whiteSpace: "nowrap" });
  span.textContent = text;
  document.body.append(span);
  const { width, height } = span.getBoundingClientRect();
  span.remove();
  return { width, height };
};

const stands = (sources: string) =>
  new FontFace("probe", sources).load().then(
    () => true,
    () => false,
  );

/** Both scripts come from the shop's own files. */
export const Loaded = meta.story({
  tags: ["browser"],
  play: async () => {
    for (const text of ["multimeter", "قياس"]) {
      const faces = await document.fonts.load("600 16px Cairo", text);
      await expect(faces.map(({ family, status }) => `${family} ${status}`)).toEqual(["Cairo loaded"]);
    }
  },
});

/** Text in the stand-in is as wide and as high as in Cairo; a machine that has none of its fonts proves nothing. */
export const NothingMoves = meta.story({
  name: "Nothing moves when the font arrives",
  tags: ["browser"],
  play: async () => {
    await document.fonts.load("600 16px Cairo", english);
    const sources = [
      [400, "local('Arial'), local('Liberation Sans'), local('Roboto')"],
      [600, "local('Arial Bold'), local('Liberation Sans Bold')"],
      [700, "local('Arial Bold'), local('Liberation Sans Bold')"],
    ] as const;
    const text = "Add to cart, in stock: soldering station 60 W with adjustable heat, 1,250.00 EG";
    for (const [weight, source] of sources) {
      if (!(await stands(source))) continue;
      const own = boxOf(text, "Cairo", weight);
      const other = boxOf(text, "Cairo Fallback", weight);
      await expect(Math.abs(other.width / own.width - 1)).toBeLessThan(0.02);
      await expect(Math.abs(other.height - own.height)).toBeLessThanOrEqual(1);
    }
  },
});
