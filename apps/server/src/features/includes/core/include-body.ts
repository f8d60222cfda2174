import type { FieldProblem } from "@nv/contracts/schemas";
import { liftPublished } from "@nv/embeds";
import type { Element, ElementContent, Nodes, Root, RootContent, Text } from "hast";
import { raw } from "hast-util-raw";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toHast } from "mdast-util-to-hast";
import { liftIncludes } from "./lift-includes.ts";
import { fillPlaces, givenTexts, givesText, isParameterName } from "./nested-data.ts";

/** Somewhere that a page puts its own text. */
export interface Parameter {
  readonly name: string;
  /** Text that stands there when the page puts nothing. */
  readonly text: string;
}

/** Another include inside this one. */
interface Nested {
  readonly slug: string;
  readonly element: Element;
}

/** A body, read. */
export interface IncludeBody {
  readonly parameters: readonly Parameter[];
  /** Addresses of the includes inside, each once. */
  readonly references: readonly string[];
  /** Parameters of those includes that it gives a text to. */
  readonly given: readonly { readonly slug: string; readonly name: string }[];
  /** Problems that keep it from being published; the field is always `body`. */
  readonly problems: readonly FieldProblem[];
  /**
   * Writes it as HTML that any page may take in.
   *
   * @param contentOf - HTML of the includes inside, by address: what stands there until theirs comes.
   */
  render(contentOf: ReadonlyMap<string, string>): string;
}

/** Elements and their attributes. What is not here is told to the person, and never written. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title", "rel"],
  abbr: ["title"],
  b: [],
  blockquote: ["cite"],
  br: [],
  cite: [],
  code: [],
  dd: [],
  del: [],
  details: ["open"],
  div: [],
  dl: [],
  dt: [],
  em: [],
  figcaption: [],
  figure: [],
  h2: [],
  h3: [],
  h4: [],
  hr: [],
  i: [],
  img: ["src", "alt", "width", "height", "loading"],
  li: [],
  mark: [],
  "nv-include": ["src", "version"],
  ol: ["start"],
  p: [],
  q: ["cite"],
  s: [],
  small: [],
  span: [],
  strong: [],
  sub: [],
  summary: [],
  sup: [],
  table: [],
  tbody: [],
  td: ["colSpan", "rowSpan"],
  th: ["colSpan", "rowSpan", "scope"],
  thead: [],
  time: ["dateTime"],
  tr: [],
  u: [],
  ul: [],
};

/** Attribute of the places where a page puts its own text. */
const SLOT = "dataNv";

const SCHEMA: Schema = {
  strip: ["script", "style"],
  tagNames: Object.keys(ALLOWED),
  attributes: {
    ...Object.fromEntries(Object.entries(ALLOWED).map(([tag, names]) => [tag, [...names]])),
    span: [SLOT],
    "nv-include": [...(ALLOWED["nv-include"] ?? []), "data*"],
  },
  protocols: { href: ["https", "http", "mailto", "tel"], src: ["https"], cite: ["https", "http"] },
  required: {},
};

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Attributes that a person may give every element without harm, and that say nothing here. */
const IGNORED: ReadonlySet<string> = new Set(["id", "className", "lang", "dir"]);

/** A place that was begun and not ended, or has no name. */
const BROKEN_SLOT = "Un dato se escribe {{nombre}} o {{nombre|lo que pone si la página no dice nada}}";

const problem = (message: string): FieldProblem => ({ field: "body", message });

function* elementsOf(node: Nodes): Generator<Element> {
  const waiting: Nodes[] = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.type === "element") yield next;
    if ("children" in next) waiting.push(...next.children.toReversed());
  }
}

function elementProblems({ tagName, properties }: Element): readonly FieldProblem[] {
  const allowed = Object.hasOwn(ALLOWED, tagName) ? ALLOWED[tagName] : undefined;
  if (allowed === undefined) return [problem(`<${tagName}> no se admite en un include`)];
  const names = Object.keys(properties).filter((name) => !allowed.includes(name) && !IGNORED.has(name));
  const values = Object.values(properties).some((value) => String(value).includes("{{"));
  return [
    ...names
      .filter((name) => !(tagName === "nv-include" && givesText(name)))
      .map((name) => problem(`El atributo ${name.toLowerCase()} de <${tagName}> no se admite en un include`)),
    ...(values ? [problem(`Un dato como {{nombre}} va en el texto, no dentro de <${tagName}>`)] : []),
    ...(tagName === "img" && properties.alt === undefined
      ? [problem("Falta el texto alternativo de una imagen (alt)")]
      : []),
  ];
}

