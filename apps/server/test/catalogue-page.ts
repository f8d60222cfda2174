import type { CataloguePage } from "@nv/contracts/schemas";

/** A page of the catalogue, with what a test says and the least of everything else. */
export function cataloguePage(page: Partial<CataloguePage> & Pick<CataloguePage, "path" | "title">): CataloguePage {
  return {
    kind: "doc",
    trail: [],
    description: "",
    aliases: [],
    sections: [],
    markdown: `# ${page.title}\n`,
    source: `---\ntitle: ${page.title}\n---\n`,
    sourceFile: `apps/site/content${page.path}.mdx`,
    state: "estable",
    owner: "Diseño",
    reviewedOn: "2026-11-20",
    reviewDueOn: "2027-05-20",
    group: "",
    ...page,
  };
}
