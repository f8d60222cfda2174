import jsonld from "jsonld";

/** The vocabulary of schema.org, which who reads such descriptions knows by heart: nothing is fetched. */
const SCHEMA_ORG = { "@context": { "@vocab": "https://schema.org/" } };

/**
 * Reads a description as a program of others does, by the reference processor.
 *
 * @param base - Address that it was fetched from.
 * @returns Statements as N-Quads, one for each line.
 * @throws {Error} For a term that its context does not know, and a context that would have to be fetched.
 */
export async function statementsOf(description: object, base: string): Promise<readonly string[]> {
  const text = await jsonld.toRDF(description, {
    ...{ format: "application/n-quads", safe: true, base },
    async documentLoader(url) {
      if (url !== "https://schema.org/") throw new Error(`A description asks for ${url}.`);
      return { document: SCHEMA_ORG, documentUrl: url };
    },
  });
  return text.trim().split("\n");
}