/** Reads what is between `{{` and `}}`: `fecha|sin fecha`. @returns `null` when it is no such place. */
function readSlot(text: string): Parameter | null {
  const [name = "", ...standing] = text.split("|");
  return isParameterName(name.trim()) ? { name: name.trim(), text: standing.join("|").trim() } : null;
}

/** Splits a text at the places where pages put their own. */
function withSlots(text: string, parameters: Map<string, string>): readonly (Text | Element)[] {
  const [start = "", ...rest] = text.split("{{");
  return [
    { type: "text", value: start },
    ...rest.flatMap((part): readonly (Text | Element)[] => {
      const end = part.indexOf("}}");
      const slot = end === -1 ? null : readSlot(part.slice(0, end));
      if (slot === null) return [{ type: "text", value: `{{${part}` }];
      const standing = parameters.get(slot.name) ?? slot.text;
      parameters.set(slot.name, standing);
      const children = [{ type: "text", value: standing } as const];
      const after = { type: "text", value: part.slice(end + 2) } as const;
      return [{ type: "element", tagName: "span", properties: { [SLOT]: slot.name }, children }, after];
    }),
  ];
}

function slotted(children: readonly RootContent[], parameters: Map<string, string>): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === "text") return [...withSlots(child.value, parameters)];
    if (child.type !== "element") return []; // Comments say nothing to anybody.
    return [{ ...child, children: slotted(child.children, parameters) }];
  });
}

function nestedIn(tree: Root): readonly Nested[] {
  return [...elementsOf(tree)].flatMap((element) =>
    element.tagName === "nv-include" ? [{ slug: String(element.properties.src ?? ""), element }] : [],
  );
}

function hasBrokenSlot(tree: Root): boolean {
  return [tree, ...elementsOf(tree)].some(({ children }) =>
    children.some((child) => child.type === "text" && child.value.includes("{{")),
  );
}

/** Markdown and the HTML in it, as one tree. */
function parseBody(body: string): Root {
  const tree = raw(toHast(fromMarkdown(body), { allowDangerousHtml: true }));
  return tree.type === "root" ? tree : { type: "root", children: tree.type === "doctype" ? [] : [tree] };
}

/** Signs of Markdown and HTML that a body may have: the parser of Markdown takes the square of their number. */
const MOST_SIGNS = 1000;

const SIGNS = /[*_`[<>]/g;

/** A body of which nothing can be made. */
const unreadable = (message: string): IncludeBody => ({
  parameters: [],
  references: [],
  given: [],
  problems: [problem(message)],
  render: () => "",
});

/**
 * Reads the body of an include: Markdown, with the HTML that is allowed.
 *
 * @param body - At most as long as `INCLUDE_LIMITS` says.
 */
export function readIncludeBody(body: string): IncludeBody {
  if ((body.match(SIGNS)?.length ?? 0) > MOST_SIGNS) return unreadable("El texto tiene demasiadas marcas de formato");
  try {
    return readBody(body);
  } catch (error) {
    // Every parser here goes down a level by calling itself; what nests deeper than that is no text that anybody wrote.
    if (error instanceof RangeError) return unreadable("El texto tiene demasiados niveles, unos dentro de otros");
    throw error;
  }
}

function readBody(body: string): IncludeBody {
  const source = parseBody(body);
  const problems = new Map(
    [...elementsOf(source)].flatMap(elementProblems).map((found) => [found.message, found] as const),
  );
  const parameters = new Map<string, string>();
  const tree: Root = { type: "root", children: liftIncludes(slotted(source.children, parameters)) };
  const nested = nestedIn(tree);
  if (hasBrokenSlot(tree)) problems.set(BROKEN_SLOT, problem(BROKEN_SLOT));
  for (const { slug } of nested) {
    if (SLUG.test(slug)) continue;
    const { message } = problem("Un <nv-include> necesita src con la dirección de otro include");
    problems.set(message, problem(message));
  }
  if (body.trim() === "") problems.set("", problem("Falta el texto"));
  return {
    parameters: [...parameters].map(([name, text]) => ({ name, text })),
    references: [...new Set(nested.map(({ slug }) => slug))].filter((slug) => SLUG.test(slug)),
    given: nested.flatMap(({ slug, element }) =>
      [...givenTexts(element.properties).keys()].map((name) => ({ slug, name })),
    ),
    problems: [...problems.values()],
    render(contentOf) {
      const safe = sanitize(tree, SCHEMA);
      // What the includes inside hold was made safe when they were written.
      for (const element of elementsOf(safe)) {
        if (element.tagName !== "nv-include") continue;
        const held = liftPublished(contentOf.get(String(element.properties.src)) ?? "");
        element.children = [{ type: "raw", value: fillPlaces(held, givenTexts(element.properties)) }];
      }
      return toHtml(safe, { allowDangerousHtml: true });
    },
  };
}
