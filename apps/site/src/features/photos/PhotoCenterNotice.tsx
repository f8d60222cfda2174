import type { PhotosStatus } from "@nv/contracts/schemas";
import { Notice } from "@nv/ui";
import type { ReactNode } from "react";

/** Notice of where pictures go from here, or why they do not and what can be done by hand. */
export function PhotoCenterNotice({ status }: { readonly status: PhotosStatus }): ReactNode {
  if (status.notice !== "")
    return (
      <Notice tone="plain">
        <p>
          {status.notice} Prepara aquí las imágenes y descárgalas en un ZIP, con su IPTC y una tabla con los textos: se
          suben tal cual desde Photo Center.
        </p>
      </Notice>
    );
  if (status.place === "sandbox")
    return (
      <Notice tone="plain">
        <p>Van al Photo Center de pruebas: no las ve quien monta las noticias.</p>
      </Notice>
    );
  return null;
}
