import preview from "#storybook/preview.tsx";

import { FoundationsPage } from "./page.tsx";

const principles = [
  ["Short and exact", "only 3 left", "Hurry, this product is selling fast!"],
  [
    "What happened, and what to do",
    "This could not be loaded. Check your connection and try again.",
    "Error 503",
  ],
  ["A button says what it does", "Add to cart", "OK"],
  ["No blame", "Enter the phone number with its 11 digits.", "You entered an invalid number."],
  ["The thing's own name", "Soldering station 60 W", "Our amazing soldering solution"],
] as const;

const both = [
  ["Add to cart", "أضف إلى السلة"],
  ["out of stock", "نفدت الكمية"],
  ["price updating", "جارٍ تحديث السعر"],
  ["Try again", "حاول مرة أخرى"],
] as const;

function Voice() {
  return (
    <FoundationsPage
      title="Voice"
      intro="We write as someone at the counter talks who has worked at a bench: short, specific, in the reader's language. Texts that the specification quotes stand as they are, spelling included."
    >
      <h2>How we write</h2>
      <table>
        <thead>
          <tr>
            <th>Principle</th>
            <th>We write</th>
            <th>We do not write</th>
          </tr>
        </thead>
        <tbody>
          {principles.map(([principle, yes, no]) => (
            <tr key={principle}>
              <td>{principle}</td>
              <td>{yes}</td>
              <td style={{ color: "var(--muted)" }}>{no}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Two languages</h2>
      <p className="intro">
        Arabic is written, not translated word by word: modern standard, in the imperative singular, as
        Egyptian shops print it. Numbers, units and part numbers stay Latin. Counts have all six Arabic forms.
      </p>
      <table>
        <tbody>
          {both.map(([english, arabic]) => (
            <tr key={english}>
              <td>{english}</td>
              <td lang="ar" dir="rtl">
                {arabic}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Numbers</h2>
      <p className="intro">
        Prices as <span className="figures">1,250.00 EG</span>, a space before units (
        <span className="figures">4.7 kΩ</span>, <span className="figures">60 W</span>), a real minus (
        <span className="figures">−40 °C</span>), ranges with <span className="figures">…</span>
      </p>
    </FoundationsPage>
  );
}

const meta = preview.meta({ title: "Foundations/Voice", component: Voice, tags: ["!manifest"] });

export const Default = meta.story({});
