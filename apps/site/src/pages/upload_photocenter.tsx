import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { UploadPhotos } from "../features/photos/UploadPhotos";

/** `/upload_photocenter`: pictures for Arc's Photo Center. */
export default function UploadPhotosPage(): ReactNode {
  return (
    <Layout
      title="Photo Center"
      description="Varias imágenes a Photo Center con su firma, su pie y su texto alternativo, y sus identificadores de vuelta"
    >
      <UploadPhotos />
    </Layout>
  );
}
