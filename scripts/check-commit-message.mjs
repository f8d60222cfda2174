/** Run by the commit-msg hook, on any Node: holds a first line to `area: imperative summary`, at most 72 characters. */
import { readFileSync } from "node:fs";

const LONGEST_SUBJECT = 72;
const SUBJECT = /^[a-z][a-z0-9-]*: \S/;
/** Messages that git writes itself. */
const WRITTEN_BY_GIT = /^(Merge|Revert|fixup!|squash!) /;

const [file = ""] = process.argv.slice(2);
const subject = readFileSync(file, "utf8").split("\n", 1)[0] ?? "";
const isWellFormed = SUBJECT.test(subject) && subject.length <= LONGEST_SUBJECT;
if (!WRITTEN_BY_GIT.test(subject) && !isWellFormed) {
  process.stderr.write(
    `El asunto del commit debe ser «area: summary», en inglés, con ${LONGEST_SUBJECT} caracteres como mucho.\n` +
      `Ahora es: «${subject}» (${subject.length}).\n`,
  );
  process.exitCode = 1;
}
