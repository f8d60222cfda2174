import type { LightMyRequestResponse } from "fastify";
import { Failure, OAuthFailure, OPERATIONS, type Operation } from "../src/openapi/operations.ts";

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

/**
 * Compares an answer with the description that `/openapi.json` is made from.
 *
 * @throws {Error} When they differ.
 */
export function checkAnswer(method: string, path: string, answer: LightMyRequestResponse): void {
  if (method === "OPTIONS" || answer.headers["access-control-max-age"] !== undefined) return;
  const called = `${method} ${path.split("?")[0]}`;
  // What has a fixed name wins over what has a parameter there.
  const found = PATTERNS.filter(({ pattern }) => pattern.test(called)).map(({ operation }) => operation);
  const operation = found.find(({ call }) => !call.includes("{")) ?? found[0];
  try {
    check(operation, answer);
  } catch (cause) {
    throw new Error(`${called} -> ${answer.statusCode} ${answer.body.slice(0, 300)} is not as described`, { cause });
  }
}
