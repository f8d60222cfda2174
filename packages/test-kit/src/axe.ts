import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Frame, Page } from "playwright-core";

declare global {
  interface Window {
    /** In a page that {@link findWithAxe} has looked at. */
    readonly axe: typeof axe;
  }
}

/** Without its comments: each page that is looked at reads it, which costs about as much as the look at a small one. */
export const AXE_SOURCE = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Tags of axe for the criteria of WCAG 2.2 at A and AA, with those that axe leaves out by itself, and for good practice besides. */
export const WCAG: readonly string[] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Kinds of rules that what a screen holds can break, where another state of it was asked all of them: not its frame, nor its colours. */
export const OF_CONTENT: readonly string[] = [
  ...["cat.name-role-value", "cat.text-alternatives", "cat.forms", "cat.aria", "cat.structure", "cat.tables"],
  ...["cat.semantics", "cat.language"],
];

/** Options of a look at a page with axe. */
export interface AxeLook {
  /** Selector of the part that is looked at; everything by default. */
  readonly within?: string;
  /** Selector of what is not looked at. */
  readonly except?: string;
  /** Rules or their tags; all by default. */
  readonly only?: readonly string[];
  /** Rules that are not asked for. */
  readonly without?: readonly string[];
}

/** Returns the options that axe is run with for a look. */
export function axeOptions({ only, without = [] }: AxeLook): axe.RunOptions {
  return {
    resultTypes: ["violations"],
    // The elements are told by their HTML: nobody reads where they are.
    selectors: false,
    ...(only !== undefined && { runOnly: [...only] }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
}

/** Lists the violations that axe found, a line for each element: `rule: what is wrong <element>`. */
export const axeLines = (violations: readonly axe.Result[]): readonly string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ""} ${html}`));

/** Looks at a page, or at a frame of one, with axe, without the frames inside of it. @returns What keeps somebody out. */
export async function findWithAxe(page: Page | Frame, look: AxeLook = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE_SOURCE);
  const { within, except } = look;
  const violations = await page.evaluate(
    async ([part, left, options]) => {
      const context = { include: part ?? document, ...(left !== undefined && { exclude: left }) };
      return (await window.axe.run(context, options)).violations;
    },
    [within, except, axeOptions(look)] as const,
  );
  return axeLines(violations);
}
