import { z } from "zod";
import type { RawAnswer } from "../whole-server.ts";
import type { Target } from "./targets.ts";

const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Calls that an OpenAPI document describes, as a router has them: `GET /api/graphics/:id`. Sorted. */
export function callsIn(document: string): string[] {
  const calls = Object.entries(Document.parse(JSON.parse(document)).paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  return calls.map((call) => call.replace(/:rest$/, "*")).sort();
}

/** Tells how a right answer differs from what the endpoint declares. */
export function unlikeDeclared({ endpoint }: Target, { status, body }: RawAnswer): string[] {
  if (endpoint === undefined) return [];
  if (status !== endpoint.status) return [`is answered with ${status}, and declares ${endpoint.status}`];
  if (endpoint.answer === null) return body === "" ? [] : ["has an answer that it does not declare"];
  const read = endpoint.answer.safeParse(JSON.parse(body));
  return read.success ? [] : [`has another answer than it declares: ${read.error.message}`];
}
