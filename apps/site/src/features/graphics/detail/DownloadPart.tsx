import type { GraphicDetail } from "@nv/contracts/schemas";
import type { ReactNode } from "react";
import { zipUrl } from "../../../pieces/api/graphics-calls";

/** Download of what readers have of a graphic, to put it on somebody else's server. */
export function DownloadPart({ graphic }: { readonly graphic: GraphicDetail }): ReactNode {
  if (graphic.revision === null) return <p>Se descarga lo publicado: de un borrador no hay ZIP.</p>;
  return (
    <>
      <p>
        Lo que ven los lectores, con sus imágenes y vídeos, para otro servidor: funciona en cualquier carpeta. Dentro va
        un README.txt con cómo se pone. Es una copia, que no cambia cuando se publique otra versión.
      </p>
      <ul className="nv-tools nv-cluster nv-plain nv-small">
        <li>
          <a href={zipUrl(graphic.id)} download>
            Descargar ZIP
          </a>
        </li>
      </ul>
    </>
  );
}
