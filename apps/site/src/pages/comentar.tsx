import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { LinkedDraftTalk } from "../pieces/LinkedDraftTalk";

/** `/comentar`: a draft by its link, with its comments. */
export default function CommentPage(): ReactNode {
  return (
    <Layout title="Comentar" description="Una vista previa y lo que la mesa dice de ella">
      <main className="nv-screen nv-stack-5">
        <LinkedDraftTalk />
      </main>
    </Layout>
  );
}
