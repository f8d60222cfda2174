import { LEGACY_LINK_LIMITS } from "@nv/contracts";
import { formatNumber } from "@nv/spanish";
import type { Table } from "@nv/tables";
import { Button } from "@nv/ui";
import type { ReactNode } from "react";
import { TableImport } from "../../records/import/TableImport";
import { withNames } from "./core/named-columns";
import { legacyLinksCalls } from "./legacy-links-calls";

const KEYS = { table: "nv.legacy-link-text:table", text: "nv.legacy-link-text:import" };
const LIMITS = { rows: LEGACY_LINK_LIMITS.importRows, bytes: LEGACY_LINK_LIMITS.importBytes };
const INTRO =
  "Pega las filas o abre un archivo. Solo hace falta la dirección antigua; estas son las columnas que se entienden:";
const NAMED =
  "La primera fila no llevaba nombres de columna. Les hemos puesto los que parecen; si no lo son, empieza otra vez con una fila de nombres.";

function understand(brought: Table) {
  const named = withNames(brought);
  return named === null ? { table: brought, notice: "" } : { table: named, notice: NAMED };
}

/** Adds a table of old links. @param onSeen - Goes to the list. */
export function ImportLinks({ onSeen }: { readonly onSeen: () => void }): ReactNode {
  return (
    <TableImport
      keys={KEYS}
      limits={LIMITS}
      intro={INTRO}
      sample="dirección antigua;dirección nueva;qué era;publicado;motivo;responsable;otra copia"
      understand={understand}
      send={(text, isTrial) => legacyLinksCalls.importTable({ text, isTrial })}
      outcomes={{
        registered: "Se añadiría",
        existing: "Ya está en la lista",
        repeated: "Repetida: otra fila de antes lleva la misma dirección",
        wrong: "Hay que corregirla",
      }}
      orderText={(rows) => `Añadir ${rows === 1 ? "1 enlace" : `${formatNumber(rows, { decimals: 0 })} enlaces`}`}
      keptWord="Añadidos"
      afterwards={
        <>
          <p>Se comprueban ahora, poco a poco.</p>
          <Button onClick={onSeen}>Ver la lista</Button>
        </>
      }
    />
  );
}
