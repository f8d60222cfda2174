/** A step that somebody wrote elsewhere. */
export interface PastedStep {
  /** Markdown. */
  readonly text: string;
  readonly alt: string;
}

/** What a text in ArchieML holds of a story. */
export interface ArchieSteps {
  readonly steps: readonly PastedStep[];
  /** Lines among the steps that the language takes for nobody's. */
  readonly unused: number;
}

const STEPS = new Set(["steps", "pasos"]);

/** What a key of a step holds. */
const KEYS: Readonly<Record<string, keyof PastedStep>> = { text: "text", texto: "text", alt: "alt" };

/** Between the brackets of a line: `[+steps]`, `{image}`, `[]`. */
const SCOPE = /^(?:\[([^[\]]*)\]|\{([^{}]*)\})/;

/** `key: value`; the value is what follows. */
const KEY = /^([\w.-]{1,60})[ \t]*:(.*)$/;

/** A command of the language: `:end`, `:skip`. */
const COMMAND = /^:[ \t]*(end|skip|endskip|ignore)\b/i;

interface Scope {
  readonly isSteps: boolean;
  readonly isFreeform: boolean;
  readonly isNested: boolean;
  readonly isEnd: boolean;
}

function scopeIn(line: string): Scope | null {
  const [whole, list, object] = SCOPE.exec(line) ?? [];
  if (whole === undefined) return null;
  const name = (list ?? object ?? "").trim();
  const flags = /^[.+]*/.exec(name)?.[0] ?? "";
  const isSteps = list !== undefined && STEPS.has(name.slice(flags.length).trim().toLowerCase());
  return { isSteps, isFreeform: flags.includes("+"), isNested: flags.includes("."), isEnd: name === "" };
}

/** Whether a text has its steps in ArchieML. */
export function isArchie(text: string): boolean {
  return text.split("\n").some((line) => scopeIn(line.trim())?.isSteps === true);
}

/**
 * Reads the array `steps` (or `pasos`) of a text in ArchieML: objects with `text` and `alt`, plain items, or freeform. What the rest of
 * the text holds is not a story's.
 *
 * The package of that name is not used: a key `__proto__` reaches every object of the page, and a long line takes the square of its length.
 *
 * @param text - Lines end with `\n`.
 * @see https://archieml.org/spec/1.0/CR-20151015
 */
export function readArchie(text: string): ArchieSteps {
  const steps: { text: string; alt: string }[] = [];
  let scope: Scope | null = null;
  let depth = 0;
  let firstKey = "";
  /** Where lines go once `:end` says that they belong to it. */
  let open: { readonly step: { text: string; alt: string }; readonly key: keyof PastedStep } | null = null;
  let waiting: string[] = [];
  let unused = 0;
  let isSkipping = false;

  function dropWaiting(): void {
    unused += waiting.filter((line) => line.trim() !== "").length;
    waiting = [];
    open = null;
  }

  function newStep(): { text: string; alt: string } {
    const step = { text: "", alt: "" };
    steps.push(step);
    return step;
  }

  function takeKey(name: string, value: string, isFreeform: boolean): void {
    dropWaiting();
    const key = KEYS[name.toLowerCase()];
    const isNew = isFreeform ? key === "text" : firstKey === "" || firstKey === name;
    if (firstKey === "") firstKey = name;
    const step = isNew ? newStep() : (steps.at(-1) ?? newStep());
    // A sentence with a colon is a key too, which among paragraphs nobody meant.
    if (key === undefined && isFreeform) unused += 1;
    if (key === undefined) return;
    step[key] = value.trim();
    open = { step, key };
  }

  function takeScope(next: Scope): void {
    dropWaiting();
    if (next.isNested && scope !== null) depth += 1;
    else if (next.isEnd && depth > 0) depth -= 1;
    else {
      scope = next.isSteps ? next : null;
      depth = 0;
      firstKey = "";
    }
  }

  function takeLine(line: string, { isFreeform }: Scope): void {
    const trimmed = line.trim();
    const [, name, value = ""] = KEY.exec(trimmed) ?? [];
    if (name !== undefined && firstKey !== "*") takeKey(name, value, isFreeform);
    else if (trimmed.startsWith("*") && !isFreeform && (firstKey === "" || firstKey === "*")) {
      dropWaiting();
      firstKey = "*";
      const step = newStep();
      step.text = trimmed.slice(1).trim();
      open = { step, key: "text" };
    } else if (isFreeform && trimmed !== "") newStep().text = trimmed;
    else waiting.push(line);
  }

  function takeCommand(command: string): void {
    if (command === "end" && open !== null) {
      const more = waiting.map((line) => line.replace(/^(\s*)\\/, "$1"));
      open.step[open.key] = [open.step[open.key], ...more].join("\n").trim();
      waiting = [];
    }
    isSkipping = command === "skip" || (isSkipping && command !== "endskip");
    dropWaiting();
  }

  for (const line of text.split("\n")) {
    const command = COMMAND.exec(line.trim())?.[1]?.toLowerCase();
    if (command === "ignore") break;
    const next = command === undefined && !isSkipping ? scopeIn(line.trim()) : null;
    if (command !== undefined) takeCommand(command);
    else if (next !== null) takeScope(next);
    else if (scope !== null && depth === 0 && !isSkipping) takeLine(line, scope);
  }
  dropWaiting();
  return { steps: steps.filter((step) => step.text !== "" || step.alt !== ""), unused };
}
