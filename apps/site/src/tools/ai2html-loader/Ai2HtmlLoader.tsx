import { Button, FileDrop, Findings } from "@nv/ui";
import { OnStage, saveFile } from "@nv/web";
import { type ReactNode, useRef, useState } from "react";
import { PublishFolder } from "./PublishFolder";
import { type ImportedFile, type ReadFolder, readImported, readSample } from "./read-imported";
import "../tool.css";

const UNREADABLE = "El navegador no ha podido leer los archivos. Cópialos a otra carpeta y tráelos otra vez.";

async function bytesOf(path: string, file: File): Promise<ImportedFile> {
  return { path, content: new Uint8Array(await file.arrayBuffer()) };
}

/** Checks what ai2html wrote, and brings it where it is published. What is looked at stays in the browser until then. */
export function Ai2HtmlLoader(): ReactNode {
  const [read, setRead] = useState<ReadFolder | string | "reading" | null>(null);
  /** Number of the last import: an earlier folder that takes longer is not shown in its place. */
  const turn = useRef(0);

  async function show(reading: Promise<ReadFolder | string>) {
    turn.current += 1;
    const mine = turn.current;
    setRead("reading");
    const found = await reading.catch(() => UNREADABLE);
    if (turn.current === mine) setRead(found);
  }
  const bring = (files: readonly Promise<ImportedFile>[]) => show(Promise.all(files).then(readImported));

  return (
    <div className="nv-tool nv-stack">
      <FileDrop
        label="Lo que hay en ai2html-output: el .html y sus imágenes, la carpeta entera o un ZIP"
        accept=".html,.htm,.png,.jpg,.jpeg,.svg,.gif,.webp,.zip"
        isMultiple
        hint="Se quedan en este equipo hasta que los guardes."
        onFiles={(files) => void bring(files.map((file) => bytesOf(file.name, file)))}
        onFolder={({ files }) => void bring(files.map(({ path, file }) => bytesOf(path, file)))}
        onUnreadable={() => setRead(UNREADABLE)}
      />
      {read === null && (
        <div className="nv-tool__actions">
          <Button onClick={() => void show(readSample())}>Ver con una carpeta de muestra</Button>
        </div>
      )}
      {read === "reading" && <p role="status">Leyendo la carpeta…</p>}
      {typeof read === "string" && read !== "reading" && (
        <p className="nv-tool__fault" role="alert">
          {read}
        </p>
      )}
      {read !== null && typeof read !== "string" && (
        <OnStage>
          <Checked folder={read} />
        </OnStage>
      )}
    </div>
  );
}

function Checked({ folder }: { readonly folder: ReadFolder }): ReactNode {
  const hasFaults = folder.findings.some(({ level }) => level === "fault");
  return (
    <>
      <Findings findings={folder.findings} />
      <div className="nv-tool__actions">
        <PublishFolder folder={folder} hasFaults={hasFaults} />
        {folder.copy !== "" && (
          <Button onClick={() => saveFile({ name: `${folder.name}-textos.txt`, content: folder.copy })}>
            Textos para corrección
          </Button>
        )}
      </div>
    </>
  );
}
