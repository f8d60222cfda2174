import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { GraphicsRegistry } from "../features/graphics/GraphicsRegistry";
import { PhotoCenterLater } from "../features/photos/PhotoCenterLater";

/** `/embed_data`: the registry of graphics, «Gráficos» in the navigation. */
export default function GraphicsPage(): ReactNode {
  return (
    <Layout title="Gráficos" description="Todo lo que publica el equipo: búscalo, incrústalo y mira dónde está puesto">
      <GraphicsRegistry PhotoCenter={PhotoCenterLater} />
    </Layout>
  );
}
