import type { Endpoint } from "@nv/contracts/schemas";
import { z } from "zod";
import type { Access } from "../access.ts";

/** A route of the server, as its router was given it. */
export interface RegisteredRoute {
  readonly method: string;
  /** Pattern: `/api/graphics/:id`. */
  readonly url: string;
  readonly access: Access;
  /** Declaration that it serves; none of what is not plain JSON: uploads, downloads, events. */
  readonly endpoint?: Endpoint | undefined;
}

/** A schema that names itself is one of its own, by its `$id`: its references are to its own parts. */
function json(schema: z.ZodType, io: "input" | "output", id: string): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return { "application/json": { schema: { ...("$defs" in rest && { $id: `${id}/${io}` }), ...rest } } };
}

/** Pattern of the router as the specification writes it; what takes any number of parts is one of them. */
const pathOf = (url: string) => url.replaceAll(/:(\w+)/g, "{$1}").replace("*", "{rest}");

function fieldsOf(query: z.ZodType | null | undefined): object[] {
  if (!(query instanceof z.ZodObject)) return [];
  return Object.entries(query.shape).map(([name, field]) => ({
    ...{ name, in: "query", required: !z.safeParse(field, undefined).success },
    schema: z.toJSONSchema(field, { io: "input", unrepresentable: "any" }),
  }));
}

function describe({ method, url, access, endpoint }: RegisteredRoute): object {
  const id = `/${method}${url}`;
  const parts = [...pathOf(url).matchAll(/\{(\w+)\}/g)];
  const inPath = parts.map(([, name]) => ({ name, in: "path", required: true, schema: { type: "string" } }));
  const done = { description: "Done", ...(endpoint?.answer && { content: json(endpoint.answer, "output", id) }) };
  return {
    ...(access === "public" ? {} : { security: [{ session: [] }] }),
    "x-access": access,
    parameters: [...inPath, ...fieldsOf(endpoint?.query)],
    ...(endpoint?.body && { requestBody: { required: true, content: json(endpoint.body, "input", id) } }),
    responses: { [endpoint?.status ?? "2XX"]: done, default: { $ref: "#/components/responses/Failure" } },
  };
}

const Failure = z.looseObject({ code: z.string(), message: z.string() });

/** Describes the routes of `/api` in OpenAPI, from the declarations that they serve. */
export function openApiDocument(routes: readonly RegisteredRoute[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = pathOf(route.url);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Narrativas Visuales", version: "1", description: "See docs/contracts" },
    servers: [{ url: "/" }],
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } },
      responses: {
        Failure: { description: "docs/contracts/server-errors.md", content: json(Failure, "output", "/failure") },
      },
    },
  };
}
