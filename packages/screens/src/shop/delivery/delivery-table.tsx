import { type DeliveryRates, statedPlaces } from "@shop/domain/delivery/delivery.ts";
import { byName, governorateName } from "@shop/domain/delivery/governorate-names.ts";
import { governorates } from "@shop/domain/delivery/governorates.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { costWords } from "@shop/i18n/words/delivery-words.ts";

export interface DeliveryTableProps {
  /** What delivery costs; nothing is shown where no costs are stated. */
  readonly rates: DeliveryRates;
}

const cell = "border-line border-b py-2 pe-3 text-start align-top font-normal last:pe-0";
const numberHead = `${cell} w-0 wrap-normal`;
const numberCell = `${cell} w-0 whitespace-nowrap`;
const nameCell = `${cell} min-w-20`;

/** What delivery costs and how long it takes, by zone. */
export function DeliveryTable({ rates }: DeliveryTableProps) {
  const texts = useMessages("delivery");
  const { locale } = useLocale();
  const { zones, free_from: freeFrom, pick_up: pickUp } = rates;
  if (zones.length === 0) return null;
  const places = statedPlaces(rates);
  const separator = locale === "ar" ? "، " : ", ";
  return (
    <div className="grid gap-3">
      <h2 className="text-xl font-bold">{texts.table.title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as WCAG 2.1.1 asks of scrollable areas */}
      <section aria-label={texts.table.title} tabIndex={0} className="scroll-cue -mx-4 overflow-x-auto px-4">
        <table className="w-full border-collapse leading-normal">
          <thead>
            <tr className="text-muted text-sm">
              <th scope="col" className={cell}>
                {texts.table.zone}
              </th>
              <th scope="col" className={numberHead}>
                {texts.table.cost}
              </th>
              <th scope="col" className={numberHead}>
                {texts.table.time}
              </th>
            </tr>
          </thead>
          <tbody>
            {zones.map((zone) => (
              <tr key={zone.governorates.join()}>
                <th scope="row" className={nameCell}>
                  <span className="block font-semibold">{zone.name[locale]}</span>
                  <span className="text-muted text-sm">
                    {byName(zone.governorates, locale)
                      .map((code) => governorateName(code, locale))
                      .join(separator)}
                  </span>
                </th>
                <td className={numberCell}>{costWords(zone.cost, locale, texts)}</td>
                <td className={numberCell}>
                  <span className="figures">
                    {zone.days_from === zone.days_to ? zone.days_to : `${zone.days_from}–${zone.days_to}`}
                  </span>
                </td>
              </tr>
            ))}
            {pickUp && (
              <tr>
                <th scope="row" className={`${nameCell} font-semibold`}>
                  {texts.pickUp}
                </th>
                <td className={numberCell}>{texts.free}</td>
                <td className={numberCell}>–</td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      {freeFrom !== null && <p>{fill(texts.table.freeFrom, { amount: amountWords(freeFrom, locale) })}</p>}
      {governorates.some((code) => !places.includes(code)) && <p>{texts.table.others}</p>}
    </div>
  );
}
