/** Types of a package that ships none, as far as they are used. */
declare module "saxen" {
  type OpenTag = (
    name: string,
    getAttributes: () => Readonly<Record<string, string>>,
    decodeEntities: (text: string) => string,
  ) => void;
  export class Parser {
    on(event: "openTag", listener: OpenTag): this;
    on(event: "closeTag", listener: (name: string) => void): this;
    /** Throws at the first fault, and what listeners throw. */
    write(xml: string): this;
  }
}
