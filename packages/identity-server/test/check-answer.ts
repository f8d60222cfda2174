import type { LightMyRequestResponse } from "fastify";
import { z } from "zod";
import { Failure, OAuthFailure, OPERATIONS, type Operation } from "../src/openapi/operations.ts";

/** Fields of a form, when the request is one. */
type Form = Readonly<Record<string, string>> | undefined;

function patternOf({ call }: Operation): RegExp {
  const escaped = call.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{\w+\}/g, "[^/]+");
  return new RegExp(`^${escaped}/?$`);
}

const PATTERNS = OPERATIONS.map((operation) => ({ operation, pattern: patternOf(operation) }));

function jsonOf(answer: LightMyRequestResponse): unknown {
  if (!/^application\/json/.test(String(answer.headers["content-type"]))) throw new Error("the answer is not JSON");
  return JSON.parse(answer.body);
}

function check(operation: Operation | undefined, answer: LightMyRequestResponse): void {
  if (answer.statusCode >= 400) {
    const body = jsonOf(answer);
    if (!Failure.safeParse(body).success) OAuthFailure.parse(body);
    return;
  }
  if (operation === undefined) throw new Error("no such call is described");
  const { status, body } = operation.answers;
  if (answer.statusCode !== status) throw new Error(`${status} is described, ${answer.statusCode} came`);
  if (body === null && answer.body !== "") throw new Error("an empty answer is described");
  if (body !== null && typeof body !== "string") body.parse(jsonOf(answer));
}

/** Checks that the parameters which were sent and led to something are described: one that works and is nowhere to be read helps nobody. */
function checkRequest(operation: Operation | undefined, query: string, form: Form): void {
  const fields = z.object({ shape: z.record(z.string(), z.unknown()) }).parse(operation?.form ?? { shape: {} });
  const known = { query: Object.keys(operation?.query?.shape ?? {}), form: Object.keys(fields.shape) };
  const isUnknown = (name: string) => !known.query.includes(name) && name !== "grant_type";
  const unknown = [
    ...[...new URLSearchParams(query).keys()].filter(isUnknown),
    ...Object.keys(form ?? {}).filter((name) => !known.form.includes(name)),
  ];
  if (unknown.length > 0) throw new Error(`${unknown.join(", ")} is read and not described`);
}

/**
 * Compares a request and its answer with the description that `/openapi.json` is made from.
 *
 * @throws {Error} When they differ.
 */
export function checkAnswer(method: string, path: string, form: Form, answer: LightMyRequestResponse): void {
  if (method === "OPTIONS" || answer.headers["access-control-max-age"] !== undefined) return;
  const [pathname, query = ""] = path.split("?");
  const called = `${method} ${pathname}`;
  // What has a fixed name wins over what has a parameter there.
  const found = PATTERNS.filter(({ pattern }) => pattern.test(called)).map(({ operation }) => operation);
  const operation = found.find(({ call }) => !call.includes("{")) ?? found[0];
  try {
    check(operation, answer);
    if (answer.statusCode < 400) checkRequest(operation, query, form);
  } catch (cause) {
    throw new Error(`${called} -> ${answer.statusCode} ${answer.body.slice(0, 300)} is not as described`, { cause });
  }
}
