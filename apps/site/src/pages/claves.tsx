import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { ProgramKeys } from "../features/programs/ProgramKeys";

/** `/claves`: the keys with which one's own programs come in. */
export default function KeysPage(): ReactNode {
  return (
    <Layout
      title="Tus claves"
      description="Las claves con las que entran tus programas: créalas, mira su uso y retíralas"
    >
      <ProgramKeys />
    </Layout>
  );
}
