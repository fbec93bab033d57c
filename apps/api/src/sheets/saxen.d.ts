/** Types of a package that ships none, as far as they are used. */
declare module "saxen" {
  type Decode = (text: string) => string;
  type OpenTag = (
    name: string,
    getAttributes: () => Readonly<Record<string, string>>,
    decodeEntities: Decode,
  ) => void;
  export class Parser {
    on(event: "openTag", listener: OpenTag): this;
    on(event: "closeTag", listener: (name: string) => void): this;
    on(event: "text", listener: (text: string, decodeEntities: Decode) => void): this;
    on(event: "cdata", listener: (text: string) => void): this;
    /** Throws at the first fault, and what listeners throw. */
    write(xml: string): this;
    /** Parses a whole document. */
    parse(xml: string): void;
  }
}
