/** Lines that go and those that come in their place. Lines are counted from 0. */
export interface ChangedRun {
  /** Line at which they begin, in the text as it was (`from`) and in the new one (`to`). */
  readonly from: number;
  readonly to: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** A text that a difference was made of, with what changed. */
export interface Applied {
  readonly text: string;
  readonly runs: readonly ChangedRun[];
}

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,\d+)? @@/;

/**
 * Makes a text of another one and its difference. Every line has to be exactly where the difference says: nothing is looked for elsewhere, as
 * `git apply` would.
 *
 * @param base - With plain lines; see `withPlainLines`.
 * @param difference - As `differenceOf` writes it.
 * @returns `null` when the difference was not made from this text.
 */
export function applyDifference(base: string, difference: string): Applied | null {
  const old = base.split("\n");
  const fresh: string[] = [];
  const runs: { from: number; to: number; removed: string[]; added: string[] }[] = [];
  let at = 0;
  let run: (typeof runs)[number] | null = null;
  let isInHunk = false;
  for (const line of difference.split("\n")) {
    const hunk = HUNK.exec(line);
    if (hunk !== null) {
      const start = hunk[2] === "0" ? Number(hunk[1]) : Number(hunk[1]) - 1;
      if (start < at || start > old.length) return null;
      while (at < start) fresh.push(old[at++] ?? "");
      isInHunk = true;
      run = null;
      continue;
    }
    const [mark, text] = [line.charAt(0), line.slice(1)];
    if (!isInHunk || !(mark === " " || mark === "-" || mark === "+")) continue;
    if (mark !== "+" && old[at] !== text) return null;
    if (mark === " ") run = null;
    else if (run === null) {
      run = { from: at, to: fresh.length, removed: [], added: [] };
      runs.push(run);
    }
    if (mark === "-") run?.removed.push(text);
    if (mark === "+") run?.added.push(text);
    if (mark !== "-") fresh.push(text);
    if (mark !== "+") at += 1;
  }
  if (runs.length === 0) return null;
  while (at < old.length) fresh.push(old[at++] ?? "");
  return { text: fresh.join("\n"), runs };
}
