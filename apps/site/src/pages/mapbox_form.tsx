import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { LocatorTool } from "../features/locators/LocatorTool";

/** `/mapbox_form`: maps that say where something is. */
export default function LocatorPage(): ReactNode {
  return (
    <Layout title="Localizador" description="Un mapa de situación en dos minutos: lugar, marcas, página y descargas">
      <main>
        <LocatorTool />
      </main>
    </Layout>
  );
}
