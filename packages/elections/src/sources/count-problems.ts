import { formatNumber } from "@nv/spanish";

/** A line of a file that was not understood, with the reason. */
export interface CountProblem {
  readonly file: string;
  /** From 1; 0 for the whole file. */
  readonly line: number;
  /** Spanish sentence. */
  readonly text: string;
}

/** Problems that are told one by one; a broken file has one on each line. */
const TOLD = 50;

/** Problems as they are found. */
export interface ProblemList {
  add(file: string, line: number, text: string): void;
  /** Returns those of whole files, the first ones of lines, and one that counts the rest. */
  told(): readonly CountProblem[];
}

/** Makes a list of problems that stays short: those of whole files are all told, and first. */
export function createProblems(): ProblemList {
  const [wholes, lines]: [CountProblem[], CountProblem[]] = [[], []];
  let untold = 0;
  return {
    add(file, line, text) {
      if (line === 0) wholes.push({ file, line, text });
      else if (lines.length < TOLD) lines.push({ file, line, text });
      else untold += 1;
    },
    told() {
      const all = [...wholes, ...lines];
      if (untold === 0) return all;
      const more = formatNumber(untold, { decimals: 0 });
      return [...all, { file: "", line: 0, text: `Y ${more} problemas más.` }];
    },
  };
}
