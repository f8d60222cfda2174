import { headingsOfKind } from "../checks/documents/page-skeleton.ts";

/** Recipe for something new: files of its own folders. What lists everything of a kind finds it there. */
export interface Recipe {
  /** Contents by path from the root. */
  readonly files: Readonly<Record<string, string>>;
  /** Steps that are left to do, in Spanish, one sentence each. */
  readonly next: readonly string[];
}

/** Body of the page of a new tool, below what it shows: the headings of every tool, still to be written. */
export const TOOL_HEADINGS = headingsOfKind("tool")
  .map((heading) => `## ${heading}\n`)
  .join("\n");
