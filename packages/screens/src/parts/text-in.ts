/** Reads the texts that stand in the named fields of a form; '' for a field that is not there. */
export function textIn(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
}
