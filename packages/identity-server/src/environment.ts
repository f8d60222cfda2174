import { z } from "zod";

/** A variable of the environment cannot be used. The message is for the person at the terminal. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

/** Values of these are never repeated. */
const SECRET = new Set(["DATABASE_URL", "SMTP_URL", "IDENTITY_SHARED_SECRET"]);

/** A port to listen on; 0 for any that is free. */
export const PortNumber = z.coerce
  .number({ error: "debe ser un número" })
  .int("debe ser un número entero")
  .min(0, "debe estar entre 0 y 65535")
  .max(65_535, "debe estar entre 0 y 65535");

/** Names or addresses separated by commas; absent is none. */
export const List = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );

/**
 * Reads variables by their schema.
 *
 * @throws {EnvironmentError} With a sentence for each variable that cannot be used; values of secrets are not repeated.
 */
export function parseVariables<Schema extends z.ZodType>(schema: Schema, env: NodeJS.ProcessEnv): z.infer<Schema> {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name} ${message}${SECRET.has(name) ? "." : ` (ahora vale «${env[name] ?? ""}»).`}`;
  });
  throw new EnvironmentError(sentences.join("\n"), { cause: parsed.error });
}

/** The environment of a program, of which each part reads its own. */
export interface Environment {
  /**
   * Has a part read its settings.
   *
   * @param part - Throws {@link EnvironmentError} when its variables cannot be used. An empty one counts as absent.
   * @returns What it read, after {@link Environment.check}.
   */
  read<Settings>(part: (env: NodeJS.ProcessEnv) => Settings): () => Settings;
  /** @throws {EnvironmentError} With what every part said that could not read its own. */
  check(): void;
}

/** Lets the parts of a program read their settings, so that whoever starts it is told at once of all that is wrong. */
export function openEnvironment(env: NodeJS.ProcessEnv): Environment {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const problems: EnvironmentError[] = [];
  return {
    read(part) {
      try {
        const settings = part(present);
        return () => settings;
      } catch (error) {
        if (!(error instanceof EnvironmentError)) throw error;
        problems.push(error);
        return () => {
          throw error;
        };
      }
    },
    check() {
      const [cause] = problems;
      if (cause !== undefined) throw new EnvironmentError(problems.map(({ message }) => message).join("\n"), { cause });
    },
  };
}
