import { Button, FileDrop } from "@nv/ui";
import { saveFile } from "@nv/web";
import { type ReactNode, useState } from "react";
import { type BolsasDraft, readBolsasDraft } from "./core/bolsas-draft";

interface Props {
  readonly draft: BolsasDraft;
  readonly onOpen: (draft: BolsasDraft) => void;
}

/** Largest file that is opened, bytes: a century of sessions of each value. */
const MOST_BYTES = 15_000_000;

/** The values and how they are drawn as a file, for another afternoon or another person. */
export function KeepForm({ draft, onOpen }: Props): ReactNode {
  const [problem, setProblem] = useState("");
  async function open([file]: readonly File[]) {
    if (file === undefined) return;
    const read = file.size > MOST_BYTES ? null : readBolsasDraft(await file.text());
    setProblem(read === null ? `«${file.name}» no es un archivo descargado de aquí: es otra cosa, o está roto.` : "");
    if (read !== null) onOpen(read);
  }
  return (
    <section className="nv-bolsas__part nv-stack" aria-labelledby="bolsas-otra-tarde">
      <h2 id="bolsas-otra-tarde">Para otra tarde</h2>
      <p className="nv-flush nv-caption nv-said">
        Lo escrito se queda en esta pestaña. Para seguir mañana con los mismos valores y el mismo estilo, descárgalo en
        un archivo.
      </p>
      <div className="nv-tool__actions">
        <Button
          onClick={() =>
            saveFile({ name: "bolsas.json", content: JSON.stringify(draft, null, 1), type: "application/json" })
          }
        >
          Descargar el archivo
        </Button>
      </div>
      <FileDrop label="Abrir uno descargado" accept=".json" onFiles={(files) => void open(files)} />
      {problem !== "" && <p className="nv-tool__fault">{problem}</p>}
    </section>
  );
}
