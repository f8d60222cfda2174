import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { FilesLibrary } from "../features/files/FilesLibrary";
import { PhotoCenterLater } from "../features/photos/PhotoCenterLater";

/** `/archivos`: the library of files. */
export default function FilesPage(): ReactNode {
  return (
    <Layout
      title="Archivos"
      description="Imágenes, vídeos, tablas y carpetas del equipo: tráelos, búscalos y mira dónde se usan"
    >
      <FilesLibrary PhotoCenter={PhotoCenterLater} />
    </Layout>
  );
}
