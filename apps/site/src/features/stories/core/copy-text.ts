import { groupBy } from "@nv/contracts";
import { type CopyMark, type CopyPlace, codeOf, insideMark, nameOf, readMark, writeMark } from "./copy-marks";

/** A step of a block, as far as its words go. */
export interface CopyStep {
  readonly id: string;
  readonly text: string;
  readonly alt: string;
}

/** A block of a story, as far as its words go. */
export interface CopyBlock {
  readonly id: string;
  readonly steps: readonly CopyStep[];
}

/** The words of a story. */
export interface CopyStory {
  readonly title: string;
  readonly dek: string;
  readonly blocks: readonly CopyBlock[];
}

/** Changes of a step; a field that is left out stays as it is. */
export interface CopyChange {
  readonly blockId: string;
  readonly stepId: string;
  readonly text?: string;
  readonly alt?: string;
}

/** Something in the text that could not be put in its place. */
export interface CopyProblem {
  /** Line of the text, from 1; 0 for what is not in it. */
  readonly line: number;
  /** A sentence. */
  readonly message: string;
  /** Text that stands there and goes nowhere; empty for none. */
  readonly text: string;
}

/** Edits that came back from the copy desk. */
export interface CopyEdits {
  readonly title?: string;
  readonly dek?: string;
  /** In the order of the story. */
  readonly steps: readonly CopyChange[];
  readonly problems: readonly CopyProblem[];
}

/** Longest text that is read, characters: a book, with room to spare. */
export const LONGEST_COPY = 1_000_000;

/** Most that is told of one text: it is another text. */
const MOST_PROBLEMS = 100;

const HELP = [
  "Cambia los textos y deja como están las líneas entre dobles corchetes: dicen de quién es cada uno.",
  "Un texto puede tener varios párrafos. Lo que se escriba antes de la primera de esas líneas no entra en la historia.",
].join("\n");

