import type { Names } from "./names.ts";
import type { Recipe } from "./recipe.ts";
import { recordServerFiles } from "./record-server.ts";
import { recordSiteFiles } from "./record-site.ts";

/** Files of the contract that both sides read. */
function contractFiles({ kebab, camel, pascal, upper }: Names): Recipe["files"] {
  const folder = `packages/contracts/src/${kebab}`;
  return {
    [`${folder}/paths.ts`]: `/** \`GET\` lists, \`POST\` adds. */
export const ${upper}_API_PATH = "/api/${kebab}";
`,
    [`${folder}/errors.ts`]: `import type { ErrorEntry } from "../error-entry.ts";

/** Expected failures of the routes of this feature. */
export const ${upper}_ERRORS = {
  ${upper}_NOT_FOUND: { status: 404, es: "Eso no existe." },
  ${upper}_NOT_LIVE: { status: 409, es: "Eso no está publicado." },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
`,
    [`${folder}/schemas.ts`]: `import { z } from "zod";
import { endpoints, get } from "../endpoints.ts";
import { FieldProblem } from "../graphics/schemas.ts";
import { line, paragraph } from "../graphics/texts.ts";
import { keptParts } from "../kept-parts.ts";
import { beginningOf, savingOf } from "../records/record-bodies.ts";
import { ${upper}_API_PATH } from "./paths.ts";

/** Bounds of what is written, characters. */
const LIMITS = { title: 200, body: 20_000 } as const;

/** Fields that a person writes. */
export const ${pascal}Fields = z.object({
  title: line(LIMITS.title).min(1, "Falta el nombre"),
  body: paragraph(LIMITS.body).default(""),
});
export type ${pascal}Fields = z.infer<typeof ${pascal}Fields>;

/** Body of \`POST /api/${kebab}\`. */
export const Register${pascal} = beginningOf(${pascal}Fields);
export type Register${pascal} = z.infer<typeof Register${pascal}>;

/** Body of \`PUT /api/${kebab}/:id\`. */
export const Edit${pascal} = savingOf(${pascal}Fields);
export type Edit${pascal} = z.infer<typeof Edit${pascal}>;

/** One of them in a list. */
export const ${pascal}Summary = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(["draft", "published", "pinned", "retired"]),
  version: z.int(),
  hasUnpublishedChanges: z.boolean(),
  updatedAtMs: z.number(),
  changedBy: z.string(),
  publishedAtMs: z.number().nullable(),
});
export type ${pascal}Summary = z.infer<typeof ${pascal}Summary>;

/** Answer of \`GET /api/${kebab}\`: the last changed first. */
export const ${pascal}List = z.object({ items: z.array(${pascal}Summary) });
export type ${pascal}List = z.infer<typeof ${pascal}List>;

/** One of them with everything about it. */
export const ${pascal}Detail = ${pascal}Summary.extend({
  fields: keptParts(${pascal}Fields),
  revision: z.string().nullable(),
  publicUrl: z.string().nullable(),
  /** Problems that keep it from being published. */
  problems: z.array(FieldProblem),
});
export type ${pascal}Detail = z.infer<typeof ${pascal}Detail>;

/** Endpoints besides those of any record. */
export const ${camel}Api = endpoints(${upper}_API_PATH, { list: get("", ${pascal}List) });
`,
    [`${folder}/kind.ts`]: `import { GRAPHIC_STATUSES } from "../graphics/types.ts";
import { recordKind } from "../records/record-kind.ts";
import { ${upper}_API_PATH } from "./paths.ts";
import { Edit${pascal}, ${pascal}Detail, Register${pascal} } from "./schemas.ts";

/** Kind of record: say in one sentence what one of them is. */
export const ${upper}_RECORD = recordKind({
  name: "${kebab}",
  path: ${upper}_API_PATH,
  words: { one: "${kebab}", many: "${kebab}", gender: "masculine" },
  section: "data",
  event: "${kebab}",
  slug: { start: "${kebab}", taken: "Otro dato publicado tiene ya esa dirección" },
  errors: { notFound: "${upper}_NOT_FOUND", notLive: "${upper}_NOT_LIVE" },
  labels: { title: "Nombre", slug: "Dirección", status: "Estado", body: "Texto" },
  values: { status: GRAPHIC_STATUSES },
  schemas: { register: Register${pascal}, edit: Edit${pascal}, detail: ${pascal}Detail },
});
`,
  };
}

