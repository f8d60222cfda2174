import { FactList } from "./FactList.tsx";

const FACTS = [
  { name: "Fuente", value: "Datos de muestra" },
  { name: "Revisado", value: <time dateTime="2026-11-10">10 nov 2026</time> },
];

/** Two facts about a sample. */
export function FactListDemo() {
  return <FactList facts={FACTS} />;
}
