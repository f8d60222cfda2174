import type { PageInput, PageParts } from "../graphic-type.ts";

/** A picture with its source and credit: nobody else says them. */
export function imagePage({ source }: { readonly source: string }, { sourceLine, credit }: PageInput): PageParts {
  return { sourceLine, credit, body: { kind: "image", src: source } };
}
