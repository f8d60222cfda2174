import { usePluginData } from "@docusaurus/useGlobalData";
import type { NavigationPage } from "../../../../../team.config";
import type { NamedLink } from "./core/team-links";

/** Facts about the site that the frame of every page needs; `plugins/site-index` writes them at build. */
export interface SiteIndex {
  readonly navigation: readonly NavigationPage[];
  /** Name of the item that opens the tools. */
  readonly toolsLabel: string;
  readonly tools: readonly NamedLink[];
  readonly footer: readonly NamedLink[];
  readonly copyright: string;
  /** Address at which the repository lets people edit a file, before its path; empty when there is none. */
  readonly repositoryEditUrl: string;
  /** Day of the build, `2026-11-20`. */
  readonly builtOn: string;
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
