import { FEATURES } from "../../../apps/server/src/features.ts";

/** Path of the table of the server's features. */
export const FEATURE_TABLE = "docs/features.md";

/** The page that says what each feature of the server is, made of their definitions. */
export function featureTable(): string {
  const rows = FEATURES.map(({ name, about, contract }) => {
    const link =
      contract === undefined ? "" : `[${contract.slice("docs/contracts/".length)}](${contract.slice("docs/".length)})`;
    return `| \`${name}\` | ${about} | ${link} |`;
  });
  const head = [
    "# Features of the server",
    "",
    "Each is a folder of `apps/server/src/features`, where it is found. This page is made of their definitions by `npm run fix`.",
    "",
    "| Feature | What people do with it | Contract |",
    "|---|---|---|",
  ];
  return `${[...head, ...rows].join("\n")}\n`;
}

/** Lists the faults of the page as it is. @param page - Its text. */
export function featureTableFaults(page: string): readonly string[] {
  return page === featureTable() ? [] : ["is not what the features say of themselves: run `npm run fix`"];
}
