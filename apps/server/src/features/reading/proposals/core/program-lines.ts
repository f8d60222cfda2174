const RECORD_RULE = "---";
/** Behind backticks no others may stand: those would be code inside a line. */
const FENCE = /^\s*(?:(`{3,})[^`]*$|(~{3,}))/;
const BROUGHT = /^(?:import|export)\b/;
const TAG_START = /[\p{L}/>!$_]/u;
const OPENING = "([{";
const CLOSING = ")]}";

/** State of the reading of a page's text, from one line to the next. */
interface ParserState {
  /** Mark of the block of code; empty outside. */
  fence: string;
  /** Brackets that are open in an expression, or in what the page brings. */
  depth: number;
  /** Whether a tag is open: its name, its properties. */
  isTag: boolean;
  /** Whether this is what the page brings: up to a blank line after its last bracket. */
  isBrought: boolean;
  /** Quotation mark of a text of the program; empty outside. */
  quote: string;
}

const isProgram = ({ depth, isTag, isBrought, quote }: ParserState) => depth > 0 || isTag || isBrought || quote !== "";

/** Finds the end of the code that begins here, when it ends in this line; else its beginning. */
function codeEnd(line: string, at: number): number {
  let marks = at;
  while (line[marks] === "`") marks += 1;
  const close = line.indexOf(line.slice(at, marks), marks);
  return close === -1 ? marks - 1 : close + (marks - at) - 1;
}

function readProgramSign(place: ParserState, sign: string): void {
  if (OPENING.includes(sign) && (sign === "{" || place.depth > 0 || place.isBrought)) place.depth += 1;
  else if (CLOSING.includes(sign) && place.depth > 0) place.depth -= 1;
  else if (sign === '"' || sign === "'" || (sign === "`" && place.depth > 0) || (sign === "`" && place.isBrought))
    place.quote = sign;
  else if (sign === ">" && place.depth === 0) place.isTag = false;
}

/** @returns Whether the line holds anything of the program. */
function readLine(place: ParserState, line: string): boolean {
  let holdsProgram = isProgram(place);
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (place.quote !== "") {
      if (sign === "\\") at += 1;
      else if (sign === place.quote) place.quote = "";
    } else if (isProgram(place)) readProgramSign(place, sign);
    else if (sign === "`") at = codeEnd(line, at);
    else if (sign === "\\") at += 1;
    else if (sign === "{") place.depth = 1;
    else if (sign === "<" && TAG_START.test(line.charAt(at + 1))) place.isTag = true;
    holdsProgram ||= isProgram(place);
  }
  // A text of the program ends with its line, but for one between backticks and the value of a property.
  if (place.quote !== "`" && !(place.isTag && place.depth === 0)) place.quote = "";
  return holdsProgram;
}

/**
 * Tells which lines of a page are, or hold, what its program reads: its data, what it brings, tags with their properties, expressions. Where the
 * text is unclear a line counts as one.
 *
 * @param lines - Of the whole page.
 */
export function programLines(lines: readonly string[]): readonly boolean[] {
  const recordEnd = lines[0] === RECORD_RULE ? lines.indexOf(RECORD_RULE, 1) : -1;
  const place: ParserState = { fence: "", depth: 0, isTag: false, isBrought: false, quote: "" };
  return lines.map((line, at) => {
    if (at <= recordEnd) return true;
    const fence = isProgram(place) ? null : FENCE.exec(line);
    const mark = fence?.[1] ?? fence?.[2];
    if (place.fence !== "") {
      if (mark?.startsWith(place.fence) && line.trim() === mark) place.fence = "";
      return false;
    }
    if (mark !== undefined) {
      place.fence = mark;
      return false;
    }
    if (place.isBrought && place.depth === 0 && place.quote === "" && line.trim() === "") place.isBrought = false;
    if (!isProgram(place) && BROUGHT.test(line)) place.isBrought = true;
    return readLine(place, line);
  });
}
