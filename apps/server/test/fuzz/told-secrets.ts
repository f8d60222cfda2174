import type { RawAnswer } from "../whole-server.ts";

/** Pattern of the secrets that nobody is ever told: hashes of passwords, private keys. */
const NEVER = /\$argon2|\$2[aby]\$\d|PRIVATE KEY|"d":"[\w-]{20}/;

/** Fields of answers that let somebody in. */
const SECRET_FIELD = /"(?:access_token|refresh_token|mfa_token|secret)":"([^"]+)"/g;

/** Shorter ones are words. */
const SHORTEST_SECRET = 16;

/** Remembers who was given which secret, and finds it where it does not belong. */
export interface ToldSecrets {
  add(secret: string, owner: string): void;
  /** Notes what an answer gives its reader, and says what it should not have told them; `null` when all is well. */
  read(answer: RawAnswer, reader: string): string | null;
  /** Says what a line of the log should not have told; `null` when all is well. */
  readLog(line: string): string | null;
}

/** Makes the memory of a run. */
export function createToldSecrets(): ToldSecrets {
  const owners = new Map<string, string>();

  function add(secret: string, owner: string): void {
    if (secret.length >= SHORTEST_SECRET) owners.set(secret, owner);
  }

  function found(text: string, reader: string | null): string | null {
    const never = NEVER.exec(text);
    if (never !== null) return `tells ${never[0]}`;
    for (const [secret, owner] of owners) {
      if (owner !== reader && text.includes(secret)) return `tells a secret of ${owner}: ${secret.slice(0, 6)}…`;
    }
    return null;
  }

  return {
    add,
    read({ headers, body }, reader) {
      const told = found(`${JSON.stringify(headers)}\n${body}`, reader);
      for (const [, secret] of body.matchAll(SECRET_FIELD)) add(secret ?? "", reader);
      for (const line of headers["set-cookie"] ?? []) add(/=([^;]*)/.exec(line)?.[1] ?? "", reader);
      return told;
    },
    readLog: (line) => found(line, null),
  };
}
