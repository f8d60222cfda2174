import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { StoriesTool } from "../features/stories/StoriesTool";

/** `/storys`: stories that are told while one scrolls. */
export default function StoriesPage(): ReactNode {
  return (
    <Layout title="Historias" description="Monta una historia por bloques, mírala como la verá el lector y publícala">
      <StoriesTool />
    </Layout>
  );
}
