import type { GraphicFields } from "@nv/contracts/schemas";
import { type Frame, type HeightsPx, type PageAssets, renderPage } from "@nv/embeds";
import { typeOf } from "./graphic-config.ts";
import type { PageInput } from "./graphic-type.ts";
import { referenceOf } from "./references/reference.ts";
import { type ResolvedReferences, renditionKey } from "./references/resolved.ts";

export { chartIdIn, fileIdIn, referenceOf, schemeOf } from "./references/reference.ts";
export {
  type ResolvedFile,
  type ResolvedReferences,
  renditionKey,
  type WantedRendition,
} from "./references/resolved.ts";

/** A file of a revision. */
export interface PieceFile {
  /** Inside the revision; its end tells its kind. */
  readonly path: string;
  readonly body: string;
  /** `page` for HTML that our own code wrote, scripts included. */
  readonly policy?: "page";
}

/** What the files of a revision are made of. */
export interface PieceInput {
  readonly slug: string;
  readonly fields: GraphicFields;
  /** Measured heights of the whole graphic. */
  readonly heightsPx: HeightsPx;
  /** What its references were resolved to. */
  readonly resolved: ResolvedReferences;
  readonly assets: PageAssets;
  /** Scripts of types, by their names: what `reader.ts` of each was built into. */
  readonly readers: ReadonlyMap<string, string>;
}

/**
 * Writes the files of a revision, the page first. The same input gives the same bytes.
 *
 * @throws {Error} When something that the configuration uses was not resolved, or the page waits for a script that was not built.
 */
export function pieceFiles({
  slug,
  fields,
  heightsPx,
  resolved,
  assets,
  readers,
}: PieceInput): readonly [PieceFile, ...PieceFile[]] {
  const { title, language, altText, sourceLine, credit, config } = fields;
  function frame(source: string, wanted: string): Frame {
    const found = resolved.frames.get(referenceOf(source));
    if (found === undefined) throw new Error(`${source} was not resolved.`);
    return { src: found.src, title: wanted || found.title || title, heightsPx: found.heightsPx };
  }
  const file: PageInput["file"] = (source, recipe) => {
    const found = resolved.files.get(renditionKey({ source, recipe }));
    if (found === undefined) throw new Error(`${source} was not made into a ${recipe.recipe}.`);
    return found;
  };
  const input = { title, sourceLine, credit, heightsPx, frame, file };
  const { styleSheet, ...parts } = typeOf(config.type).page(config, input);
  // A framed graphic brings its own source and credit: they are said by the types that ask for it.
  const nothing = { heading: "", subheading: "", notes: "", sourceLine: "", credit: "", link: "" };
  const reader = readers.get(config.type);
  const isWaiting = parts.body.kind === "html" && parts.body.own !== undefined;
  if (isWaiting && reader === undefined)
    throw new Error(`The build has no script for pages of the type ${config.type}.`);
  const script = reader === undefined ? assets.script : `${assets.script}\n${reader}`;
  const html = renderPage({ ...nothing, slug, title, language, altText, ...parts }, { ...assets, script });
  const page: PieceFile = { path: "index.html", body: html, policy: "page" };
  return styleSheet === undefined ? [page] : [page, { path: "wrap.css", body: styleSheet }];
}
