import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { TeamTool } from "../features/team/TeamTool";

/** `/team`: who the team is, who is on duty and the rota. */
export default function TeamPage(): ReactNode {
  return (
    <Layout
      title="Equipo"
      description="Quiénes somos, quién está de guardia, quién sabe de qué y los turnos de la semana"
    >
      <TeamTool />
    </Layout>
  );
}
