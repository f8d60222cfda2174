import { z } from "zod";
import { Failure, OAuthFailure, OPERATIONS, type Operation } from "./operations.ts";

function schemaOf(schema: z.ZodType, io: "input" | "output"): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

function answerOf({ answers: { body } }: Operation): object {
  if (body === null) return { description: "Done" };
  if (typeof body === "string") return { description: "Done", content: { [body]: {} } };
  return { description: "Done", content: { "application/json": { schema: schemaOf(body, "output") } } };
}

function parametersOf({ call, query }: Operation): object[] {
  const inPath = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: !schema.safeParse(undefined).success,
    schema: schemaOf(schema, "input"),
  }));
  return [...inPath, ...inQuery];
}

function bodyOf({ json, form }: Operation): object {
  if (json)
    return { requestBody: { required: true, content: { "application/json": { schema: schemaOf(json, "input") } } } };
  if (!form) return {};
  const content = { "application/x-www-form-urlencoded": { schema: schemaOf(form, "input") } };
  return { requestBody: { required: true, content } };
}

function describe(operation: Operation): object {
  return {
    summary: operation.summary,
    ...(operation.asks === "nobody" ? {} : { security: [{ bearer: [] }] }),
    parameters: parametersOf(operation),
    ...bodyOf(operation),
    responses: { [operation.answers.status]: answerOf(operation), default: { $ref: "#/components/responses/Failure" } },
  };
}

/**
 * Describes the service in OpenAPI, from the schemas that it reads and answers with.
 *
 * @param prefix - Where the service is mounted; empty for the root.
 */
export function openApiDocument(prefix: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of OPERATIONS) {
    const [method = "", path = ""] = operation.call.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(operation) };
  }
  const failure = { anyOf: [schemaOf(Failure, "output"), schemaOf(OAuthFailure, "output")] };
  return {
    openapi: "3.1.0",
    info: { title: "Identity service", version: "1", description: "See docs/contracts/identity.md" },
    servers: [{ url: prefix === "" ? "/" : prefix }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      responses: { Failure: { description: "Failure", content: { "application/json": { schema: failure } } } },
    },
  };
}
