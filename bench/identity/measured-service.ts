import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import { IDENTITY_PATH } from "@nv/contracts";
import { runNode } from "../../scripts/terminal/run-command.ts";
import { sized } from "../src/sized.ts";
import { type MeasuredProcess, startMeasured } from "./measured-process.ts";

const COMMAND = join(import.meta.dirname, "../../scripts/identity.ts");
const SITE = "https://site.example";
const PEOPLE = sized(10_000, 200);
/** Password of all of them. */
export const PASSWORD = "correcta-caballo-pila";
const START_POLLS = 200;
const POLL_MS = 50;

/** The tokens of somebody who has entered. */
export interface SignedInPerson {
  readonly access: string;
  readonly refresh: string;
}

/** A service with ten thousand people in it. */
export interface MeasuredService {
  readonly process: MeasuredProcess;
  /** Path of its calls, without a slash at the end. */
  readonly path: string;
  /** The tokens of a person who signs in now; number 0 administers. */
  signIn(person: number): Promise<SignedInPerson>;
}

/**
 * Writes people as the original exports them, with a hash that the service would have made itself; number 0 administers.
 *
 * @param count - How many.
 */
export async function writePeople(file: string, count: number): Promise<void> {
  const encrypted_password = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const at = (person: number) => new Date(Date.UTC(2026, 0, 1) + person * 1000).toISOString();
  const users = Array.from({ length: count }, (_one, person) => ({
    email: `p${person}@diario.example`,
    role: person === 0 ? "admin" : "",
    encrypted_password,
    confirmed_at: at(person),
    created_at: at(person),
    app_metadata: { provider: "email" },
    user_metadata: { full_name: `Persona ${person} de la Redacción` },
  }));
  await writeFile(file, JSON.stringify({ users }));
}

async function waitUntilListening(process: MeasuredProcess): Promise<void> {
  for (let poll = 0; poll < START_POLLS; poll += 1) {
    if (process.output().includes("escucha en")) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`The service does not listen:\n${process.output()}`);
}

/**
 * Fills a database and starts the service on it as a user would.
 *
 * @param databaseUrl - Of PostgreSQL; without it SQLite in the folder.
 */
export async function startService(
  core: string,
  port: number,
  folder: string,
  databaseUrl: string | null,
): Promise<MeasuredService> {
  const env = {
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: folder,
    SITE_URL: SITE,
    TRUSTED_PROXIES: "127.0.0.1",
    DATABASE_URL: databaseUrl ?? "",
  };
  const people = join(folder, "people.json");
  await writePeople(people, PEOPLE);
  await runNode([COMMAND, "import", people], { env: { ...process.env, ...env } });
  const service = startMeasured(core, [COMMAND], env);
  await waitUntilListening(service);
  return {
    process: service,
    path: IDENTITY_PATH,
    async signIn(person) {
      const answer = await fetch(`http://127.0.0.1:${port}${IDENTITY_PATH}/token`, {
        method: "POST",
        headers: { "x-forwarded-for": `10.200.${person >> 8}.${person & 255}` },
        body: new URLSearchParams({
          grant_type: "password",
          username: `p${person}@diario.example`,
          password: PASSWORD,
        }),
      });
      const body: unknown = await answer.json();
      if (typeof body !== "object" || body === null || !("access_token" in body) || !("refresh_token" in body)) {
        throw new Error(`Person ${person} cannot sign in: ${JSON.stringify(body)}`);
      }
      return { access: String(body.access_token), refresh: String(body.refresh_token) };
    },
  };
}
