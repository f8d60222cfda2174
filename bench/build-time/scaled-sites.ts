import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { prepareStockSite, STOCK_FOLDER } from "../stock/stock-site.ts";

const ROOT = join(import.meta.dirname, "../..");
const SITE = join(ROOT, "apps/site");

/** As deep in the repository as the site is, because its parts reach for what lies beside it. */
export const SCALED_FOLDER = join(ROOT, ".cache/scaled-site");

/** Pages in a folder of the generated documentation. */
const PAGES_A_FOLDER = 40;

const FRONT_MATTER = (title: string) => `---
title: ${title}
description: Página generada para medir la construcción.
estado: estable
responsable: Medidas
revisado: 2026-11-20
revisar_cada: 12 meses
---
`;

/** About six hundred words, a table and three blocks of code, as a page of ours has. */
function pageText(number: number): string {
  const paragraph =
    "El rótulo se lee sobre cualquier fondo porque lleva un halo del color de la hoja, y el halo se calcula con la escala del mapa. ";
  const section = (name: string) => `
## ${name}

${paragraph.repeat(6)}

| Caso | Qué hacer | Medida ${number} |
|---|---|---|
| Fondo claro | Halo de la hoja | 2 px |
| Fondo oscuro | Halo de la tinta | 3 px |

\`\`\`css title="rotulo-${number}.css"
.rotulo { paint-order: stroke; stroke: var(--nv-sheet); stroke-width: ${number % 7}px; }
\`\`\`
`;
  return ["Cuándo usarlo", "Pasos", "Fallos frecuentes"].map(section).join("\n");
}

async function writeContent(content: string, pages: number): Promise<void> {
  await rm(content, { recursive: true, force: true });
  await mkdir(join(content, "docs"), { recursive: true });
  await mkdir(join(content, "blog"), { recursive: true });
  await cp(join(SITE, "content/blog/tags.yml"), join(content, "blog/tags.yml"));
  await writeFile(
    join(content, "blog/2026-11-20-Hola.mdx"),
    "---\ntitle: Hola\nslug: Hola\ntags: [noticias]\n---\n\nHola.\n\n{/* truncate */}\n\nAdiós.\n",
  );
  await writeFile(join(content, "docs/intro.mdx"), `${FRONT_MATTER("Documentación")}\n${pageText(0)}`);
  for (let number = 1; number < pages; number += 1) {
    const folder = join(content, "docs", `Carpeta ${String(Math.ceil(number / PAGES_A_FOLDER)).padStart(3, "0")}`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `pagina-${number}.mdx`), `${FRONT_MATTER(`Página ${number}`)}\n${pageText(number)}`);
  }
}

/**
 * Puts both sites together with the same generated documentation: ours in {@link SCALED_FOLDER}, stock in {@link STOCK_FOLDER}.
 *
 * @param pages - Pages of documentation.
 */
export async function prepareScaledSites(pages: number): Promise<void> {
  await rm(SCALED_FOLDER, { recursive: true, force: true });
  await mkdir(SCALED_FOLDER, { recursive: true });
  const parts = ["src", "static", "i18n", "docusaurus.config.ts", "sidebars.ts", "package.json", "tsconfig.json"];
  await Promise.all(parts.map((part) => cp(join(SITE, part), join(SCALED_FOLDER, part), { recursive: true })));
  await writeContent(join(SCALED_FOLDER, "content"), pages);
  await prepareStockSite();
  await writeContent(join(STOCK_FOLDER, "content"), pages);
}
