import { glob } from "node:fs/promises";
import { z } from "zod";
import { CommandError, runNode } from "../terminal/run-command.ts";

const DEPENDENCY_CRUISER = "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs";
const ROOMS = ["apps", "packages"];

const Report = z.object({
  modules: z.array(z.object({ source: z.string() })),
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string(), severity: z.string() }) }),
    ),
  }),
});

async function countSources(): Promise<number> {
  const exclude = (name: string) => ["node_modules", "build", ".docusaurus", "content"].includes(name);
  let count = 0;
  for await (const file of glob(
    ROOMS.map((room) => `${room}/*/src/**/*.{ts,tsx}`),
    { exclude },
  )) {
    if (!file.endsWith(".d.ts")) count += 1;
  }
  return count;
}

/**
 * Checks who imports whom, and that the checker saw the code: reading nothing, it would find nothing wrong.
 *
 * @throws {CommandError} With the imports that break a rule.
 * @see .dependency-cruiser.cjs
 */
export async function checkArchitecture(): Promise<void> {
  const [output, sources] = await Promise.all([
    runNode([DEPENDENCY_CRUISER, ...ROOMS, "--config", ".dependency-cruiser.cjs", "--output-type", "json"]),
    countSources(),
  ]);
  const { modules, summary } = Report.parse(JSON.parse(output));
  const seen = modules.filter(({ source }) => /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(source)).length;
  if (seen < sources) throw new CommandError(`dependency-cruiser read ${seen} of ${sources} source files.`);
  const broken = summary.violations.filter(({ rule }) => rule.severity === "error");
  if (broken.length === 0) return;
  throw new CommandError(broken.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).join("\n"));
}
