import type { MapStyle } from "@nv/contracts/schemas";
import { Button, CopyButton, swatchFile } from "@nv/ui";
import { saveFile } from "@nv/web";
import { type ReactNode, useState } from "react";
import { mapExports, namedColors, type StyleExport } from "./core/map-exports";
import { GROUND_URL } from "./fetch-basemap";

interface Props {
  /** `null` when it has faults. */
  readonly style: MapStyle | null;
  readonly title: string;
  readonly publicUrl: string | null;
}

/** Ways to take a style away. */
export function StyleExports({ style, title, publicUrl }: Props): ReactNode {
  const name = title.trim() || "Estilo de la casa";
  // What is published brings its own ground; before that, this site's serves whoever has a session.
  const groundUrl = publicUrl === null ? GROUND_URL : publicUrl.replace(/\.json$/, "/ground.json");
  return (
    <>
      {style === null ? (
        <p>Se podrá exportar cuando los campos marcados estén bien.</p>
      ) : (
        <>
          {publicUrl === null && style.provider.kind === "own" && (
            <p className="nv-map-styles__note">
              El fondo de estos archivos solo lo ve quien tiene sesión. Guárdalo y publícalo, y lo leerá cualquiera.
            </p>
          )}
          <ul className="nv-map-styles__ways">
            {mapExports({ style, title: name, publicUrl, groundUrl }).map((exported) => (
              <ExportItem key={exported.id} exported={exported} />
            ))}
            <li>
              <div>
                <strong>Muestras de Adobe</strong>
                <small>Para Illustrator, InDesign y Photoshop, en RGB.</small>
              </div>
              <Button
                onClick={() =>
                  saveFile({
                    name: "mapa.ase",
                    content: swatchFile(namedColors(style)),
                    type: "application/octet-stream",
                  })
                }
              >
                Descargar mapa.ase
              </Button>
            </li>
          </ul>
        </>
      )}
    </>
  );
}

function ExportItem({ exported }: { readonly exported: StyleExport }): ReactNode {
  const { name, use, fileName, text } = exported;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <small>{use}</small>
      </div>
      <CopyButton text={text} what={name}>
        Copiar
      </CopyButton>
      <Button onClick={() => saveFile({ name: fileName, content: text })}>Descargar {fileName}</Button>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          Ver<span className="nv-visually-hidden"> {name}</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        {isOpen && <pre tabIndex={0}>{text}</pre>}
      </details>
    </li>
  );
}
