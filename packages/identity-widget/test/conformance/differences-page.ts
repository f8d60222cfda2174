import { fileURLToPath } from "node:url";
import type { Difference } from "./compare.ts";
import { FLOWS } from "./flows.ts";
import { reasonOf } from "./reasons.ts";

/** File in which the list is kept. */
export const PAGE_FILE = fileURLToPath(new URL("../../../../docs/contracts/widget-differences.md", import.meta.url));

const INTRODUCTION = `# Where the widget differs from the published ones

\`netlify-identity-widget\` 1.9.2 and 2.0.3, as npm has them, and ours are driven by one script through every flow, against our
identity service, in a browser, on a host name that is not local. What is recorded: the calls with what they carry, the events
that the page is told, the keys in \`localStorage\`, the cookies, and what the dialog says and asks.

The tables are everything in which ours is not like both. A test drives ours again and compares it with what was seen of the others,
which do not change; \`npm run conform -w packages/identity-widget\` drives all three and writes this page anew. A difference without a
reason fails.
`;

const cell = (lines: readonly string[]) =>
  lines.length === 0 ? "–" : lines.map((line) => line.replaceAll("|", "\\|")).join("<br>");

/** Writes the list. @throws {Error} When a difference has no reason. */
export function renderPage(differences: readonly Difference[]): string {
  const flows = FLOWS.flatMap(({ name }) => {
    const rows = differences.filter(({ flow }) => flow === name);
    if (rows.length === 0) return [];
    const lines = rows.map((row) => {
      const { "1.9.2": first, "2.0.3": second, ours } = row.seen;
      return `| ${row.aspect} | ${cell(first)} | ${cell(second)} | ${cell(ours)} | ${reasonOf(row)} |`;
    });
    return [`\n## ${name}\n\n| What | 1.9.2 | 2.0.3 | Ours | Why |\n|---|---|---|---|---|\n${lines.join("\n")}\n`];
  });
  const alike = FLOWS.filter(({ name }) => differences.every(({ flow }) => flow !== name)).map(({ name }) => name);
  return `${INTRODUCTION}${flows.join("")}\n## Alike in everything\n\n${alike.map((name) => `- ${name}`).join("\n")}\n`;
}
