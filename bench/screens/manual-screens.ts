import { exampleOf, type FilledSite } from "./filled-site.ts";

/** A screen that a manual shows. */
export interface ManualScreen {
  /** Name of its pictures, and of what pages ask for. */
  readonly name: string;
  /** Address of the screen, once there is something to see. */
  readonly path: (site: FilledSite) => string;
}

/** Screens that the manuals show, in the order of the manuals. */
export const MANUAL_SCREENS: readonly ManualScreen[] = [
  { name: "graficos", path: () => "/embed_data" },
  { name: "grafico", path: (site) => `/embed_data?grafico=${exampleOf(site, "figure").id}` },
  { name: "editor", path: (site) => `/embed_data?grafico=${exampleOf(site, "figure").id}&editar=` },
  { name: "historias", path: () => "/storys" },
  { name: "historia", path: (site) => `/storys?historia=${exampleOf(site, "story", "Imágenes que se relevan").id}` },
  { name: "archivos", path: () => "/archivos" },
  { name: "equipo", path: () => "/team#semana" },
  { name: "personas", path: () => "/admin/people" },
  { name: "auditoria", path: () => "/admin/audit" },
  { name: "claves", path: () => "/claves" },
  { name: "programas", path: () => "/admin/programs" },
];
