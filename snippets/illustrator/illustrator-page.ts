import { readFile } from "node:fs/promises";
import { join } from "node:path";
import vm from "node:vm";

/** What a script meets when Illustrator runs it. */
export interface Illustrator {
  /** Global names that the script uses: `app`, `File`, `prompt`… */
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A script that has run, or was loaded without Illustrator. */
export interface RanScript {
  /** Everything that it said with `alert`, in order. */
  readonly alerts: readonly string[];
  /** @returns The value of an expression in the script's own world. */
  readonly evaluate: (expression: string) => unknown;
}

/** Illustrator's language is of 1999: what came later is taken away, so that a script that uses it fails here too. */
const TAKE_AWAY_WHAT_CAME_LATER = `
  delete this.JSON; delete this.Map; delete this.Set; delete this.Promise; delete this.Symbol;
  var later = ["map", "forEach", "filter", "reduce", "some", "every", "indexOf", "lastIndexOf", "find", "findIndex", "includes", "fill", "flat", "from"];
  for (var i = 0; i < later.length; i++) { delete Array.prototype[later[i]]; }
  var text = ["trim", "padStart", "padEnd", "includes", "startsWith", "endsWith", "repeat", "normalize", "replaceAll"];
  for (var j = 0; j < text.length; j++) { delete String.prototype[text[j]]; }
  delete Object.keys; delete Object.assign; delete Object.entries; delete Array.isArray; delete Number.isNaN; delete Date.now;
  delete Function.prototype.bind;
`;

/**
 * Runs a script as Illustrator would.
 *
 * @param file - Name of the script in this folder.
 * @param illustrator - Its world; without it the script is only loaded.
 */
export async function runScript(file: string, illustrator: Illustrator = { globals: {} }): Promise<RanScript> {
  const alerts: string[] = [];
  const context = vm.createContext({ ...illustrator.globals, alert: (text: string) => void alerts.push(text) });
  vm.runInContext(TAKE_AWAY_WHAT_CAME_LATER, context);
  vm.runInContext(await readFile(join(import.meta.dirname, file), "utf8"), context, { filename: file });
  return { alerts, evaluate: (expression) => vm.runInContext(expression, context) };
}
