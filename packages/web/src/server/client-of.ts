import type { Endpoint, Endpoints, OnlyRead } from "@nv/contracts/schemas";
import type { z } from "zod";
import { addressOf, type QueryValue } from "../address.ts";
import { isRecord } from "../schema.ts";
import { callServer, request } from "./call-server.ts";

/** Names of a path, in their order. */
type PartsOf<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${string}/${infer Next}`
    ? [part: string | number, ...PartsOf<`/${Next}`>]
    : [part: string | number]
  : [];

type QueryOf<Query extends z.ZodType> = Readonly<Partial<Record<keyof z.input<Query>, QueryValue | undefined>>>;

type CallOf<One> =
  One extends Endpoint<infer Path, infer Body, infer Answer, infer Query>
    ? (
        ...args: [
          ...PartsOf<Path>,
          ...(Body extends z.ZodType ? [json: OnlyRead<z.input<Body>>] : []),
          ...(Query extends z.ZodType ? [fields: QueryOf<Query>] : []),
          signal?: AbortSignal,
        ]
      ) => Promise<Answer extends z.ZodType ? z.output<Answer> : void>
    : never;

/** Calls of a table of endpoints: each takes the parts of its path, its body, the fields of its address, and a signal. */
export type Client<Table extends Endpoints> = { readonly [Name in keyof Table]: CallOf<Table[Name]> };

function isField(value: unknown): value is QueryValue {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function fieldsOf(value: unknown): Readonly<Record<string, QueryValue>> {
  const fields = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(fields.flatMap(([name, field]) => (isField(field) ? [[name, field]] : [])));
}

async function send(endpoint: Endpoint, args: unknown[]): Promise<unknown> {
  const { method, isOrder, body, answer, query } = endpoint;
  const path = (endpoint.base + endpoint.path).replaceAll(/:\w+/g, () => encodeURIComponent(String(args.shift())));
  // An order says at least that it is one: what has no body at all is easily sent from elsewhere.
  const json = body !== null ? args.shift() : method === "POST" && isOrder ? {} : undefined;
  const address = query ? addressOf(path, fieldsOf(args.shift())) : path;
  const signal = args.find((arg) => arg instanceof AbortSignal);
  const call = { method, isOrder, json, signal };
  return answer === null ? void (await request(address, call)) : callServer(answer, address, call);
}

/** Makes the calls of a table of endpoints. All throw `CallFailure`. */
export function clientOf<Table extends Endpoints>(table: Table): Client<Table>;
export function clientOf(table: Endpoints): Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>> {
  const calls = Object.entries(table).map(([name, one]) => [name, (...args: unknown[]) => send(one, args)] as const);
  return Object.fromEntries(calls);
}
