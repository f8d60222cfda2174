import { glob, readFile } from "node:fs/promises";
import { CommandError } from "../terminal/run-command.ts";

/** Sheets of the screens. What readers of the newspaper get is written for each page by itself, and brings no primitives. */
const SHEETS = ["apps/{site,admin}/src/**/*.css", "packages/{ui,web,piece-parts}/src/**/*.css"];

/** A body of so many declarations in so many places is a primitive that nobody made. */
const MIN_DECLARATIONS = 3;
const MIN_PLACES = 3;

/** A rule of a sheet: where it stands, and its declarations in the order of the alphabet. */
interface StyleRule {
  readonly place: string;
  readonly body: string;
  readonly declarations: number;
}

function withoutComments(css: string): string {
  const [first = "", ...rest] = css.split("/*");
  return first + rest.map((part) => part.slice(part.indexOf("*/") + 2)).join("");
}

/**
 * Reads the rules of a sheet that no question about the window stands around: those can be classes.
 *
 * @param css - A sheet as Biome formats it: each selector and each declaration begins a line.
 */
export function plainRules(css: string, file: string): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  const open: string[] = [];
  let lines: string[] = [];
  for (const line of withoutComments(css)
    .split("\n")
    .map((text) => text.trim())) {
    if (line.endsWith("{")) {
      open.push([...lines, line.slice(0, -1).trim()].join(" "));
      lines = [];
    } else if (line === "}") {
      const selector = open.pop() ?? "";
      if (!selector.startsWith("@") && open.every((around) => around.startsWith("@layer")))
        rules.push({ place: `${file} ${selector}`, body: [...lines].sort().join(" "), declarations: lines.length });
      lines = [];
    } else if (line !== "") lines.push(line);
  }
  return rules;
}

/** Lists what is said in too many places, each with where. */
export function repeatedBodies(rules: readonly StyleRule[]): readonly string[] {
  const byBody = Map.groupBy(
    rules.filter(({ declarations }) => declarations >= MIN_DECLARATIONS),
    ({ body }) => body,
  );
  return [...byBody]
    .filter(([, same]) => same.length >= MIN_PLACES)
    .map(([body, same]) => `${body}\n${same.map(({ place }) => `  ${place}`).join("\n")}`);
}

/**
 * Checks that no rule of three declarations or more stands in three places: it is a class of `packages/ui/src/Layout/Layout.css`.
 *
 * @throws {CommandError} With each body and its places.
 */
export async function checkRepeatedStyles(): Promise<void> {
  const rules: StyleRule[] = [];
  for await (const file of glob(SHEETS)) rules.push(...plainRules(await readFile(file, "utf8"), file));
  if (rules.length === 0) throw new CommandError("No sheet was read at all.");
  const repeated = repeatedBodies(rules);
  if (repeated.length > 0)
    throw new CommandError(`Make a class of it, or take one of Layout.css:\n${repeated.join("\n")}`);
}
