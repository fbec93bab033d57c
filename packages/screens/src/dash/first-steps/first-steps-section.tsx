import type { FirstStepName, FirstSteps } from "@shop/contract/first-steps/first-steps.ts";
import type { FirstStepsView } from "@shop/data/dash/first-steps/view.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { settingsPage } from "@shop/domain/site/settings-sections.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import { VisuallyHidden } from "@shop/ui/visually-hidden.tsx";
import Circle from "lucide-react/icons/circle";
import CircleCheck from "lucide-react/icons/circle-check";
import { useId } from "react";

/** The pages on which steps are carried out; null for one that is done where the server runs. */
const places: Readonly<Record<FirstStepName, string | null>> = {
  shop: settingsPage("shop"),
  branches: settingsPage("branches"),
  delivery: settingsPage("delivery"),
  payments: settingsPage("payments"),
  about: settingsPage("about"),
  demonstration: dashPages.demonstration.path,
  category: dashPages.categories.path,
  product: dashPages.products.path,
  brands: dashPages.brands.path,
  slides: dashPages.slides.path,
  mails: settingsPage("mails"),
  live: null,
};

type Step = FirstSteps["steps"][number];

function StepName({ step }: { readonly step: FirstStepName }) {
  const { steps } = useMessages("dashFirstSteps");
  const href = places[step];
  const { title } = steps[step];
  return href === null ? (
    <span>{title}</span>
  ) : (
    <TextLink href={href} className="inline-flex min-h-9 items-center max-sm:min-h-11">
      {title}
    </TextLink>
  );
}

function StepItem({ step, done }: Step) {
  const texts = useMessages("dashFirstSteps");
  const Icon = done ? CircleCheck : Circle;
  return (
    <li className="flex items-start gap-2">
      <span className="flex min-h-9 items-center max-sm:min-h-11">
        <Icon aria-hidden className={`size-5 shrink-0 ${done ? "text-positive" : "text-muted"}`} />
        <VisuallyHidden>{done ? texts.isDone : texts.isOpen}</VisuallyHidden>
      </span>
      <div className="min-w-0">
        <div className="flex min-h-9 items-center max-sm:min-h-11">
          <StepName step={step} />
        </div>
        {!done && <p className="text-muted -mt-1 text-sm">{texts.steps[step].text}</p>}
      </div>
    </li>
  );
}

/** The steps by which an owner sets up the shop, until all are done or the list is dismissed; its next step in front. */
export function FirstStepsSection({ firstSteps, onDismiss }: FirstStepsView) {
  const texts = useMessages("dashFirstSteps");
  const id = useId();
  const next = firstSteps?.steps.find(({ done }) => !done);
  if (!firstSteps || firstSteps.dismissed || !next) return null;
  const { steps } = firstSteps;
  const done = formatCount(steps.filter((one) => one.done).length);
  return (
    <section aria-labelledby={id} className="border-line bg-surface mb-4 rounded-md border p-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 id={id} className="font-semibold">
          {texts.title}
        </h2>
        <span className="text-muted text-sm">
          <span className="figures">{fill(texts.done, { done, all: formatCount(steps.length) })}</span>
        </span>
        <Button variant="quiet" className="ms-auto" onClick={() => onDismiss(true)}>
          {texts.dismiss}
        </Button>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-muted text-sm">{texts.next}</span>
        <StepName step={next.step} />
        <span className="text-muted text-sm max-sm:w-full">{texts.steps[next.step].text}</span>
      </div>
      <details className="mt-1">
        <summary className="decoration-line-strong inline-flex min-h-11 cursor-pointer items-center rounded-sm text-sm underline underline-offset-4">
          {texts.all}
        </summary>
        <ol className="mt-1 grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
          {steps.map((step) => (
            <StepItem key={step.step} {...step} />
          ))}
        </ol>
      </details>
    </section>
  );
}

/** Brings dismissed steps back, as long as one is to do. */
export function FirstStepsReturn({ firstSteps, onDismiss }: FirstStepsView) {
  const texts = useMessages("dashFirstSteps");
  if (!firstSteps?.dismissed || firstSteps.steps.every(({ done }) => done)) return null;
  return (
    <div className="mt-4">
      <Button variant="quiet" onClick={() => onDismiss(false)}>
        {texts.bringBack}
      </Button>
    </div>
  );
}
