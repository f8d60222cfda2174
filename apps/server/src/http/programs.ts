import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { CASES_GROUP, PROGRAM_LIMITS, type ProgramScope } from "@nv/contracts";
import type { Program, ReadProgram } from "@nv/identity-server";
import { createAllowance } from "./allowance.ts";
import { Problem } from "./problem.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Scope that a key needs to call a route that serves no declaration; none opens one without it. */
    readonly scope?: ProgramScope;
  }
  interface FastifyRequest {
    /** The program that makes the request with a key; `null` for a person. */
    program: Program | null;
  }
}

/** Pattern of what programs bring in the place of a cookie: the beginning tells a key from a token of the identity service. */
const CREDENTIAL = /^bearer +(nv[kit]_\S*)$/i;

/** Beginning of what the server lends to itself. */
const LENT = "nvi_";

/** Calls in a minute from one address, whatever keys they bring: an office with all its programs makes fewer. */
const CALLS_OF_ADDRESS = 3000;

const MINUTE_MS = 60_000;

/** Source of a request: the headers that it came with and where from. */
interface Asking {
  readonly headers: Pick<IncomingHttpHeaders, "authorization">;
  /** `null` where it is not known whose it is: the gate sees the proxy's, and a stranger would use up what all programs behind it may. */
  readonly address: string | null;
}

/** Knows programs by their keys. */
export interface Programs {
  /**
   * Tells which program makes a request. Who brings a key speaks by it alone, whatever cookie comes with it.
   *
   * @returns `null` when it brings none.
   * @throws {Problem} `KEY_INVALID`, `KEY_TOO_OFTEN`.
   */
  read(asking: Asking): Promise<Program> | null;
  /**
   * Lends a credential that serves once, within this process, for a call that the server makes in the name of a program.
   *
   * @param scopes - What the call needs; the program has them.
   */
  lend(program: Program, scopes: readonly ProgramScope[]): string;
}

/** Takes a program out of the group of the cases: what is in there is for people. */
function withoutCases(program: Program): Program {
  const groups = program.session.groups.filter((group) => group !== CASES_GROUP);
  return { ...program, session: { ...program.session, groups } };
}

/** Reads keys, and counts what each does. @param now - Unix epoch in milliseconds. */
export function createPrograms(readProgram: ReadProgram, now: () => number = Date.now): Programs {
  const lent = new Map<string, Program>();
  const perMs = MINUTE_MS;
  const mayKey = createAllowance({ most: PROGRAM_LIMITS.callsPerMinute, perMs, now });
  const mayAddress = createAllowance({ most: CALLS_OF_ADDRESS, perMs, now });
  const mayBeWrong = createAllowance({ most: PROGRAM_LIMITS.wrongPerMinute, perMs, now });
  const tooOften = () => new Problem("KEY_TOO_OFTEN", { retryAfterS: MINUTE_MS / 1000 });

  async function find(secret: string, address: string | null): Promise<Program> {
    if (secret.startsWith(LENT)) {
      const program = lent.get(secret);
      lent.delete(secret);
      if (program === undefined) throw new Problem("KEY_INVALID");
      return program;
    }
    if (address !== null && !mayAddress(address)) throw tooOften();
    const program = await readProgram(secret);
    if (program === null) throw address === null || mayBeWrong(address) ? new Problem("KEY_INVALID") : tooOften();
    if (!mayKey(program.keyId)) throw tooOften();
    return withoutCases(program);
  }

  return {
    read({ headers: { authorization }, address }) {
      const secret = authorization === undefined ? undefined : CREDENTIAL.exec(authorization)?.[1];
      return secret === undefined ? null : find(secret, address);
    },
    lend(program, scopes) {
      const secret = LENT + randomBytes(24).toString("base64url");
      lent.set(secret, {
        ...program,
        scopes: new Set(scopes.filter((scope) => program.scopes.has(scope))),
        resource: null,
      });
      return secret;
    },
  };
}

/** Programs of a server that knows none: whatever key comes opens nothing. */
export const NO_PROGRAMS: Programs = createPrograms(async () => null);

/**
 * Holds a program to what its key says: a route that names nothing that a key may be let do is closed to all keys.
 *
 * @throws {Problem} `KEY_SCOPE`.
 */
export function requireScope({ scopes, resource }: Program, scope: ProgramScope | undefined): void {
  if (resource !== null || scope === undefined || !scopes.has(scope)) throw new Problem("KEY_SCOPE");
}
