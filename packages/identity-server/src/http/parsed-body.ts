import { isNestedTooDeep, readFormFields } from "@nv/contracts";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { IdentityError } from "../identity-error.ts";

/** Largest body, bytes: every call fits in a few hundred, metadata in four thousand. */
const BODY_MAX_BYTES = 64 * 1024;

/** A body as it came; what it must be is decided by the route, which knows the text of the error. */
type ParsedBody =
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "form"; readonly fields: URLSearchParams }
  | { readonly kind: "broken"; readonly reason: string };

const NOTHING: ParsedBody = { kind: "broken", reason: "EOF" };

function isParsedBody(body: unknown): body is ParsedBody {
  return typeof body === "object" && body !== null && "kind" in body;
}

function parseJson(text: string): ParsedBody {
  if (text.trim() === "") return NOTHING;
  if (isNestedTooDeep(text)) throw new IdentityError("BODY_TOO_COMPLEX");
  try {
    return { kind: "json", value: JSON.parse(text) };
  } catch {
    // The parser's message repeats the body, which may hold a password.
    return { kind: "broken", reason: "invalid JSON" };
  }
}

function parseForm(text: string): ParsedBody {
  const fields = readFormFields(text);
  if (fields === null) throw new IdentityError("BODY_TOO_COMPLEX");
  return { kind: "form", fields };
}

/**
 * Has the plugin read JSON and forms, and nothing else; a client may announce JSON and send nothing. What is larger, deeper or has more
 * fields than any call of ours goes no further: `BODY_TOO_LARGE`, `BODY_TOO_COMPLEX`.
 */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: "string", bodyLimit: BODY_MAX_BYTES } as const;
  app.addContentTypeParser("application/json", options, async (_request: unknown, body: string) => parseJson(body));
  app.addContentTypeParser("application/x-www-form-urlencoded", options, async (_request: unknown, body: string) =>
    parseForm(body),
  );
}

/**
 * Reads a JSON body.
 *
 * @param what - What the body describes, for the text of the error: `Signup`.
 * @throws {IdentityError} `BODY_UNREADABLE` with the first reason; never with the content.
 */
export function readJson<Schema extends z.ZodType>(body: unknown, schema: Schema, what: string): z.infer<Schema> {
  const parsed = isParsedBody(body) ? body : NOTHING;
  if (parsed.kind !== "json") {
    const reason = parsed.kind === "broken" ? parsed.reason : "expected JSON";
    throw new IdentityError("BODY_UNREADABLE", { values: { what, reason } });
  }
  const result = schema.safeParse(parsed.value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const place = issue?.path.join(".") ?? "";
  const reason = `${place === "" ? "" : `${place}: `}${issue?.message ?? "invalid"}`;
  throw new IdentityError("BODY_UNREADABLE", { values: { what, reason }, cause: result.error });
}

/**
 * Reads the fields of a form, or of a JSON object as newer clients send it; what is no text in that one is no field.
 *
 * @returns None when the body is something else.
 */
export function readFields(body: unknown): URLSearchParams {
  const parsed = isParsedBody(body) ? body : NOTHING;
  if (parsed.kind !== "json" || typeof parsed.value !== "object" || parsed.value === null) return readForm(body);
  const texts = Object.entries(parsed.value).filter((field): field is [string, string] => typeof field[1] === "string");
  return new URLSearchParams(texts);
}

/** Reads the fields of a form; none when the body is something else. */
export function readForm(body: unknown): URLSearchParams {
  return isParsedBody(body) && body.kind === "form" ? body.fields : new URLSearchParams();
}
