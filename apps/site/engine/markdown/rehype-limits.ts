import { formatNumber } from "@nv/spanish";
import type { Root } from "hast";

/** Node of a written page, as far as a limit needs it. */
interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly children?: Node[];
  readonly value?: string;
}

const isLimit = ({ type, name }: Node): boolean => type.startsWith("mdxJsx") && name === "Limit";

function limitText(node: Node, limits: Readonly<Record<string, number>>): string {
  const name = node.attributes?.find((attribute) => attribute.name === "of")?.value;
  const limit = typeof name === "string" ? limits[name] : undefined;
  if (limit === undefined) throw new Error(`No limit is called ${JSON.stringify(name ?? "")}: see page-limits.ts`);
  return formatNumber(limit);
}

function write(node: Node, limits: Readonly<Record<string, number>>): void {
  node.children?.forEach((child, place, children) => {
    if (isLimit(child)) children[place] = { type: "text", value: limitText(child, limits) };
    else write(child, limits);
  });
}

/**
 * Writes the figure where a page says `<Limit of="series.observations" />`. It is text of the page once it is built: it weighs nothing, and is found.
 *
 * @param limits - Figure of each name.
 * @throws {Error} For a name that is no limit's: the page is not built.
 */
export function rehypeLimits(limits: Readonly<Record<string, number>>) {
  return (tree: Root): void => write(tree, limits);
}
