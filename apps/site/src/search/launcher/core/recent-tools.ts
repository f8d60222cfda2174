import { TOOLS, type Tool } from "../../../frame/tools/core/catalogue";
import type { Recent } from "../../../reading/recent/core/recent";

/** Tools of one's own that the launcher shows first. */
const TOOLS_SHOWN = 5;

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // An address that nobody can read is of no tool.
    return path;
  }
}

/**
 * Lists the tools that a person used last: those whose page they opened, by whichever way, then those that they opened by name and have no page of their own.
 *
 * @returns At most five, each once.
 */
export function recentTools({ pages, tools }: Pick<Recent, "pages" | "tools">): readonly Tool[] {
  const used = new Set([...pages.map(({ to }) => decoded(to)), ...tools]);
  return [...used].flatMap((page) => TOOLS.filter((tool) => tool.page === page)).slice(0, TOOLS_SHOWN);
}
