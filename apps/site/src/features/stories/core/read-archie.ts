/** A step that somebody wrote elsewhere. */
export interface PastedStep {
  /** Markdown. */
  readonly text: string;
  readonly alt: string;
}

/** Steps that were written together: the paragraphs between scenes, or the steps of one. */
export interface PastedGroup {
  /** Name that the text has for the scene that they are of, as `ai-scroller`; `null` for paragraphs. */
  readonly scene: string | null;
  readonly steps: readonly PastedStep[];
}

/** Contents of a text in ArchieML, as far as a story takes them. */
export interface ArchieSteps {
  /** In their order; none is empty. */
  readonly groups: readonly PastedGroup[];
  /** Lines among the steps that the language takes for nobody's. */
  readonly unused: number;
  /** Keys whose values are in no step, each once, as they are written. */
  readonly unknown: readonly string[];
}

/** Lists whose items are told: a story's steps, and the blocks of a page in which those may be. */
const STEPS: ReadonlySet<string> = new Set(["steps", "pasos", "blocks", "bloques"]);

/** Freeform lists whose paragraphs are told: `[+story]` of NPR, and what others call it. Without their sign they are words in brackets. */
const PARAGRAPHS: ReadonlySet<string> = new Set(["story", "historia", "body", "cuerpo", "content", "contenido"]);

/** Fields of a step, by the key that holds them. */
const KEYS: ReadonlyMap<string, keyof PastedStep> = new Map([
  ["text", "text"],
  ["texto", "text"],
  ["foreground", "text"],
  ["alt", "alt"],
  ["alttext", "alt"],
]);

/** Between the brackets of a line: `[+steps]`, `{image}`, `[]`. */
const SCOPE = /^(?:\[([^[\]]*)\]|\{([^{}]*)\})/;

/** `key: value`; the value is what follows. */
const KEY = /^([\w.-]{1,60})[ \t]*:(.*)$/;

/** A command of the language: `:end`, `:skip`. */
const COMMAND = /^:[ \t]*(end|skip|endskip|ignore)\b/i;

interface Scope {
  /** Without its flags, as it is written. */
  readonly name: string;
  readonly isSteps: boolean;
  readonly isFreeform: boolean;
  readonly isNested: boolean;
  readonly isEnd: boolean;
}

/** A step while it is read, with the list that it is of. */
interface OpenStep {
  text: string;
  alt: string;
  readonly scope: OpenScope;
}

/** A list or an object that is open, and how far it is. */
interface OpenScope extends Scope {
  /** Type of the item around it; `null` for a list that is in none. */
  readonly scene: string | null;
  /** Type of its last item. */
  type: string;
  /** The key with which each of its items begins; `*` for plain items, empty while nothing began. */
  firstKey: string;
  /** The item that its keys are of. */
  item: OpenStep | null;
}

/** A heading of any level, which has a line of its own. */
const HEADING = /^#{1,6} +(.+)$\n*/gm;

/** Steps in groups: those of one list that follow each other. */
function groupsOf(steps: readonly OpenStep[]): readonly PastedGroup[] {
  const groups: { readonly scope: OpenScope; readonly steps: PastedStep[] }[] = [];
  for (const { text, alt, scope } of steps) {
    if (text === "" && alt === "") continue;
    const step = { text: text.replaceAll(HEADING, "## $1\n\n").trim(), alt };
    const last = groups.at(-1);
    if (last?.scope === scope) last.steps.push(step);
    else groups.push({ scope, steps: [step] });
  }
  return groups.map(({ scope, ...group }) => ({ ...group, scene: scope.scene }));
}

function scopeIn(line: string): Scope | null {
  const [whole, list, object] = SCOPE.exec(line) ?? [];
  if (whole === undefined) return null;
  const written = (list ?? object ?? "").trim();
  const flags = /^[.+]*/.exec(written)?.[0] ?? "";
  const name = written.slice(flags.length).trim();
  const isFreeform = flags.includes("+");
  const isKnown = STEPS.has(name.toLowerCase()) || (isFreeform && PARAGRAPHS.has(name.toLowerCase()));
  const isSteps = list !== undefined && isKnown;
  return { name, isSteps, isFreeform, isNested: flags.includes("."), isEnd: written === "" };
}

