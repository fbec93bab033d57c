import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
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

/** The generated docs page: description, first story, props; then all stories of a primitive or part, links for a screen. */
export default function DocsPage() {
  const context = useContext(DocsContext);
  const [first] = context.componentStories();
  const isFullPage = first !== undefined && fullPageTitles.test(first.title);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {isFullPage ? <StoryLinks /> : <Stories />}
    </>
  );
}
