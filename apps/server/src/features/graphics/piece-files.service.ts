import type { FieldProblem, GraphicFields } from "@nv/contracts/schemas";
import type { Frame, HeightsPx } from "@nv/embeds";
import { typeOf } from "@nv/graphic-types";
import { type PieceFile, pieceFiles } from "@nv/graphic-types/page";
import { invalidFields, Problem } from "../../http/problem.ts";
import type { RevisionFile } from "../../platform/publishing/publisher.ts";
import type { GraphicsContext } from "./graphics-context.ts";
import { resolveReference } from "./resolve-reference.ts";

const toBytes = (file: PieceFile): RevisionFile => ({ ...file, body: Buffer.from(file.body) });

/** Resolves what a configuration uses. @throws {Problem} `FIELDS_INVALID` with what cannot be, field by field. */
async function resolveAll(
  context: GraphicsContext,
  config: GraphicFields["config"],
): Promise<ReadonlyMap<string, Frame>> {
  const resolved = new Map<string, Frame>();
  const problems: FieldProblem[] = [];
  await Promise.all(
    typeOf(config.type)
      .sources(config)
      .map(async ({ field, reference }) => {
        try {
          resolved.set(reference, await resolveReference(context, reference));
        } catch (error) {
          if (!(error instanceof Problem) || error.code !== "FIELDS_INVALID") throw error;
          for (const { message } of error.details.fields ?? []) problems.push({ field: `config.${field}`, message });
        }
      }),
  );
  if (problems.length > 0) throw invalidFields(problems);
  return resolved;
}

/**
 * Writes the files of the revision that a graphic would have now, the page first. What it uses is frozen as it is now, so that a
 * revision goes on showing what it showed.
 *
 * @param heightsPx - Measured heights of the whole graphic.
 * @throws {Problem} `FIELDS_INVALID` when a chart is not published or does not exist.
 */
export async function composePiece(
  context: GraphicsContext,
  fields: GraphicFields,
  { slug, heightsPx }: { readonly slug: string; readonly heightsPx: HeightsPx },
): Promise<readonly [RevisionFile, ...RevisionFile[]]> {
  const resolved = await resolveAll(context, fields.config);
  const { page, readers } = context.publishing.assets;
  const [first, ...others] = pieceFiles({
    slug,
    fields,
    heightsPx,
    resolved: { frames: resolved, files: new Map() },
    assets: page,
    readers,
  });
  return [toBytes(first), ...others.map(toBytes)];
}
