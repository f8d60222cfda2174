/** A tag of XML that opens, or opens and closes at once. */
export interface XmlTag {
  /** Without its prefix. */
  readonly name: string;
  /** Returns the value of an attribute, by its name without prefix; empty where it is not there. */
  attribute(name: string): string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&apos;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);

/** Returns the value of an attribute of a tag. @param inside - All between the name and the end of the tag. */
function attributeIn(inside: string, asked: string): string {
  let at = 0;
  while (at < inside.length) {
    const equals = inside.indexOf("=", at);
    if (equals === -1) return "";
    const opening = equals + 1;
    const closing = inside.indexOf(inside[opening] ?? "", opening + 1);
    if (closing === -1) return "";
    if (withoutPrefix(inside.slice(at, equals).trim()) === asked)
      return inside.slice(opening + 1, closing).replaceAll(/&[a-z]{2,4};/g, (entity) => ENTITIES[entity] ?? entity);
    at = closing + 1;
  }
  return "";
}

/** Finds the end of a tag; a quoted attribute may have the sign in it. @returns −1 where it does not end. */
function endOf(xml: string, from: number): number {
  let quote = "";
  for (let at = from; at < xml.length; at += 1) {
    const sign = xml[at] ?? "";
    if (quote !== "") quote = sign === quote ? "" : quote;
    else if (sign === ">") return at;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  return -1;
}

/**
 * The tags of XML that a program wrote, one after another: each sign is looked at once. Nothing is checked, texts are left out, and
 * so is what closes.
 */
export function* xmlTags(xml: string): Generator<XmlTag> {
  for (let from = xml.indexOf("<"); from !== -1; from = xml.indexOf("<", from + 1)) {
    const first = xml[from + 1] ?? "";
    if (first === "/" || first === "?" || first === "!") continue;
    const end = endOf(xml, from);
    if (end === -1) return;
    const body = xml.slice(from + 1, xml[end - 1] === "/" ? end - 1 : end);
    const space = body.search(/\s/);
    const [name, inside] = space === -1 ? [body, ""] : [body.slice(0, space), body.slice(space)];
    yield { name: withoutPrefix(name), attribute: (asked) => attributeIn(inside, asked) };
  }
}
