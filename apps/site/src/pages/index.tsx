import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { Home } from "../reading/home/Home";

/** `/` with a session; without one the server shows the entrance instead. */
export default function HomePage(): ReactNode {
  return (
    <Layout title="Inicio" description="Documentación y formatos del Equipo Narrativas Visuales">
      <Home />
    </Layout>
  );
}
