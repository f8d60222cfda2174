/**
 * The one file in which a team writes its own addresses.
 *
 * Every value below is a working default: a well-known open tool, or the home page of a service. Put your team's address in
 * its place; an empty string (`""`) takes the item off the site and off the visitors' entrance. Restart or rebuild afterwards.
 */

import type { HouseStyle } from "@nv/contracts/schemas";

/** A link to somewhere else that the navigation or the footer shows. */
export interface TeamLink {
  /** What people read; Spanish. */
  readonly label: string;
  /** Absolute `https:` address, a path of this site that starts with `/`, or `""` to hide the item. */
  readonly href: string;
}

/** A page of this site that the navigation bar names. */
export interface NavigationPage {
  /** What people read; Spanish. */
  readonly label: string;
  /** Path of the page. It is left out while the site has no such page. */
  readonly to: string;
  /** Every page below this path marks the item as current. */
  readonly section: string;
}

/** Style of what readers get, as the product has it but for what a team writes here; administrators change it while it runs. */
export type TeamHouseStyle = Partial<HouseStyle>;

/** Policies that the style guide proposes and somebody of the house decides. */
export type PolicyName = "ai" | "breaking" | "calls" | "closing" | "corrections" | "rights" | "sensitive";

/** Addresses that belong to a team rather than to the product. Specification, section 1. */
export interface TeamConfig {
  /** Pages of this site in the navigation bar, in their order. */
  readonly navigation: readonly NavigationPage[];
  /** Name of the item of the navigation bar that opens the tools: those of this site, and those outside it. */
  readonly externalToolsLabel: string;
  /** Tools outside the site, which stand at the foot of the others. */
  readonly externalTools: readonly TeamLink[];
  /** Links of the footer. Those that start with `/` need a session, so the visitors' entrance leaves them out. */
  readonly footerLinks: readonly TeamLink[];
  /** Where the repository lets people edit a file, up to the file's path; `""` hides the link at the end of each page. */
  readonly repositoryEditUrl: string;
  /** Who signs the footer. */
  readonly copyrightHolder: string;
  /** Year of the copyright line. */
  readonly copyrightYear: number;
  /** Style of what readers get until an administrator chooses another in «Estilo»; empty for the product's own. */
  readonly houseStyle: TeamHouseStyle;
  /** Deciders of the policies of the style guide, each as its page names them: «Dirección de arte, 3 de diciembre de 2026»; `""` while nobody has. */
  readonly policies: Readonly<Record<PolicyName, string>>;
}

/** The team's own addresses: edit the values, keep the names. */
export const TEAM_CONFIG: TeamConfig = {
  navigation: [
    { label: "Documentación", to: "/docs/intro", section: "/docs" },
    { label: "Blog", to: "/blog", section: "/blog" },
    { label: "Gráficos", to: "/embed_data", section: "/embed_data" },
    { label: "Formatos", to: "/formats", section: "/formats" },
    { label: "Equipo", to: "/team", section: "/team" },
  ],
  externalToolsLabel: "Herramientas",
  externalTools: [
    // Put your team's image converter here. Default: Squoosh, open source, works in the browser.
    { label: "Convertidor de imágenes", href: "https://squoosh.app/" },
    // Put your team's video editor here. Default: Kdenlive, open source.
    { label: "Editor de vídeo", href: "https://kdenlive.org/" },
    // Put your team's video converter here. Default: HandBrake, open source.
    { label: "Convertidor de vídeo", href: "https://handbrake.fr/" },
  ],
  footerLinks: [
    { label: "Documentación", href: "/docs/intro" },
    // Put your team's video channel here. Default: the service's home page.
    { label: "Canal de vídeo", href: "https://www.youtube.com/" },
    // Put your team's page on a social network here. Default: the service's home page.
    { label: "Red social", href: "https://www.facebook.com/" },
    // Put your team's microblog here. Default: the service's home page.
    { label: "Microblog", href: "https://mastodon.social/" },
    { label: "Blog", href: "/blog" },
    // Put the address of your copy of the source here. Default: the service's home page.
    { label: "Código", href: "https://github.com/" },
  ],
  // With a repository, for instance: "https://github.com/tu-equipo/narrativas/edit/main/".
  repositoryEditUrl: "",
  copyrightHolder: "Equipo Narrativas Visuales",
  copyrightYear: 2025,
  // With the newspaper's own, for instance: { faces: { display: { kind: "stack", stack: "Georgia, serif" }, … }, cornerPx: 0 }.
  houseStyle: {},
  // Use of AI, last-minute news, winners of a night, the list before publishing, corrections, rights of pictures, sensitive subjects.
  policies: { ai: "", breaking: "", calls: "", closing: "", corrections: "", rights: "", sensitive: "" },
};
