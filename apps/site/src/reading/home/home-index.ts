/** A page in the home's index. */
export interface HomePageEntry {
  readonly title: string;
  readonly to: string;
  /** One sentence; empty when nobody wrote one. */
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
}

/** A page that was changed or reviewed not long ago. */
export interface HomeEvent {
  readonly title: string;
  readonly to: string;
  /** ISO 8601. */
  readonly date: string;
}

/** Content of the home; all of it is collected at build. */
export interface HomeIndex {
  readonly sections: readonly HomeSection[];
  readonly posts: readonly HomePost[];
  /** Latest first; empty where the repository does not tell. */
  readonly changed: readonly HomeEvent[];
  /** Latest first. */
  readonly reviewed: readonly HomeEvent[];
}

/** Posts on the home. */
const HOME_POSTS = 4;

/** Pages in each of the lists of what happened lately. */
const HOME_EVENTS = 5;

function dateOf(moment: unknown): string | null {
  if (typeof moment !== "number" && typeof moment !== "string" && !(moment instanceof Date)) return null;
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

function latest(events: readonly (Omit<HomeEvent, "date"> & { readonly date: string | null })[]): HomeEvent[] {
  return events
    .flatMap(({ title, to, date }) => (date === null ? [] : [{ title, to, date }]))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, "es"))
    .slice(0, HOME_EVENTS);
}

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
    readonly description: string;
    readonly frontMatter: { readonly description?: string | undefined; readonly [other: string]: unknown };
    /** Unix epoch, milliseconds. */
    readonly lastUpdatedAt?: number | null | undefined;
  }[];
  readonly sidebar: readonly SidebarEntry[];
  /** Newest first. */
  readonly posts: readonly {
    readonly metadata: {
      readonly title: string;
      readonly permalink: string;
      readonly description: string;
      readonly date: Date;
    };
  }[];
}

/** States of pages that are kept for old pieces: their name is enough for who looks for one. */
const LEFT_BEHIND: ReadonlySet<unknown> = new Set(["obsoleto", "retirado"]);

/** Without a description the framework takes the first paragraph; the home only shows written ones. */
function isToldOnHome({ description, estado }: HomeSources["docs"][number]["frontMatter"]): boolean {
  return description !== undefined && !LEFT_BEHIND.has(estado);
}

/** Builds the home's index from the sidebar and the blog. */
export function homeIndex({ docs, sidebar, posts }: HomeSources): HomeIndex {
  const entries = new Map(
    docs.map(({ id, title, permalink, description, frontMatter }) => [
      id,
      { title, to: permalink, description: isToldOnHome(frontMatter) ? description : "" },
    ]),
  );

  function pagesOf({ id, link, items = [] }: SidebarEntry): HomePageEntry[] {
    const own = entries.get(id ?? link?.id ?? "");
    return [...(own === undefined ? [] : [own]), ...items.flatMap(pagesOf)];
  }

  const sections = sidebar
    .filter(({ type }) => type === "category")
    .map((category) => ({ title: category.label ?? "", pages: pagesOf(category) }));

  return {
    sections: sections.filter(({ pages }) => pages.length > 0),
    posts: posts.slice(0, HOME_POSTS).map(({ metadata: { title, permalink, description, date } }) => ({
      title,
      to: permalink,
      description,
      date: new Date(date).toISOString(),
    })),
    changed: latest(
      docs.map(({ title, permalink, lastUpdatedAt }) => ({ title, to: permalink, date: dateOf(lastUpdatedAt) })),
    ),
    reviewed: latest(
      docs
        .filter(({ frontMatter }) => !LEFT_BEHIND.has(frontMatter.estado))
        .map(({ title, permalink, frontMatter }) => ({ title, to: permalink, date: dateOf(frontMatter.revisado) })),
    ),
  };
}
