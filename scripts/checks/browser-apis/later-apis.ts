import compatData from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";

/** Oldest version of each browser that a page has to work in, as the compatibility data names the browsers. */
export interface BrowserFloor {
  readonly safari_ios: number;
  readonly safari: number;
  readonly chrome: number;
  readonly edge: number;
  readonly firefox: number;
}

/** Whoever works with the site. @see README.md */
export const PEOPLE_FLOOR: BrowserFloor = { safari_ios: 16.4, safari: 16.4, chrome: 111, edge: 111, firefox: 128 };

/** Readers of the newspaper. @see README.md */
export const READERS_FLOOR: BrowserFloor = { safari_ios: 15.4, safari: 15.4, chrome: 109, edge: 109, firefox: 115 };

/** Names of the platform that some browser above a floor lacks. */
export interface LaterApis {
  /** Constructors and other globals: `CompressionStream`. */
  readonly globals: ReadonlySet<string>;
  /** Members of a global: `URL.canParse`. */
  readonly statics: ReadonlySet<string>;
  /** Methods of values of the language and of a page's elements that no older interface has by the same name: `checkVisibility`. */
  readonly methods: ReadonlySet<string>;
  /** Properties that an element takes later than the attribute of the same name: `ariaLabel`. */
  readonly reflected: ReadonlySet<string>;
}

const browsersOf = (floor: BrowserFloor) => Object.entries(floor);

/** Whether a browser has something whole, and without a switch, in its oldest version that counts. */
function hasIt(support: SimpleSupportStatement, oldest: number): boolean {
  const { version_added: added, flags, partial_implementation: isPartial, prefix, alternative_name: other } = support;
  if (flags !== undefined || isPartial || prefix !== undefined || other !== undefined) return false;
  if (typeof added !== "string" || added === "preview") return false;
  return Number(added.replace("≤", "").split(".").slice(0, 2).join(".")) <= oldest;
}

function isLater({ support }: CompatStatement, floor: BrowserFloor): boolean {
  return browsersOf(floor).some(([browser, oldest]) => {
    const found = Object.entries(support).find(([name]) => name === browser)?.[1];
    if (found === undefined || found === null) return false;
    return ![found].flat().some((one) => hasIt(one, oldest));
  });
}

interface Member {
  readonly owner: string;
  readonly name: string;
  readonly isStatic: boolean;
  readonly isLater: boolean;
}

const STATIC = "_static";
/** Interfaces whose methods are looked for by name alone; those of rarer ones have names that our own objects have too. */
const EVERYWHERE: readonly string[] = [
  ...["Document", "DocumentFragment", "Element", "HTMLElement", "Node", "Range", "Window"],
  ...["Array", "Iterator", "Map", "RegExp", "Set", "String", "TypedArray", "Uint8Array", "URLSearchParams"],
];
/** Methods of our own or of a library that a new one of the language is called like. */
const NAMESAKES: readonly string[] = [
  "difference", // of two texts, in the administration
  "groupBy", // of `packages/contracts`
  "take", // the newest order of several, in `packages/ui`
  "toArray", // of a vector, in three
  "union", // of schemas, in zod
];
const isPart = (entry: [string, CompatStatement | Identifier]): entry is [string, Identifier] =>
  entry[0] !== "__compat";
const partsOf = (group: Identifier): [string, Identifier][] => Object.entries(group).filter(isPart);

/** Every member of every interface, of the language and of the page. */
function membersOf(floor: BrowserFloor): readonly Member[] {
  const interfaces = [...partsOf(compatData.api), ...partsOf(compatData.javascript.builtins ?? {})];
  return interfaces.flatMap(([owner, group]) =>
    partsOf(group).flatMap(([key, { __compat }]) => {
      const name = key.replace(STATIC, "");
      if (__compat === undefined || !/^[a-z]\w*$/i.test(name) || name.endsWith("_event")) return [];
      return { owner, name, isStatic: key.endsWith(STATIC), isLater: isLater(__compat, floor) };
    }),
  );
}

/** Names of the platform that came to some browser after a floor. @see https://github.com/mdn/browser-compat-data */
export function laterApis(floor: BrowserFloor): LaterApis {
  const members = membersOf(floor);
  const old = new Set(members.filter((member) => !member.isLater).map(({ name }) => name));
  const later = members.filter((member) => member.isLater);
  const isReflected = ({ owner, name }: Member) => owner === "Element" && (name.startsWith("aria") || name === "role");
  const isLookedFor = (member: Member) => {
    const { owner, name, isStatic } = member;
    return (
      EVERYWHERE.includes(owner) && !isStatic && !old.has(name) && !NAMESAKES.includes(name) && !isReflected(member)
    );
  };
  const globals = [...partsOf(compatData.api), ...partsOf(compatData.javascript.builtins ?? {})]
    .filter(([, { __compat }]) => __compat !== undefined && isLater(__compat, floor))
    .map(([name]) => name);
  return {
    globals: new Set(globals),
    // Members of constructors of the language are told by no mark in the data: both spellings are looked for.
    statics: new Set(later.map(({ owner, name }) => `${owner}.${name}`)),
    methods: new Set(later.filter(isLookedFor).map(({ name }) => name)),
    reflected: new Set(later.filter(isReflected).map(({ name }) => name)),
  };
}
