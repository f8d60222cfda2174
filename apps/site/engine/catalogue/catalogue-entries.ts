import type { CataloguePage } from "@nv/contracts/schemas";
import { PAGE_GROUPS } from "../../page-groups";
import { checkFrontMatter, type PageRecord } from "./core/front-matter";
import { type SidebarNode, sidebarTrails } from "./core/sidebar-trails";
import type { SiteContent } from "./loaded-content";

/** Facts about a page that are known before it is drawn. */
export type CatalogueEntry = Omit<CataloguePage, "sections" | "markdown" | "source">;

/** Pages with a faulty front matter stop the build. The message is for whoever writes pages. */
export class FrontMatterError extends Error {
  override readonly name = "FrontMatterError";
}

/** The framework's name for the folder of the site. */
const SITE_ALIAS = /^@site\//;
const SITE_FOLDER = "apps/site/";

function fileOf(source: string): string {
  return source.replace(SITE_ALIAS, SITE_FOLDER);
}

const NO_RECORD: Pick<CatalogueEntry, "state" | "owner" | "reviewedOn" | "reviewDueOn" | "aliases" | "group"> = {
  state: "",
  owner: "",
  reviewedOn: null,
  reviewDueOn: null,
  aliases: [],
  group: "",
};

function docEntries({ docs }: SiteContent): readonly CatalogueEntry[] {
  const sidebar: readonly SidebarNode[] = Object.values(docs.sidebars).flat();
  const trails = sidebarTrails(sidebar);
  const faults: string[] = [];
  const entries = docs.docs.map(({ id, title, permalink, frontMatter, source }): CatalogueEntry => {
    const checked = checkFrontMatter({ ...frontMatter });
    if (checked.record === null) faults.push(...checked.faults.map((fault) => `${fileOf(source)}: ${fault}`));
    const record: PageRecord | undefined = checked.record ?? undefined;
    return {
      path: decodeURI(permalink),
      kind: "doc",
      title,
      trail: [...(trails.get(id) ?? [])],
      description: frontMatter.description ?? "",
      sourceFile: fileOf(source),
      ...NO_RECORD,
      ...(record && { ...record, aliases: [...record.aliases] }),
    };
  });
  if (faults.length > 0) {
    throw new FrontMatterError(`Hay páginas con la cabecera incompleta o con errores:\n  ${faults.join("\n  ")}`);
  }
  return entries;
}

function postEntries({ blog }: SiteContent): readonly CatalogueEntry[] {
  return blog.blogPosts.map(({ metadata }) => ({
    path: decodeURI(metadata.permalink),
    kind: "post",
    title: metadata.title,
    trail: ["Blog"],
    description: metadata.frontMatter.description ?? "",
    sourceFile: fileOf(metadata.source),
    ...NO_RECORD,
  }));
}

/** Pages that are lists of others, or the front door of all. */
const NOT_FOUND_BY_SEARCH = new Set(["/"]);

function pageEntries({ pages }: SiteContent): readonly CatalogueEntry[] {
  return pages
    .filter(({ permalink }) => !NOT_FOUND_BY_SEARCH.has(permalink))
    .map((page) => ({
      path: decodeURI(page.permalink),
      kind: "page",
      // A page that is a program tells its title when it is drawn.
      title: page.type === "mdx" ? (page.title ?? "") : "",
      trail: [page.type === "mdx" ? "Página" : "Herramienta"],
      description: page.type === "mdx" ? (page.frontMatter.description ?? "") : "",
      sourceFile: fileOf(page.source),
      ...NO_RECORD,
      group: PAGE_GROUPS[decodeURI(page.permalink)] ?? "",
    }));
}

/**
 * Lists every page of the site that holds something to read.
 *
 * @throws {FrontMatterError} With a sentence for each fault of each page of documentation.
 */
export function catalogueEntries(content: SiteContent): readonly CatalogueEntry[] {
  return [...docEntries(content), ...postEntries(content), ...pageEntries(content)];
}
