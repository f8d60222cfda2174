import { PROGRAM_SCOPES, type ProgramScope } from "@nv/contracts";
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
  /** Scope that a key needs to call it; left out where no key opens it. */
  readonly scope?: ProgramScope | undefined;
}

/** Another service of the same server, as it describes itself. */
export interface DescribedService {
  /** Prefix under which it is mounted. */
  readonly prefix: string;
  /** Makes its description: OpenAPI. */
  describe(): object;
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

/** Ways in of a route: the session of a person, or a key that is let do it. */
function waysIn({ access, scope }: RegisteredRoute): object {
  if (access === "public") return {};
  const ways = [{ session: [] }, ...(scope === undefined ? [] : [{ key: [scope] }])];
  return { security: ways, ...(scope !== undefined && { "x-scope": scope }) };
}

function describe(route: RegisteredRoute): object {
  const { method, url, access, endpoint } = route;
  const id = `/${method}${url}`;
  const parts = [...pathOf(url).matchAll(/\{(\w+)\}/g)];
  const inPath = parts.map(([, name]) => ({ name, in: "path", required: true, schema: { type: "string" } }));
  const done = { description: "Done", ...(endpoint?.answer && { content: json(endpoint.answer, "output", id) }) };
  return {
    ...waysIn(route),
    "x-access": access,
    parameters: [...inPath, ...fieldsOf(endpoint?.query)],
    ...(endpoint?.body && { requestBody: { required: true, content: json(endpoint.body, "input", id) } }),
    responses: { [endpoint?.status ?? "2XX"]: done, default: { $ref: "#/components/responses/Failure" } },
  };
}

/** Name of the failures of the identity service. */
const SERVICE_FAILURE = "IdentityFailure";
const SERVICE_FAILURE_REF = `#/components/responses/${SERVICE_FAILURE}`;

const Failure = z.looseObject({ code: z.string(), message: z.string() });

/** As much of the description of another service as is taken into this one. */
const Described = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({
    responses: z.record(z.string(), z.unknown()),
    securitySchemes: z.record(z.string(), z.unknown()),
  }),
});

/** Takes the description of a service in under its prefix; its failures have another shape than ours, and so another name. */
function takenIn({ prefix, describe: describeService }: DescribedService): z.output<typeof Described> {
  const renamed = JSON.stringify(describeService()).replaceAll("#/components/responses/Failure", SERVICE_FAILURE_REF);
  const { paths, components } = Described.parse(JSON.parse(renamed));
  const { Failure: failure } = components.responses;
  return {
    paths: Object.fromEntries(Object.entries(paths).map(([path, calls]) => [prefix + path, calls])),
    components: { ...components, responses: { [SERVICE_FAILURE]: failure } },
  };
}

/**
 * Describes the server in OpenAPI: the routes of `/api`, from the declarations that they serve, and the calls of another service.
 *
 * @param routes - Those that whoever asks may know of.
 */
export function openApiDocument(routes: readonly RegisteredRoute[], service: DescribedService): object {
  const taken = takenIn(service);
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = pathOf(route.url);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Narrativas Visuales", version: "1", description: "See docs/contracts" },
    servers: [{ url: "/" }],
    paths: { ...paths, ...taken.paths },
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "session", description: "A person, in a page of this site" },
        key: {
          type: "http",
          scheme: "bearer",
          description: "nvk_…: docs/contracts/programs.md",
          "x-scopes": PROGRAM_SCOPES,
        },
        ...taken.components.securitySchemes,
      },
      responses: {
        ...taken.components.responses,
        Failure: { description: "docs/contracts/server-errors.md", content: json(Failure, "output", "/failure") },
      },
    },
  };
}