/** A line of text that looks like a mark, however many backslashes are before it. */
const LIKE_MARK = /^(\s*)(\\*)\[\[/;

/** As texts are compared and put back: editors change the ends of lines, and what nobody sees around a text. */
export function plainCopy(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  return lines
    .map((line) => line.trimEnd())
    .join("\n")
    .trim();
}

const kept = (line: string) => line.replace(LIKE_MARK, "$1\\$2[[");
const freed = (line: string) => (/^\s*\\+\[\[/.test(line) ? line.replace("\\", "") : line);

/** A place for words in a story: its mark, what it holds, and where a change goes. */
interface Slot {
  readonly mark: CopyMark;
  readonly text: string;
  readonly blockId: string;
  readonly stepId: string;
}

function slotsOf({ title, dek, blocks }: CopyStory): readonly Slot[] {
  const whole = { block: 0, step: 0, code: "" };
  const of = (place: CopyPlace, text: string) => ({ mark: { ...whole, place }, text, blockId: "", stepId: "" });
  return [
    of("title", title),
    of("dek", dek),
    ...blocks.flatMap(({ id: blockId, steps }, block) =>
      steps.flatMap(({ id: stepId, text, alt }, step) => {
        const named = { block: block + 1, step: step + 1, code: codeOf(blockId, stepId) };
        return [
          { mark: { ...named, place: "text" as const }, text, blockId, stepId },
          { mark: { ...named, place: "alt" as const }, text: alt, blockId, stepId },
        ];
      }),
    ),
  ];
}

/** Writes the words of a story as a text that any editor opens, with a mark before each. */
export function writeCopy(story: CopyStory): string {
  const parts = slotsOf(story).map(({ mark, text }) => {
    const body = plainCopy(text).split("\n").map(kept).join("\n");
    return `${writeMark(mark)}\n${body}\n`;
  });
  return [`${HELP}\n`, ...parts].join("\n");
}

/** A mark of a text with what follows it. */
interface Passage {
  /** Between its brackets; `null` for what is before the first mark. */
  readonly inside: string | null;
  readonly line: number;
  readonly text: string;
}

function passagesOf(text: string): readonly Passage[] {
  const passages: { inside: string | null; line: number; lines: string[] }[] = [{ inside: null, line: 1, lines: [] }];
  text.split("\n").forEach((line, index) => {
    const inside = insideMark(line);
    if (inside !== null) passages.push({ inside, line: index + 1, lines: [] });
    else passages.at(-1)?.lines.push(freed(line));
  });
  return passages.map(({ inside, line, lines }) => ({ inside, line, text: plainCopy(lines.join("\n")) }));
}

const keyOf = ({ place, code, block, step }: CopyMark) => `${place} ${block}/${step} #${code}`;

/** A mark by its code alone, wherever its step has gone. */
const byCode = (mark: CopyMark): CopyMark => ({ ...mark, block: 0, step: 0 });

/** The slots by what a mark says of them: all of it, their code alone, and for a mark that lost its code their place. */
function slotsByKey(slots: readonly Slot[]): ReadonlyMap<string, Slot> {
  const byKey = new Map<string, Slot>();
  for (const slot of slots) {
    for (const mark of [slot.mark, byCode(slot.mark), { ...slot.mark, code: "" }])
      if (!byKey.has(keyOf(mark))) byKey.set(keyOf(mark), slot);
  }
  return byKey;
}

/** The passages of a text in their slots, and what is wrong with the rest. */
function placePassages(slots: readonly Slot[], passages: readonly Passage[]) {
  const byKey = slotsByKey(slots);
  const found = new Map<Slot, string>();
  const problems: CopyProblem[] = [];
  for (const { inside, line, text } of passages) {
    const mark = inside === null ? null : readMark(inside);
    const slot = mark === null ? undefined : (byKey.get(keyOf(mark)) ?? byKey.get(keyOf(byCode(mark))));
    if (inside === null) {
      if (text !== "" && text !== plainCopy(HELP))
        problems.push({
          line,
          message: "Hay texto antes de la primera marca: no entra en la historia.",
          text: withoutHelp(text),
        });
    } else if (slot === undefined)
      problems.push({
        line,
        message: `La marca «${inside.trim()}» no es de esta historia: su texto no se ha puesto.`,
        text,
      });
    else if (found.has(slot)) {
      if (text !== found.get(slot))
        problems.push({ line, message: `La marca «${nameOf(slot.mark)}» está dos veces: vale la primera.`, text });
    } else found.set(slot, text);
  }
  return { found, problems };
}

const withoutHelp = (text: string) => plainCopy(text.replace(plainCopy(HELP), ""));

const missing = ({ mark }: Slot): CopyProblem => ({
  line: 0,
  message: `Falta la marca «${nameOf(mark)}»: se queda como estaba. Si solo se ha borrado su línea, su texto está al final del anterior.`,
  text: "",
});

/** Some of many. */
function bounded(problems: readonly CopyProblem[]): readonly CopyProblem[] {
  if (problems.length <= MOST_PROBLEMS) return problems;
  const rest = problems.slice(MOST_PROBLEMS - 1);
  const text = rest
    .map((problem) => problem.text)
    .filter(Boolean)
    .join("\n\n");
  const message = `Y otras ${rest.length} cosas más. ¿Es el texto de esta historia?`;
  return [...problems.slice(0, MOST_PROBLEMS - 1), { line: 0, message, text }];
}

/**
 * Reads what came back from the copy desk: what is new, by block and step, and what could not be put in its place. Nothing of the text
 * is left out of both.
 *
 * @param story - As it is now: steps that were moved since are known by their code.
 * @param text - What {@link writeCopy} wrote, changed by anybody in any editor.
 */
export function readCopy(story: CopyStory, text: string): CopyEdits {
  if (text.length > LONGEST_COPY) {
    const message = "El texto es demasiado largo para ser el de esta historia: no se ha leído.";
    return { steps: [], problems: [{ line: 0, message, text: "" }] };
  }
  const slots = slotsOf(story);
  const passages = passagesOf(text.replace(/^\u{feff}/u, "").replaceAll(/\r\n?/g, "\n"));
  const { found, problems } = placePassages(slots, passages);
  const changed = slots.flatMap((slot) => {
    const now = found.get(slot);
    return now === undefined || now === plainCopy(slot.text) ? [] : [{ ...slot, text: now }];
  });
  const whole = (place: CopyPlace) => changed.find(({ mark }) => mark.place === place)?.text;
  const [title, dek] = [whole("title"), whole("dek")];
  return {
    ...(title !== undefined && { title }),
    ...(dek !== undefined && { dek }),
    steps: stepChanges(changed),
    problems: bounded([...problems, ...slots.filter((slot) => !found.has(slot)).map(missing)]),
  };
}

/** Groups what is new into one change for each step. */
function stepChanges(changed: readonly Slot[]): readonly CopyChange[] {
  const ofSteps = changed.filter(({ mark }) => mark.place === "text" || mark.place === "alt");
  const bySteps = groupBy(ofSteps, ({ blockId, stepId }) => `${blockId}\0${stepId}`);
  return [...bySteps.values()].flatMap((slots) => {
    const [first] = slots;
    if (first === undefined) return [];
    const words = Object.fromEntries(slots.map(({ mark, text }) => [mark.place, text]));
    return [{ blockId: first.blockId, stepId: first.stepId, ...words }];
  });
}
