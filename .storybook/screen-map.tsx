import { useEffect, useState } from "react";
import * as v from "valibot";

const indexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({
      id: v.string(),
      title: v.string(),
      name: v.string(),
      type: v.string(),
      tags: v.array(v.string()),
    }),
  ),
});

/** A story that shows a screen in a state. */
type Entry = v.InferOutput<typeof indexSchema>["entries"][string];

const areas = [
  { prefix: "Shop/", name: "Shop", intro: "The shopper's screens, in the order of a purchase." },
  { prefix: "Dashboard/", name: "Dashboard", intro: "The administrator's screens." },
] as const;

const modes = [
  { name: "Arabic, dark, phone", globals: "locale:ar;theme:dark;viewport:phone" },
  { name: "in the site's layout", globals: "shell:on" },
] as const;

/** Stories that are pictures, by the title of their screen, in the order of the sidebar. */
function screensIn(entries: readonly Entry[], prefix: string): [title: string, states: Entry[]][] {
  const pictures = entries.filter(
    ({ type, title, tags }) => type === "story" && title.startsWith(prefix) && !tags.includes("test-fn"),
  );
  return [...Map.groupBy(pictures, ({ title }) => title.slice(prefix.length).replaceAll("/", ", "))];
}

async function readIndex(): Promise<Entry[]> {
  const response = await fetch("index.json");
  return Object.values(v.parse(indexSchema, await response.json()).entries);
}

interface StoryLinkProps {
  readonly id: string;
  readonly globals?: string;
  readonly children: string;
}

const StoryLink = ({ id, globals, children }: StoryLinkProps) => (
  <a href={`./?path=/story/${id}${globals ? `&globals=${globals}` : ""}`} target="_top">
    {children}
  </a>
);

/** Every screen of shop and dashboard with links to its states, from Storybook's own index. */
export function ScreenMap() {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    readIndex().then(setEntries, console.error);
  }, []);
  return areas.map(({ prefix, name, intro }) => (
    <section key={prefix}>
      <h3>{name}</h3>
      <p>{intro}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Screen</th>
            <th scope="col">Also</th>
            <th scope="col">States</th>
          </tr>
        </thead>
        <tbody>
          {screensIn(entries, prefix).map(([title, [first, ...states]]) => (
            <tr key={title}>
              <th scope="row">{first && <StoryLink id={first.id}>{title}</StoryLink>}</th>
              <td>
                {first &&
                  modes
                    .filter(({ globals }) => prefix === "Shop/" || !globals.startsWith("shell"))
                    .map((mode) => (
                      <div key={mode.name}>
                        <StoryLink id={first.id} globals={mode.globals}>
                          {mode.name}
                        </StoryLink>
                      </div>
                    ))}
              </td>
              <td>
                {states.map(({ id, name: state }, index) => (
                  <span key={id}>
                    {index > 0 && " · "}
                    <StoryLink id={id}>{state}</StoryLink>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
