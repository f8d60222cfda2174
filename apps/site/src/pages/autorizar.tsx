import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { AuthorizeAssistant } from "../features/programs/AuthorizeAssistant";

/** `/autorizar`: somebody lets an assistant ask in their name, or does not. */
export default function AuthorizePage(): ReactNode {
  return (
    <Layout
      title="Dejar entrar a un asistente"
      description="Quién pide permiso para preguntar en tu nombre, y para qué"
    >
      <AuthorizeAssistant />
    </Layout>
  );
}
