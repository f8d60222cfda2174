import { TOOLS, toolAddress } from "../../frame/tools/core/catalogue.ts";
import { INKS, PICTURES, type PictureName, type Shape } from "../../frame/tools/core/pictures.ts";

/** A page that the home leads to. */
export interface HomeLink {
  readonly title: string;
  readonly to: string;
}

/** A section of the documentation, with its first pages in the sidebar's order. */
export interface HomeRules {
  readonly title: string;
  readonly pages: readonly HomeLink[];
}

/** A shape of a picture: a path, the variable of its colour, and the width of its stroke; without one it is filled. */
export interface HomeShape {
  readonly d: string;
  readonly ink: string;
  readonly width?: number;
}

/** A tool that the home begins with; it brings its own picture, so that no page carries those of all. */
export interface HomeTool {
  readonly name: string;
  readonly says: string;
  readonly to: string;
  readonly shapes: readonly HomeShape[];
}

/** Content of the home that stays; all of it is collected at build. */
export interface HomeIndex {
  readonly tools: readonly HomeTool[];
  /** Number of tools that there are. */
  readonly toolCount: number;
  readonly rules: readonly HomeRules[];
  /** Newest first. */
  readonly posts: readonly HomeLink[];
}

/** Entries of each list: the home is short, and the documentation has the rest. */
const LISTED = 4;

/** Sections of rules and manuals that the home names, where the sidebar has them: what is a tool stands with the tools. */
const SECTIONS = ["Guía de estilos", "Formatos"];

/** Tools that the home begins with, by their pictures: one of each job that most people come for. */
const FIRST_TOOLS: readonly PictureName[] = ["lines", "locator", "story", "card", "tracker", "quake", "dots", "video"];

const shapeOf = ([ink, d, width]: Shape): HomeShape => ({ d, ink: INKS[ink], ...(width !== undefined && { width }) });

/** Lists the tools that the home begins with. */
const firstTools = (): readonly HomeTool[] =>
  FIRST_TOOLS.flatMap((name) => TOOLS.find(({ picture }) => picture === name) ?? []).map((tool) => ({
    ...{ name: tool.name, says: tool.says, to: toolAddress(tool) },
    shapes: PICTURES[tool.picture].map(shapeOf),
  }));

/** An entry of the sidebar, as the docs plugin gives it; only the parts that the home reads. */
export interface SidebarEntry {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly link?: { readonly type: string; readonly id?: string } | undefined;
  readonly items?: readonly SidebarEntry[];
}

/** Sources of the home's index: the records of the content plugins, reduced to the fields that the home reads. */
export interface HomeSources {
  readonly docs: readonly {
    readonly id: string;
    readonly title: string;
    readonly permalink: string;
    readonly frontMatter: { readonly [name: string]: unknown };
  }[];
  readonly sidebar: readonly SidebarEntry[];
  /** Newest first. */
  readonly posts: readonly { readonly metadata: { readonly title: string; readonly permalink: string } }[];
}

/** States of pages that are kept for old pieces: nobody begins with one. */
const LEFT_BEHIND: ReadonlySet<unknown> = new Set(["obsoleto", "retirado"]);

/** Builds the home's index from the sidebar and the blog. */
export function homeIndex({ docs, sidebar, posts }: HomeSources): HomeIndex {
  const entries = new Map(
    docs
      .filter(({ frontMatter }) => !LEFT_BEHIND.has(frontMatter.estado))
      .map(({ id, title, permalink }): [string, HomeLink] => [id, { title, to: permalink }]),
  );

  function pagesOf({ id, link, items = [] }: SidebarEntry): HomeLink[] {
    const page = entries.get(id ?? link?.id ?? "");
    return [...(page === undefined ? [] : [page]), ...items.flatMap(pagesOf)];
  }

  const sections = sidebar
    .filter(({ type }) => type === "category")
    .map((category) => ({ title: category.label ?? "", pages: pagesOf(category).slice(0, LISTED) }))
    .filter(({ pages }) => pages.length > 0);
  const known = SECTIONS.flatMap((wanted) => sections.find(({ title }) => title === wanted) ?? []);
  return {
    tools: firstTools(),
    toolCount: TOOLS.length,
    // A team that calls its sections otherwise gets the first of them.
    rules: known.length > 0 ? known : sections.slice(0, SECTIONS.length),
    posts: posts.slice(0, LISTED).map(({ metadata: { title, permalink } }) => ({ title, to: permalink })),
  };
}
