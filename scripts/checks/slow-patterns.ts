import { createHash } from "node:crypto";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { IS_LONG } from "@nv/test-kit/depth";
import { z } from "zod";
import { judgePattern, type PatternVerdict } from "./judge-pattern.ts";
import { ALLOWED_PATTERNS } from "./pattern-exceptions.ts";
import { patternsIn, type SourcePattern } from "./patterns-in.ts";

/** Files that run where somebody else's text may come: not the tests, whose texts are their own. */
const SOURCES = ["apps/*/**/*.{ts,tsx,js,mjs}", "packages/*/**/*.{ts,tsx}", "scripts/**/*.{ts,mjs}", "*.ts"];
const NOT_READ = new Set(["node_modules", "build", "dist", ".docusaurus", "static"]);
const TEST = /\.(test|bench)\.tsx?$|\.d\.ts$|^packages\/test-kit\/|\/test\//;

/** Verdicts of earlier runs: a pattern that did not change is not judged again. */
const MEMORY = ".cache/patterns/verdicts.json";

/**
 * Patterns that were judged linear, beside the code, so that a new clone need not spend a minute of a processor on it: the name of the judge, and a pattern a line.
 * `npm run fix` writes it. What is not in it is judged in each run, and all of it in a long one.
 */
const JUDGED = "scripts/checks/linear-patterns.txt";

/** A pattern without any of these is judged at once, and need not be remembered. */
const REPEATS = /[*+{]/;

const Memory = z.record(z.string(), z.string());

/** Returns the name of a pattern in messages and in {@link ALLOWED_PATTERNS}. */
const nameOf = ({ source, flags }: SourcePattern) => (source === null ? "RegExp(…)" : `/${source}/${flags}`);

async function readMemory(): Promise<Record<string, PatternVerdict>> {
  if (IS_LONG) return {};
  try {
    return Memory.parse(JSON.parse(await readFile(MEMORY, "utf8")));
  } catch {
    return {}; // There is none yet, or it is of another shape: everything is judged again.
  }
}

/** The patterns that this judge found linear before. */
async function readJudged(judge: string): Promise<ReadonlySet<string>> {
  const [by, ...patterns] = IS_LONG ? [] : (await readFile(JUDGED, "utf8")).split("\n");
  return new Set(by === judge ? patterns : []);
}

/** Verdicts hold for one version of what judges, and for one way of asking it. */
async function judgeName(): Promise<string> {
  const { version } = z.object({ version: z.string() }).parse(createRequire(import.meta.url)("recheck/package.json"));
  const way = await readFile(new URL("./judge-pattern.ts", import.meta.url));
  return `${version} ${createHash("sha256").update(way).digest("hex").slice(0, 10)}`;
}

/** Finds what may be slow over a text of others and is not allowed by name, and what is allowed and not there any more. */
async function findSlowPatterns(): Promise<readonly string[]> {
  const memory = await readMemory();
  const judge = await judgeName();
  const judged = await readJudged(judge);
  const verdicts: Record<string, PatternVerdict> = {};
  const linear = new Set<string>();
  const complaints: string[] = [];
  const unused = new Set(ALLOWED_PATTERNS.flatMap(({ file, patterns }) => patterns.map((name) => `${file} ${name}`)));
  let count = 0;
  for await (const file of glob(SOURCES, { exclude: (name) => NOT_READ.has(name) })) {
    if (TEST.test(file)) continue;
    for (const pattern of patternsIn(await readFile(file, "utf8"), file.endsWith("x"))) {
      count += 1;
      const name = nameOf(pattern);
      if (unused.delete(`${file} ${name}`) || isAllowed(file, name)) continue;
      const key = `${judge} ${name}`;
      const known = judged.has(name) ? "linear" : (verdicts[key] ?? memory[key]);
      const verdict = known ?? (await judgePattern(pattern));
      verdicts[key] = verdict;
      if (verdict === "linear" && REPEATS.test(name)) linear.add(name);
      if (verdict !== "linear") complaints.push(`${file}: ${name} is ${verdict}`);
    }
  }
  await mkdir(dirname(MEMORY), { recursive: true });
  await writeFile(MEMORY, JSON.stringify(verdicts));
  if (process.argv.includes("--write")) await writeFile(JUDGED, `${[judge, ...[...linear].toSorted()].join("\n")}\n`);
  if (count === 0) complaints.push("No pattern was read at all.");
  return [...complaints, ...[...unused].map((name) => `${name} is allowed and not there any more`)];
}

function isAllowed(file: string, name: string): boolean {
  return ALLOWED_PATTERNS.some((allowed) => allowed.file === file && allowed.patterns.includes(name));
}

const complaints = await findSlowPatterns();
if (complaints.length > 0) {
  const advice = "Mend them (scripts/checks/pattern-exceptions.ts is for patterns that never meet a text of others):";
  process.stderr.write(`${advice}\n${complaints.join("\n")}\n`);
}
// What judges is a program of its own that goes on waiting for patterns.
process.exit(complaints.length > 0 ? 1 : 0);
