import type { BlogPost } from "@docusaurus/plugin-content-blog";
import type { LoadedVersion } from "@docusaurus/plugin-content-docs";

/** A page in the home's index. */
export interface HomePageEntry {
  readonly title: string;
  readonly to: string;
  /** One sentence; empty when the page has none. */
  readonly description: string;
}

/** A section of the documentation in the home's index, with all its pages in the sidebar's order. */
export interface HomeSection {
  readonly title: string;
  readonly pages: readonly HomePageEntry[];
}

/** A post in the home's list. */
export interface HomePost extends HomePageEntry {
  /** ISO 8601. */
  readonly date: string;
  readonly tags: readonly string[];
}

/** What the home shows: all of it comes from the content, at build. */
export interface HomeIndex {
  readonly sections: readonly HomeSection[];
  readonly posts: readonly HomePost[];
}

/** Posts on the home. */
const HOME_POSTS = 4;

type SidebarItems = LoadedVersion["sidebars"][string];

/** Where the home's index comes from. */
export interface HomeSources {
  readonly version: Pick<LoadedVersion, "docs" | "sidebars">;
  readonly posts: readonly BlogPost[];
}

/** Builds the home's index from the sidebar and the blog. */
export function homeIndex({ version, posts }: HomeSources): HomeIndex {
  const entries = new Map(
    version.docs.map(({ id, title, permalink, description, frontMatter }) => [
      id,
      // The framework takes the first paragraph when there is no description; the home only shows written ones.
      { title, to: permalink, description: frontMatter.description === undefined ? "" : description },
    ]),
  );

  function pagesOf(items: SidebarItems): HomePageEntry[] {
    return items.flatMap((item) => {
      if (item.type === "category") return [...linkOf(item.link), ...pagesOf(item.items)];
      return item.type === "doc" ? entryOf(item.id) : [];
    });
  }
  function linkOf(link: { readonly type: string; readonly id?: string } | undefined): HomePageEntry[] {
    return link?.type === "doc" && link.id !== undefined ? entryOf(link.id) : [];
  }
  function entryOf(id: string): HomePageEntry[] {
    const entry = entries.get(id);
    return entry === undefined ? [] : [entry];
  }

  const sections = Object.values(version.sidebars)
    .flat()
    .flatMap((item) => (item.type === "category" ? [{ title: item.label, pages: pagesOf([item]) }] : []));

  return {
    sections: sections.filter(({ pages }) => pages.length > 0),
    posts: posts.slice(0, HOME_POSTS).map(({ metadata }) => ({
      title: metadata.title,
      to: metadata.permalink,
      description: metadata.description ?? "",
      date: new Date(metadata.date).toISOString(),
      tags: metadata.tags.map(({ label }) => label),
    })),
  };
}
