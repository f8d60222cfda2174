import { globSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "@nv/contracts/schemas";
import { z } from "zod";
import { type FindSamples, identityField, identitySamples, type Known, type Sample, serverSamples } from "./samples.ts";

/** A route to be called. */
export interface Target {
  readonly method: string;
  /** Its pattern: `/api/graphics/:id`. */
  readonly pattern: string;
  /** A right call of it; what there is to know changes as the run goes on. */
  readonly sample: (known: Known) => Sample;
  /** Declaration that it serves, of a route that has one. */
  readonly endpoint?: Endpoint | undefined;
}

const Parameters = z.array(z.object({ name: z.string(), in: z.string() }));
const Content = z.record(z.string(), z.object({ schema: z.unknown() }));
const Described = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ parameters: Parameters, requestBody: z.object({ content: Content }).optional() })),
  ),
});

/** As much of a schema as tells what a value of it is made of. */
const Schema = z.object({
  type: z.unknown(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
});

/** A value that a schema describes: fields by their name where that says more. */
function sampleOf(schema: unknown, known: Known): unknown {
  const { type, properties, items, anyOf, enum: choices, const: only } = Schema.catch({ type: null }).parse(schema);
  if (only !== undefined) return only;
  if (choices !== undefined) return choices[0];
  if (anyOf !== undefined) return sampleOf(anyOf[0], known);
  if (properties !== undefined) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, identityField(name, known) ?? sampleOf(field, known)]),
    );
  }
  if (type === "array") return [sampleOf(items, known)];
  const byType: Readonly<Record<string, unknown>> = { string: "AAAA", number: 1, integer: 1, boolean: true };
  return byType[String(type)] ?? {};
}

function texts(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(z.record(z.string(), z.unknown()).parse(value)).map(([name, one]) => [name, String(one)]),
  );
}

/** Every call that the OpenAPI description of the identity service names. */
export function identityTargets(document: unknown, prefix: string): Target[] {
  return Object.entries(Described.parse(document).paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters, requestBody }]): Target => {
      const named = (place: string, known: Known) =>
        Object.fromEntries(
          parameters.flatMap(({ name, in: where }) =>
            where === place ? [[name, String(identityField(name, known) ?? "AAAA")]] : [],
          ),
        );
      const json = requestBody?.content["application/json"]?.schema;
      const form = requestBody?.content["application/x-www-form-urlencoded"]?.schema;
      const pattern = path.replaceAll(/\{(\w+)\}/g, ":$1");
      return {
        method: method.toUpperCase(),
        pattern: prefix + pattern,
        sample: (known) =>
          identitySamples(known)[`${method.toUpperCase()} ${pattern}`] ?? {
            params: named("path", known),
            query: named("query", known),
            ...(json === undefined ? {} : { body: sampleOf(json, known) }),
            ...(form === undefined ? {} : { form: texts(sampleOf(form, known)) }),
          },
      };
    }),
  );
}

/** A route as the router was given it. */
export interface RouterEntry {
  readonly method: string;
  readonly url: string;
  readonly endpoint?: Endpoint | undefined;
}

const FEATURES = join(import.meta.dirname, "features");
/** Samples of the files of features, besides `samples.ts`. */
const OF_FEATURES = await Promise.all(
  globSync("*.ts", { cwd: FEATURES }).map(async (file) => {
    const { samples }: { readonly samples: FindSamples } = await import(join(FEATURES, file));
    return samples;
  }),
);

const samplesOf = (known: Known): ReturnType<FindSamples> =>
  Object.assign({}, serverSamples(known), ...OF_FEATURES.map((samples) => samples(known)));

const WRITING = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * Every route of the server itself, as its router has them.
 *
 * @throws {Error} When a route that changes something has no right call in `samples.ts` and in no file of `features/`.
 */
export function serverTargets(entries: readonly RouterEntry[], known: Known): Target[] {
  const samples = samplesOf(known);
  const missing = entries.filter(({ method, url }) => WRITING.has(method) && samples[`${method} ${url}`] === undefined);
  if (missing.length > 0) {
    const calls = missing.map(({ method, url }) => `${method} ${url}`).join(", ");
    throw new Error(`Say in a file of apps/server/test/fuzz/features what a right call of these is: ${calls}`);
  }
  return entries.map(({ method, url, endpoint }) => ({
    ...{ method, endpoint },
    pattern: url,
    sample: (now) => {
      const samples = samplesOf(now);
      return (samples[`${method} ${url}`] ?? samples[`GET ${url}`])?.() ?? {};
    },
  }));
}
