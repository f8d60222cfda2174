import Link from "@docusaurus/Link";
import { GRAPHICS_API_PATH } from "@nv/contracts";
import { Button, SearchField } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import { addressOf } from "@nv/web/address";
import { type ReactNode, useState } from "react";
import { graphicsCalls } from "../../pieces/api/graphics-calls";

/** Graphics that are offered at once: who wants another writes more of its name. */
const SHOWN = 6;

/** Chooses a graphic of the registry, for the picture that readers without frames get of it. */
export function GraphicChoice({ onChoose }: { readonly onChoose: (graphicId: string) => void }): ReactNode {
  const [q, setQ] = useState("");
  const { body, failure, reload } = useRemote(`photo-graphics:${q}`, (signal) =>
    graphicsCalls.find(addressOf(GRAPHICS_API_PATH, { q, status: "published", limit: SHOWN }), signal),
  );
  return (
    <div className="nv-stack">
      <SearchField label="Buscar un gráfico publicado" value={q} onDebounced={setQ} />
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {body !== null && body.items.length === 0 && (
        <p role="status">
          {q === "" ? (
            <>
              No hay ninguno publicado. Publica el primero en <Link to="/embed_data">Gráficos</Link>.
            </>
          ) : (
            `Ninguno lleva «${q}».`
          )}
        </p>
      )}
      <ul className="nv-photos__choices">
        {body?.items.map(({ id, title }) => (
          <li key={id}>
            <Button onClick={() => onChoose(id)}>
              <span className="nv-visually-hidden">Añadir </span>
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
