import { INCLUDE_LIMITS } from "@nv/contracts";
import { type FieldProblem, IncludeFields, type RenderedInclude } from "@nv/contracts/schemas";
import { findRevision } from "../../platform/records/records.repository.ts";
import { type IncludeBody, readIncludeBody } from "./core/include-body.ts";
import { findIncludeAt, type IncludesContext } from "./includes-context.ts";

/** Includes inside includes: a page, what it holds, and what that holds. */
const MOST_LEVELS = 3;

const PAGE = "index.html";

const NOTHING: Pick<IncludeBody, "references"> = { references: [] };

const problem = (message: string): FieldProblem => ({ field: "body", message });

/** Reads the content that an include inside another has now, for readers. */
async function liveContent(context: IncludesContext, slug: string): Promise<string | FieldProblem> {
  const include = await findIncludeAt(context, slug);
  if (include === undefined) return problem(`No hay ningún include «${slug}»`);
  if (include.revision === null) return problem(`El include «${slug}» no está publicado`);
  const page = await context.publishing.sections.i.readFile(slug, include.revision, PAGE);
  return page === null ? problem(`Lo publicado de «${slug}» no está en el almacén`) : page.toString();
}

/** Body of an include as readers have it: a change that somebody has not published is nobody else's fault. Nothing while it is not published. */
async function liveReferences(context: IncludesContext, slug: string): Promise<Pick<IncludeBody, "references">> {
  const include = await findIncludeAt(context, slug);
  if (include === undefined || include.revision === null) return NOTHING;
  const version = await findRevision(context.records.db, include.id, include.revision);
  return version === undefined ? NOTHING : readIncludeBody(IncludeFields.parse(JSON.parse(version.snapshot)).body);
}

/** Goes down what includes hold for readers, and tells what comes back to where it began or goes too deep. */
async function loopProblems(
  context: IncludesContext,
  path: readonly string[],
  { references }: Pick<IncludeBody, "references">,
): Promise<readonly FieldProblem[]> {
  const problems: FieldProblem[] = [];
  for (const slug of references) {
    const way = [...path, slug];
    if (path.includes(slug)) problems.push(problem(`Un include no puede contenerse: ${way.join(" → ")}`));
    else if (way.length > MOST_LEVELS)
      problems.push(problem(`Como mucho ${MOST_LEVELS} niveles de includes: ${way.join(" → ")}`));
    else problems.push(...(await loopProblems(context, way, await liveReferences(context, slug))));
  }
  return problems;
}

/**
 * Turns a body into what readers would get, and tells what keeps it from them.
 *
 * @param slug - Its address; what it holds must not lead back to it.
 */
export async function renderInclude(context: IncludesContext, slug: string, body: string): Promise<RenderedInclude> {
  // What is longer than readers may get is kept, and read by nobody.
  if (body.length > INCLUDE_LIMITS.body) return { html: "", parameters: [], problems: [] };
  const read = readIncludeBody(body);
  const problems = [...read.problems, ...(await loopProblems(context, [slug], read))];
  const contents = new Map<string, string>();
  for (const reference of read.references) {
    const content = await liveContent(context, reference);
    if (typeof content === "string") contents.set(reference, content);
    else problems.push(content);
  }
  for (const { slug: reference, name } of read.given)
    if (contents.get(reference)?.includes(` data-nv="${name}"`) === false)
      problems.push(problem(`El include «${reference}» no tiene ningún dato «${name}»: data-${name} no pondría nada`));
  return { html: read.render(contents), parameters: [...read.parameters], problems };
}
