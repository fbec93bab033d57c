import { acceptanceOf } from "./acceptances.ts";
import type { Difference } from "./compare.ts";
import { cropOf } from "./crop.ts";
import { addressOf, escape, writePage } from "./page.ts";
import { largestRegions, type Region } from "./regions.ts";
import { reviewDifferences } from "./review.ts";

/** What may have become of a story since the base commit, in the order of the report. */
export const kinds = ["failed", "changed", "new", "removed"] as const;

/** What has become of a story since the base commit. */
type Kind = (typeof kinds)[number];

type Changed = Pick<Difference, "regions" | "width" | "height">;

/** A story that is not as it was in the base commit, in one mode. */
export interface Finding {
  readonly name: string;
  readonly kind: Kind;
  /** What differs, or why the story failed. */
  readonly verdict: string;
  /** Files of the whole pictures. */
  readonly pictures: Readonly<Partial<Record<"before" | "after" | "difference", string>>>;
  /** Where a changed story differs. */
  readonly difference?: Changed;
  /** Names the pixels of the picture after; a story that failed has none and cannot be accepted. */
  readonly hash?: string;
  readonly isAccepted: boolean;
}

type Size = Pick<Difference, "width" | "height">;

/** A page where all corners differ would show hundreds of them. */
const MOST_REGIONS = 6;

/** The regions of a changed story, as they were and are. */
function changes(folder: string, pictures: Finding["pictures"], { regions, width, height }: Changed): string {
  const shown = largestRegions(regions, MOST_REGIONS);
  const rest = regions.length - shown.length;
  return [
    ...shown.map((region) => crops(folder, pictures, region, { width, height })),
    ...(rest > 0 ? [`<p>${rest} smaller or equal regions differ as well.</p>`] : []),
  ].join("\n");
}

function crops(folder: string, pictures: Finding["pictures"], region: Region, size: Size): string {
  const { left, top, width, height, zoom } = cropOf(region, size);
  const figures = Object.entries(pictures).map(
    ([heading, file]) => `<figure><figcaption>${heading}</figcaption>
<div class="crop${zoom > 1 ? " enlarged" : ""}"><div style="width:${width * zoom}px;height:${height * zoom}px"><img loading="lazy" alt="" src="${addressOf(folder, file)}" style="width:${width}px;height:${height}px;object-position:${-left}px ${-top}px;transform:scale(${zoom})"></div></div></figure>`,
  );
  return `<div class="region">${figures.join("\n")}</div>`;
}

const radio = (name: string, value: string, label: string, isChecked: boolean): string =>
  `<label><input type="radio" name="${name}" value="${value}"${isChecked ? " checked" : ""}> ${label}</label>`;

function wholePictures(folder: string, pictures: Finding["pictures"], id: string): string {
  const figures = Object.entries(pictures).map(
    ([heading, file]) =>
      `<figure class="${heading}"><figcaption>${heading}</figcaption><a href="${addressOf(folder, file)}"><img loading="lazy" alt="${heading}" src="${addressOf(folder, file)}"></a></figure>`,
  );
  const views = [
    radio(`view-${id}`, "side", "Side by side", true),
    radio(`view-${id}`, "slide", "Slider", false),
    radio(`view-${id}`, "blink", "Blink", false),
    radio(`view-${id}`, "difference", "Difference", false),
  ];
  return `<details><summary>Whole pictures</summary><div class="whole">
<fieldset><legend>View</legend>${views.join("")}</fieldset>
<label class="slider">Before, from the left <input type="range" value="50"></label>
<div class="pictures">${figures.join("\n")}</div></div></details>`;
}

/** The only picture of a story that is new, removed or failed. */
const frames = (folder: string, pictures: Finding["pictures"]): string =>
  `<div class="frames">${Object.entries(pictures)
    .map(
      ([heading, file]) =>
        `<figure><figcaption>${heading}</figcaption><a href="${addressOf(folder, file)}"><img loading="lazy" alt="${heading}" src="${addressOf(folder, file)}"></a></figure>`,
    )
    .join("")}</div>`;

function decision({ name, hash, isAccepted }: Finding, id: string): string {
  if (hash === undefined) return "";
  const choices = [
    radio(`decision-${id}`, "open", "Open", !isAccepted),
    radio(`decision-${id}`, "accept", "Accept", isAccepted),
    radio(`decision-${id}`, "reject", "Reject", false),
  ];
  return `<fieldset class="decision" data-acceptance="${escape(acceptanceOf(name, hash))}"><legend>Decision</legend>${choices.join("")}</fieldset>`;
}

function section(folder: string, finding: Finding, index: number): string {
  const { name, kind, verdict, pictures, difference } = finding;
  const id = String(index);
  const shown = difference
    ? changes(folder, pictures, difference) + wholePictures(folder, pictures, id)
    : frames(folder, pictures);
  return `<section class="finding" data-kind="${kind}" data-name="${escape(name)}">
<div class="head"><div><h2>${escape(name)}</h2><p>${kind === verdict ? kind : `${kind}: ${escape(verdict)}`}</p></div>${decision(finding, id)}</div>
${shown}
</section>`;
}

function bar(findings: readonly Finding[]): string {
  const boxes = kinds
    .map((kind) => ({ kind, count: findings.filter((finding) => finding.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(
      ({ kind, count }) =>
        `<label><input type="checkbox" name="kind" value="${kind}" checked> ${kind} (${count})</label>`,
    );
  return `<form class="bar">
<label>Name <input type="search" name="part"></label>
<fieldset><legend>Show</legend>${boxes.join("")}<label><input type="checkbox" name="only-open"> only open</label></fieldset>
<output name="count"></output>
<button type="button" name="accept-shown">Accept all shown</button>
<a href="#decisions">For the pull request</a>
</form>`;
}

const conclusion = `<section id="decisions">
<h2>For the pull request</h2>
<p>What you decide is kept in this browser. Paste this into the text of the pull request, or keep it in a file: <code>npm run visual -- --accept FILE</code> accepts exactly these pictures.</p>
<textarea aria-label="Decisions" rows="8" readonly></textarea>
<button type="button" name="copy">Copy</button> <span role="status"></span>
</section>`;

/** Writes the page on which a reviewer looks at differences and decides on each; returns its path. */
export function writeReport(folder: string, title: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return writePage(folder, title, "<p>No difference.</p>");
  const sections = findings
    .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
    .map((finding, index) => section(folder, finding, index));
  return writePage(
    folder,
    title,
    `${bar(findings)}\n${sections.join("\n")}\n${conclusion}\n<script>(${reviewDifferences.toString()})()</script>`,
  );
}
