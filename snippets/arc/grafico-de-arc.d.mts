/** What `/arc/content/{id}.json` says, as far as a story shows it. */
interface Contenido {
  readonly title: string;
  readonly html: string;
}

/** What Composer keeps of how a story shows it. */
interface Configuracion {
  readonly width?: string;
  readonly showTitle?: boolean;
  readonly caption?: string;
}

/** What is to be shown of a graphic; `null` when readers do not have it. @throws {Error} When the address fails. */
export function pedirGrafico(id: string, base?: string): Promise<Contenido | null>;

/** Markup of the story; empty without a graphic. */
export function graficoHtml(contenido: Contenido | null, config?: Configuracion): string;
