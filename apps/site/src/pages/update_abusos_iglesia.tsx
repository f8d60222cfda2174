import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { CasesTool } from "../features/cases/CasesTool";

/** `/update_abusos_iglesia`: the cases of the investigation, for its group alone. */
export default function CasesPage(): ReactNode {
  return (
    <Layout
      title="Casos de abusos en la Iglesia"
      description="Lo que se sabe de cada caso, verificado por dos personas"
    >
      <CasesTool />
    </Layout>
  );
}