/** The page on which both sides agree. */
function contractPage({ kebab, pascal, upper }: Names): Recipe["files"] {
  return {
    [`docs/contracts/${kebab}.md`]: `# ${pascal}

Agreement between whoever writes one and whoever reads it. Types are in \`packages/contracts/src/${kebab}\`; what stands for all published addresses is in \`publishing.md\`.

## Addresses

| Address | Holds |
|---|---|
| \`/data/{slug}/{revision}/data.json\` | one of them as it was published; it never changes |

## Calls

With a session. The event of a change is \`${kebab}\`.

| Route | Takes | Answers |
|---|---|---|
| \`GET /api/${kebab}\` | | \`${pascal}List\`: the last changed first |
| \`POST /api/${kebab}\` | \`Register${pascal}\` | 201 \`${pascal}Detail\` |
| \`GET /api/${kebab}/:id\`; \`PUT\` | \`Edit${pascal}\` | \`${pascal}Detail\` |
| \`GET /api/${kebab}/:id/versions\` | | as of a graphic |
| \`POST /api/${kebab}/:id/publish\`, \`/unpublish\`, \`/retire\`, \`/restore\` | \`VersionedRequest\` | \`${pascal}Detail\` |
| \`POST /api/${kebab}/:id/rollback\` | \`RollbackRequest\` | \`${pascal}Detail\` |

## Failures

What all kinds fail with is in \`server-errors.md\`.

| Code | Status | When |
|---|---|---|
| \`${upper}_NOT_FOUND\` | 404 | no record of this kind has that id |
| \`${upper}_NOT_LIVE\` | 409 | what only a published one can do |
`,
  };
}

/** Right calls of its routes, from which the hostile test makes the wrong ones. */
function sampleFile({ kebab }: Names): Recipe["files"] {
  const orders = ["publish", "unpublish", "restore"].map(
    (order) => `  "POST /api/${kebab}/:id/${order}": () => ({ params: { id: ids.graphic }, body: { version } }),\n`,
  );
  return {
    [`apps/server/test/fuzz/features/${kebab}.ts`]: `import type { FindSamples } from "../samples.ts";

/** A right call of each of its routes. */
export const samples: FindSamples = ({ ids, version, fresh }) => ({
  "POST /api/${kebab}": () => ({ body: { title: \`Ejemplo \${fresh}\`, body: "", slug: \`ejemplo-\${fresh}\` } }),
  "PUT /api/${kebab}/:id": () => ({ params: { id: ids.graphic }, body: { title: "Ejemplo", body: "", version } }),
${orders.join("")}  "POST /api/${kebab}/:id/retire": () => ({ params: { id: ids.graphic }, body: { version, isConfirmed: true } }),
  "POST /api/${kebab}/:id/rollback": () => ({ params: { id: ids.graphic }, body: { version, revision: "1-abcdefghij" } }),
});
`,
  };
}

/**
 * A kind of record: its declaration, the feature that publishes it, the tool that edits it, its pages and their tests.
 *
 * @param today - Day of the page's first review, \`2026-11-22\`.
 */
export function recordRecipe(names: Names, today: string): Recipe {
  return {
    files: {
      ...contractFiles(names),
      ...contractPage(names),
      ...recordServerFiles(names),
      ...recordSiteFiles(names, today),
      ...sampleFile(names),
    },
    next: [
      "Escribe cómo se llama uno y cómo varios, en `words` de su `kind.ts`: de ahí salen las frases de la pantalla y su dirección.",
      "Cambia campos, rótulos, formulario y archivos publicados por los suyos.",
      `Di en apps/server/test/fuzz/features/${names.kebab}.ts qué trae una llamada buena de cada una de sus rutas: con ella se prueban las malas.`,
      "`npm run fix` la pone en docs/features.md.",
      "Escribe su página y enlázala desde otra o desde el catálogo de herramientas; lo que acuerdan los dos lados va en docs/contracts.",
    ],
  };
}
