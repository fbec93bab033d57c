import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Story,
  Subtitle,
  Title,
} from "@storybook/addon-docs/blocks";
import { useContext } from "react";

const fullPageTitles = /^(?:Shop|Dashboard|Mails|Journeys)\//;

/** Links to the stories of the page: full pages are shown one at a time, not below each other. */
function StoryLinks() {
  const context = useContext(DocsContext);
  return (
    <>
      <h2>Stories</h2>
      <ul>
        {context.componentStories().map(({ id, name, parameters }) => {
          const docs: unknown = parameters["docs"];
          const text = descriptionIn(docs);
          return (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>
              {text && `: ${text}`}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function descriptionIn(docs: unknown): string {
  const description = isRecord(docs) ? docs["description"] : undefined;
  const text = isRecord(description) ? description["story"] : undefined;
  return typeof text === "string" ? text : "";
}

interface ExampleProps {
  readonly title: string;
  /** Colour of its edge. */
  readonly edge: string;
  /** Name of the story. */
  readonly name: unknown;
}

/** A rendered story of the page as an example, with its description as the caption. */
function Example({ title, edge, name }: ExampleProps) {
  const story = useContext(DocsContext)
    .componentStories()
    .find((one) => one.name === name);
  if (!story) throw new Error(`There is no story '${String(name)}'.`);
  return (
    <figure
      style={{
        flex: "1 1 20rem",
        minWidth: 0,
        margin: 0,
        borderBlockStart: `4px solid ${edge}`,
        background: "var(--background)",
        color: "var(--ink)",
      }}
    >
      <figcaption style={{ padding: "0.75rem 1rem" }}>
        <strong>{title}</strong> {descriptionIn(story.parameters["docs"])}
      </figcaption>
      <Story of={story.moduleExport} />
    </figure>
  );
}

/** What to do and what to avoid, side by side, where a primitive has examples of both. */
function Examples({ docs }: { readonly docs: unknown }) {
  const examples = isRecord(docs) ? docs["examples"] : undefined;
  if (!isRecord(examples)) return null;
  return (
    <div
      className="sb-unstyled"
      style={{ display: "flex", flexWrap: "wrap", gap: "1.5rem", marginBlock: "1.5rem" }}
    >
      <Example title="Do." edge="#1a7f37" name={examples["yes"]} />
      <Example title="Don't." edge="#cf222e" name={examples["no"]} />
    </div>
  );
}

/** The generated docs page: description, examples, first story, props; then all stories of a primitive or part, links for a screen. */
export default function DocsPage() {
  const context = useContext(DocsContext);
  const [first] = context.componentStories();
  const isFullPage = first !== undefined && fullPageTitles.test(first.title);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Examples docs={first?.parameters["docs"]} />
      <Primary />
      <Controls />
      {isFullPage ? <StoryLinks /> : <Stories />}
    </>
  );
}
