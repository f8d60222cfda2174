import type { z } from "zod";
import type { ProgramScope } from "./programs/types.ts";

/** Schema of what an endpoint reads or answers with; `null` where there is nothing of the kind. */
type Shape = z.ZodType | null;

/** A value that is only read, with all that is in it; any JSON stays as it is, which has no end. */
export type OnlyRead<Value> = [z.core.util.JSONType] extends [Value]
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]: OnlyRead<Value[Name]> }
    : Value;

/** An endpoint, as both sides know it. */
export interface Endpoint<
  Path extends string = string,
  Body extends Shape = Shape,
  Answer extends Shape = Shape,
  Query extends Shape = Shape,
> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** First part of its address, which those of one table share. */
  readonly base: string;
  /** Pattern of the rest: `/:id/rows`. */
  readonly path: Path;
  readonly body: Body;
  readonly answer: Answer;
  /** Fields of its address. */
  readonly query?: Query | undefined;
  /** Of a success. */
  readonly status: number;
  /** It carries nothing that somebody wrote, so a failure promises nothing about that. */
  readonly isOrder: boolean;
  /** Scope that a key of a program needs to call it; left out where no key opens it. */
  readonly scope?: ProgramScope | undefined;
}

/** Endpoints, by the names of their calls. */
export type Endpoints = Readonly<Record<string, Endpoint>>;

type Call = Pick<Endpoint, "method" | "isOrder">;

/** Parts of a declaration that most leave out; a success has 200, or 204 without an answer. */
interface Rest<Query extends Shape> {
  readonly query?: Query;
  readonly status?: 200 | 201 | 202 | 204;
  readonly scope?: ProgramScope | undefined;
}

function withBody(call: Call) {
  return <const Path extends string, Body extends Shape, Answer extends Shape>(
    path: Path,
    body: Body,
    answer: Answer,
    { status = answer === null ? 204 : 200, ...rest }: Rest<null> & Partial<Pick<Call, "isOrder">> = {},
  ): Endpoint<Path, Body, Answer, null> => ({ ...call, base: "", path, body, answer, status, ...rest });
}

/** Declares an endpoint of those that bring no body. */
interface WithoutBody {
  <const Path extends string, Answer extends Shape>(
    path: Path,
    answer: Answer,
    rest?: Pick<Rest<null>, "scope">,
  ): Endpoint<Path, null, Answer, null>;
  <const Path extends string, Answer extends Shape, Query extends z.ZodType>(
    path: Path,
    answer: Answer,
    rest: Required<Pick<Rest<Query>, "query">> & Pick<Rest<Query>, "scope">,
  ): Endpoint<Path, null, Answer, Query>;
}

function withoutBody(call: Call): WithoutBody {
  return <Path extends string, Answer extends Shape, Query extends Shape>(
    path: Path,
    answer: Answer,
    { query, scope }: Rest<Query> = {},
  ): Endpoint<Path, null, Answer, Query> => ({
    ...call,
    ...{ base: "", path, body: null, answer, query, scope, status: answer === null ? 204 : 200 },
  });
}

/** Declares an endpoint that tells something. */
export const get = withoutBody({ method: "GET", isOrder: false });

/** Declares an endpoint that takes something away. */
export const remove = withoutBody({ method: "DELETE", isOrder: true });

/** Declares an endpoint that takes what somebody wrote. */
export const post = withBody({ method: "POST", isOrder: false });

/** Declares an endpoint that does something, and takes nothing that anybody wrote. */
export const order = withBody({ method: "POST", isOrder: true });

/** Declares an endpoint that takes what somebody wrote in the place of what there was. */
export const put = withBody({ method: "PUT", isOrder: false });

/**
 * Makes a table of endpoints: the server serves it, pages call it and the description of `/api` is made of it.
 *
 * @param base - First part of their addresses.
 * @see docs/adr/0085-a-table-of-endpoints.md
 */
export function endpoints<const Table extends Endpoints>(base: string, table: Table): Table;
export function endpoints(base: string, table: Endpoints): Endpoints {
  return Object.fromEntries(Object.entries(table).map(([name, endpoint]) => [name, { ...endpoint, base }]));
}
