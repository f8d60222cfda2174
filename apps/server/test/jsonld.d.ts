/** The reference processor of JSON-LD, as far as tests ask it: what it says of its own types is nothing. */
declare module "jsonld" {
  /** Document that a context comes from. */
  interface LoadedDocument {
    readonly document: object;
    readonly documentUrl: string;
  }
  interface Processor {
    /** Writes what a document says as statements. @throws {Error} In safe mode, for whatever would be left out without a word. */
    toRDF(
      document: object,
      options: {
        readonly format: "application/n-quads";
        readonly safe: true;
        readonly base: string;
        readonly documentLoader: (url: string) => Promise<LoadedDocument>;
      },
    ): Promise<string>;
  }
  const processor: Processor;
  // biome-ignore lint/style/noDefaultExport: so it has it
  export default processor;
}
