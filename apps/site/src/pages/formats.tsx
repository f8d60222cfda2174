import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { FormatsGallery } from "../features/formats/FormatsGallery";

/** `/formats`: the formats of stories, «Formatos» in the navigation. */
export default function FormatsPage(): ReactNode {
  return (
    <Layout
      title="Formatos"
      description="Los formatos de historias, vivos: para qué sirve cada uno, qué pide y cuánto pesa"
    >
      <FormatsGallery />
    </Layout>
  );
}
