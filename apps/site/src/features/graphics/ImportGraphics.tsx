import Link from "@docusaurus/Link";
import { GRAPHIC_LIMITS } from "@nv/contracts";
import { formatNumber } from "@nv/spanish";
import type { ReactNode } from "react";
import { graphicsCalls } from "../../pieces/api/graphics-calls";
import { writeAddress } from "../../pieces/core/registry-address";
import { TableImport } from "../../records/import/TableImport";

const KEYS = { table: "nv.graphic-text:import-table", text: "nv.graphic-text:import" };
const LIMITS = { rows: GRAPHIC_LIMITS.importRows, bytes: GRAPHIC_LIMITS.importBytes };
const INTRO =
  "Pega las filas o abre un archivo. La primera fila lleva los nombres de las columnas; hace falta «url» o «id», y «título» en lo que no es de Datawrapper. Otras que se entienden:";

/** Registers a table of old links. */
export function ImportGraphics(): ReactNode {
  return (
    <TableImport
      keys={KEYS}
      limits={LIMITS}
      intro={INTRO}
      sample="url;título;fuente;texto alternativo;autoría;sección;etiquetas"
      send={(text, isTrial) => graphicsCalls.importTable({ text, isTrial })}
      outcomes={{
        registered: "Se registraría",
        existing: "Ya está en el registro",
        repeated: "Repetida: otra fila de antes lleva el mismo gráfico",
        wrong: "Hay que corregirla",
      }}
      orderText={(rows) => `Registrar ${rows === 1 ? "1 gráfico" : `${formatNumber(rows, { decimals: 0 })} gráficos`}`}
      keptWord="Registrados"
      afterwards={<Link to={writeAddress({})}>Ver el registro</Link>}
    />
  );
}
