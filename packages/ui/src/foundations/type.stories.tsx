import { expect } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { FoundationsPage } from "./page.tsx";

/** Class, font size and line height in pixels, use. */
const sizes = [
  ["text-sm", 14, 20, "notes, hints, tables of the dashboard"],
  ["text-base", 16, 24, "text, controls"],
  ["text-lg", 18, 28, "lead text, names on a product page"],
  ["text-xl", 20, 28, "headings of parts"],
  ["text-2xl", 24, 32, "headings of screens"],
  ["text-3xl", 30, 36, "the home page's heading on a phone"],
  ["text-5xl", 48, 48, "the home page's heading on a desktop"],
] as const;

const weights = [
  [400, "text"],
  [600, "labels, buttons, prices"],
  [700, "headings"],
] as const;

const signs = ["Ω", "µ", "μ", "π", "½", "¼", "±", "°", "²", "³", "×", "−", "™"] as const;

const english = "True RMS multimeter, 6000 counts";
const arabic = "جهاز قياس رقمي بدقة عالية";

function Type() {
  return (
    <FoundationsPage
      title="Type"
      intro="Cairo, whose Latin and Arabic letters were drawn together; one variable file for each script, 400 to 700, subset to the characters that the shop uses. Until it loads, a system font of the same width is shown, and nothing moves. Greek letters, which Cairo lacks, are Noto Sans."
    >
      <h2>Sizes</h2>
      {sizes.map(([name, size, lineHeight, use]) => (
        <div key={name} style={{ paddingBlock: "0.75rem" }}>
          <div style={{ color: "var(--muted)", fontSize: "0.875rem" }}>
            <code>{name}</code> · {size} px, line height {lineHeight} px · {use}
          </div>
          <div className="scripts" style={{ fontSize: size, lineHeight: `${lineHeight}px` }}>
            <span>{english}</span>
            <span lang="ar" dir="rtl">
              {arabic}
            </span>
          </div>
        </div>
      ))}
      <h2>Weights</h2>
      {weights.map(([fontWeight, use]) => (
        <div key={fontWeight} className="scripts" style={{ fontWeight, fontSize: 20 }}>
          <span>
            {fontWeight}, {use}
          </span>
          <span lang="ar" dir="rtl">
            {arabic}
          </span>
        </div>
      ))}
      <h2>Figures</h2>
      <p className="intro">
        Part numbers, quantities, prices and readings take <code>figures</code>: digits of one width, from
        left to right in Arabic too, breaking anywhere when long. Digits are Latin in both languages.
      </p>
      <table>
        <tbody>
          {["1,111.00 EG", "8,888.00 EG", "UT61E+", "−40…125 °C ± 0.5", "4.7 kΩ ½ W"].map((figure) => (
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
      <h2>Signs</h2>
      <p className="intro">
        Units and tolerances come from the shop&apos;s own font files, as the letters do.
      </p>
      <div className="columns" style={{ fontSize: 24 }}>
        {signs.map((sign) => (
          <div key={sign}>
            {sign} <code>U+{sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}</code>
          </div>
        ))}
      </div>
    </FoundationsPage>
  );
}

const meta = preview.meta({ title: "Foundations/Type", component: Type, tags: ["!manifest"] });

/** Both scripts side by side. */
export const Default = meta.story({});

const boxOf = (text: string, fontFamily: string, fontWeight: number) => {
  const span = document.createElement("span");
  Object.assign(span.style, { fontFamily, fontWeight, fontSize: "40px", whiteSpace: "nowrap" });
  span.textContent = text;
  document.body.append(span);
  const { width, height } = span.getBoundingClientRect();
  span.remove();
  return { width, height };
};

const isInstalled = (sources: string) =>
  new FontFace("probe", sources).load().then(
    () => true,
    () => false,
  );

Default.test(
  "letters of both scripts and all signs load from the shop's own files",
  { tags: ["browser"] },
  async () => {
    for (const text of ["multimeter", "قياس", ...signs]) {
      const faces = await document.fonts.load("600 16px Cairo", text);
      await expect(faces.map(({ family, status }) => `${family} ${status}`)).toEqual(["Cairo loaded"]);
    }
  },
);

// Inconclusive on a machine without the fallback's local fonts.
Default.test("no layout shift when the font loads", { tags: ["browser"] }, async () => {
  await document.fonts.load("600 16px Cairo", english);
  const sources = [
    [400, "local('Arial'), local('Liberation Sans'), local('Roboto')"],
    [600, "local('Arial Bold'), local('Liberation Sans Bold')"],
    [700, "local('Arial Bold'), local('Liberation Sans Bold')"],
  ] as const;
  const text = "Add to cart, in stock: soldering station 60 W with adjustable heat, 1,250.00 EG";
  for (const [weight, source] of sources) {
    if (!(await isInstalled(source))) continue;
    const own = boxOf(text, "Cairo", weight);
    const other = boxOf(text, "Cairo Fallback", weight);
    await expect(Math.abs(other.width / own.width - 1)).toBeLessThan(0.02);
    await expect(Math.abs(other.height - own.height)).toBeLessThanOrEqual(1);
  }
});
