import { usePluginData } from "@docusaurus/useGlobalData";

/** A page of the site that the navigation bar names. */
export interface NavigationItem {
  readonly label: string;
  /** Path of the page. */
  readonly to: string;
  /** Every page below this path marks the item as current. */
  readonly section: string;
}

/** A link to another site. */
export interface OutsideLink {
  readonly label: string;
  readonly href: string;
}

/** What the frame of every page needs to know of the site; `plugins/site-index` writes it at build. */
export interface SiteIndex {
  readonly navigation: readonly NavigationItem[];
  readonly tools: readonly OutsideLink[];
  readonly footer: readonly OutsideLink[];
  readonly copyright: string;
}

function isSiteIndex(data: unknown): data is SiteIndex {
  return typeof data === "object" && data !== null && "navigation" in data && "footer" in data;
}

/**
 * The site's index.
 *
 * @throws {Error} When `plugins/site-index` did not run: the frame cannot be drawn without it.
 */
export function useSiteIndex(): SiteIndex {
  const data: unknown = usePluginData("nv-site-index");
  if (!isSiteIndex(data)) throw new Error("The site has no index: add plugins/site-index to docusaurus.config.ts.");
  return data;
}
