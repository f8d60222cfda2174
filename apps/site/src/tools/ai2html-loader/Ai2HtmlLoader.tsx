import { Button, Field, FileDrop, Findings } from "@nv/ui";
import { saveFile } from "@nv/web";
import { strToU8, unzipSync, zipSync } from "fflate";
import { type ReactNode, useState } from "react";
import { stripCode } from "../code-parameters/strip-code";
import { checkAi2Html, cleanAi2Html, safeName, textsOf } from "./core/ai2html-output";
import { SAMPLE_HTML } from "./core/ai2html-sample";
import { lighterImage } from "./lighter-image";
import "../tool.css";

/** A file with its bytes, whether it came alone or in an archive. */
interface Brought {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** The folder that was brought. */
interface Folder {
  /** Name of the HTML file without its ending. */
  readonly name: string;
  readonly html: string;
  readonly files: readonly Brought[];
}

/** A folder that does not exist, with an image missing, to see what the check says. */
const SAMPLE: Folder = {
  name: "muestra",
  html: SAMPLE_HTML,
  files: [{ name: "muestra-movil.png", content: new Uint8Array(2048) }],
};

function isHidden(path: string): boolean {
  return path.startsWith("__MACOSX") || path.endsWith("/") || /(?:^|\/)\./.test(path);
}

async function unpacked(file: File): Promise<readonly Brought[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!/\.zip$/i.test(file.name)) return [{ name: file.name, content: bytes }];
  return Object.entries(unzipSync(bytes))
    .filter(([path]) => !isHidden(path))
    .map(([path, content]) => ({ name: path.split("/").at(-1) ?? path, content: new Uint8Array(content) }));
}

/** The folder, or the sentence that says why it is none. */
async function folderOf(list: readonly File[]): Promise<Folder | string> {
  const brought = await Promise.all(list.map(unpacked)).then(
    (all) => all.flat(),
    () => null,
  );
  if (brought === null) return "No se ha podido abrir el ZIP: puede estar a medias. Vuelve a comprimir la carpeta.";
  const pages = brought.filter(({ name }) => /\.html?$/i.test(name));
  const [page] = pages;
  if (page === undefined)
    return "No hay ningún .html. Trae todo lo que hay en ai2html-output, o esa carpeta en un ZIP.";
  if (pages.length > 1) return `Hay ${pages.length} archivos .html: trae solo los de un gráfico.`;
  return {
    name: safeName(page.name).replace(/\.html?$/i, ""),
    html: new TextDecoder().decode(page.content),
    files: brought.filter((file) => file !== page),
  };
}

/** As the browser reads it: nothing of it runs and nothing of it is fetched. */
const pageOf = (html: string) => new DOMParser().parseFromString(html, "text/html");

async function packed({ html, files }: Folder, alt: string): Promise<Uint8Array<ArrayBuffer>> {
  const lighter = await Promise.all(files.map(lighterImage));
  const names = new Map(files.map(({ name }, index) => [name, safeName(lighter[index]?.name ?? name)]));
  const page = stripCode(cleanAi2Html({ page: pageOf(html), alt }, (name) => names.get(name) ?? safeName(name)));
  const used = lighter.filter(({ name }) => page.includes(safeName(name)));
  const entries = used.map(({ name, content }) => [safeName(name), content] as const);
  return new Uint8Array(zipSync({ "index.html": strToU8(page), ...Object.fromEntries(entries) }));
}

/** Checks what ai2html wrote, mends what can be mended and packs it to be published. All in the browser. */
export function Ai2HtmlLoader(): ReactNode {
  const [folder, setFolder] = useState<Folder | string | null>(null);
  const [alt, setAlt] = useState("");
  const [isPacking, setIsPacking] = useState(false);
  const isRead = folder !== null && typeof folder !== "string";
  const findings = isRead
    ? checkAi2Html({
        page: pageOf(folder.html),
        pageSize: folder.html.length,
        alt,
        files: folder.files.map(({ name, content }) => ({ name, size: content.length })),
      })
    : [];
  const hasFaults = findings.some(({ level }) => level === "fault");

  async function pack(ready: Folder) {
    setIsPacking(true);
    const content = await packed(ready, alt.trim()).finally(() => setIsPacking(false));
    saveFile({ name: `${ready.name}.zip`, content, type: "application/zip" });
  }

  return (
    <div className="nv-tool">
      <FileDrop
        label="Lo que hay en ai2html-output: el .html y sus imágenes, o un ZIP"
        accept=".html,.htm,.png,.jpg,.jpeg,.svg,.gif,.webp,.mp4,.zip"
        isMultiple
        onFiles={async (files) => setFolder(await folderOf(files))}
      />
      {folder === null && (
        <div className="nv-tool__actions">
          <Button onClick={() => setFolder(SAMPLE)}>Ver con una carpeta de muestra</Button>
        </div>
      )}
      {typeof folder === "string" && (
        <p className="nv-tool__fault" role="alert">
          {folder}
        </p>
      )}
      {isRead && (
        <>
          <Field
            label="Texto alternativo"
            hint="Qué se ve y qué dice, en una o dos frases"
            autoComplete="off"
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
          <Findings findings={findings} />
          <div className="nv-tool__actions">
            <Button rank="main" disabled={hasFaults || isPacking} onClick={() => pack(folder)}>
              {isPacking ? "Preparando…" : "Descargar listo para publicar"}
            </Button>
            <Button
              onClick={() => saveFile({ name: `${folder.name}-textos.txt`, content: textsOf(pageOf(folder.html)) })}
            >
              Textos para corrección
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
