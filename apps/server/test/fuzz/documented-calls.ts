import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const PAGES = join(import.meta.dirname, "../../../../docs/contracts");
/** Pages about the identity service, which has a description of its own. */
const OF_OTHERS = /^(?:identity|original|widget)/;

const METHODS = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A call that a contract page names. */
interface DocumentedCall {
  readonly method: string;
  /** First parts of the whole address that was named last: `/api/graphics`. */
  readonly root: string;
  /** Whole, or the end of an address: `…/retry` and `/retry` go on from those of the row. */
  readonly path: string;
}

/** Calls that a line names, or the first cell of a row: `GET`, `PUT /api/x/:id`; `POST …/retry`. @param before - Root of the lines before. */
function callsOfLine(line: string, before: string): DocumentedCall[] {
  const calls: DocumentedCall[] = [];
  const text = line.startsWith("|") ? (line.split("|")[1] ?? "") : line;
  let [methods, waiting, root, path] = [[] as string[], [] as string[], "", ""];
  const name = () => calls.push(...methods.map((method) => ({ method, root, path })));
  for (const words of text.split("`").map((part) => part.split(" "))) {
    const address = words.find((word) => /^…?\//.test(word))?.split("?")[0];
    waiting.push(...words.filter((word) => METHODS.has(word)));
    if (address === undefined) continue;
    path = address.replace("…", "");
    if (path.startsWith("/api/")) root = path.split("/").slice(0, 3).join("/");
    else if (address !== path && line !== text) root ||= before;
    if (waiting.length > 0) [methods, waiting] = [waiting, []];
    if (root !== "") name();
  }
  methods = waiting;
  if (root !== "") name();
  return calls;
}

/** Whether a call of a page is one of the router; parts have other names there. */
function isOf({ method, root, path }: DocumentedCall, call: string): boolean {
  const [called = "", url = ""] = call.split(" ");
  const [documented, parts] = [path.split("/").slice(1), url.split("/").slice(1)];
  const same = (part: string, at: number) => /^[:{]/.test(part) || part === parts.at(at - documented.length);
  const isWhole = !path.startsWith("/api/") || parts.length === documented.length;
  return called === method && isWhole && url.startsWith(root) && documented.every(same);
}

/**
 * Compares the contract pages with the router.
 *
 * @param calls - Those of the router: `GET /api/graphics/:id`.
 * @returns Those that no page names, and those that are only named.
 */
export async function compareWithPages(calls: readonly string[]): Promise<Record<"unnamed" | "missing", string[]>> {
  const named: DocumentedCall[] = [];
  for (const page of (await readdir(PAGES)).filter((file) => !OF_OTHERS.test(file)))
    for (const line of (await readFile(join(PAGES, page), "utf8")).split("\n"))
      named.push(...callsOfLine(line, named.at(-1)?.root ?? ""));
  const missing = named.filter((one) => !calls.some((call) => isOf(one, call)));
  return {
    unnamed: calls.filter((call) => !named.some((one) => isOf(one, call))),
    missing: missing.map(({ method, root, path }) => `${method} ${root}: ${path}`),
  };
}