/** Names what a list is in: the type of the item, or the object that stands among paragraphs. */
const sceneOf = (around: OpenScope | undefined): string =>
  around?.type || (around?.isSteps === true ? "" : (around?.name ?? ""));

/** Whether a text has its steps in ArchieML. */
export function isArchie(text: string): boolean {
  return text.split("\n").some((line) => scopeIn(line.trim())?.isSteps === true);
}

/**
 * Reads the arrays `steps` and `blocks` (or `pasos` and `bloques`), and the freeform ones of {@link PARAGRAPHS}, of a text in ArchieML, one inside another too: objects with `text` or
 * `foreground` and `alt` or `altText`, plain items, or freeform. What the rest of the text holds is not a story's, and is told.
 *
 * The package of that name is not used: a key `__proto__` reaches every object of the page, and a long line takes the square of its length.
 *
 * @param text - Lines end with `\n`.
 * @see https://archieml.org/spec/1.0/CR-20151015
 */
export function readArchie(text: string): ArchieSteps {
  const steps: OpenStep[] = [];
  const unknown = new Set<string>();
  let scopes: OpenScope[] = [];
  /** Field to which lines go once `:end` says that they belong to it. */
  let open: { readonly step: OpenStep; readonly key: keyof PastedStep } | null = null;
  let waiting: string[] = [];
  let unused = 0;
  let isSkipping = false;

  function dropWaiting(): void {
    unused += waiting.filter((line) => line.trim() !== "").length;
    waiting = [];
    open = null;
  }

  function newStep(scope: OpenScope): OpenStep {
    const step = { text: "", alt: "", scope };
    steps.push(step);
    scope.item = step;
    return step;
  }

  function takeKey(name: string, value: string, scope: OpenScope): void {
    dropWaiting();
    const key = KEYS.get(name.toLowerCase());
    const { firstKey, isFreeform } = scope;
    const isNew = isFreeform ? key === "text" : firstKey === "" || firstKey === name;
    if (firstKey === "") scope.firstKey = name;
    const step = isNew ? newStep(scope) : (scope.item ?? newStep(scope));
    if (name === "type") scope.type = value.trim();
    // A sentence with a colon is a key too, which among paragraphs nobody meant.
    if (key === undefined && isFreeform) unused += 1;
    else if (key === undefined) unknown.add(name);
    if (key === undefined) return;
    // A second text of one item is one more of its paragraphs.
    step[key] = [step[key], value.trim()].filter(Boolean).join("\n\n");
    open = { step, key };
  }

  function takeScope(next: Scope): void {
    dropWaiting();
    if (next.isEnd) scopes.pop();
    else if (next.isNested && scopes.length > 0)
      scopes.push({ ...next, scene: sceneOf(scopes.at(-1)), type: "", firstKey: "", item: null });
    else scopes = [{ ...next, scene: null, type: "", firstKey: "", item: null }];
  }

  function takeLine(line: string, scope: OpenScope): void {
    const trimmed = line.trim();
    const { firstKey, isFreeform } = scope;
    const [, name, value = ""] = KEY.exec(trimmed) ?? [];
    if (name !== undefined && firstKey !== "*") takeKey(name, value, scope);
    else if (trimmed.startsWith("*") && !isFreeform && (firstKey === "" || firstKey === "*")) {
      dropWaiting();
      scope.firstKey = "*";
      const step = newStep(scope);
      step.text = trimmed.slice(1).trim();
      open = { step, key: "text" };
    } else if (isFreeform && trimmed !== "") newStep(scope).text = trimmed;
    else waiting.push(line);
  }

  /** Takes a line that is in no list of steps: the value of a key is told by its name, and other lines are counted. */
  function takeOther(line: string): void {
    const [, name, value = ""] = KEY.exec(line.trim()) ?? [];
    if (name === undefined) waiting.push(line);
    else if (value.trim() !== "") unknown.add(name);
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
    else if (!isSkipping) {
      const scope = scopes.at(-1);
      if (scope?.isSteps === true) takeLine(line, scope);
      else takeOther(line);
    }
  }
  dropWaiting();
  return { groups: groupsOf(steps), unused, unknown: [...unknown] };
}
