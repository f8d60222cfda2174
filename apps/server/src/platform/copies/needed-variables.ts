/** Variables whose values are in no copy, and without which something of it cannot be read. */
const NEEDED_VARIABLES = ["CASES_KEYS", "IDENTITY_SHARED_SECRET"] as const;

/** Lists the variables that an environment has, of those whose values a copy needs beside it. */
export function neededVariables(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return NEEDED_VARIABLES.filter((name) => (env[name] ?? "") !== "");
}
