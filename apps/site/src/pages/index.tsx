import Layout from "@theme/Layout";
import type { ReactNode } from "react";

/** The home of a person with a session. */
export default function HomePage(): ReactNode {
  return (
    <Layout title="Inicio">
      <main>
        <h1>Equipo Narrativas Visuales</h1>
      </main>
    </Layout>
  );
}
