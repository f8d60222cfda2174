import { formatCount } from "@nv/spanish";
import { type DataColumn, DataTable, Notice } from "@nv/ui";
import { type ReactNode, useMemo } from "react";
import { FoundSectionsView } from "./FoundSectionsView";
import type { ListedRow, ListRun } from "./use-list-run";

interface Props {
  readonly year: number;
  readonly names: readonly string[];
  readonly rows: readonly ListedRow[];
  readonly onOpen: (code: string) => void;
  readonly onChoose: ListRun["choose"];
}

/** Rows with something to say that are shown. */
const NOTED = 100;

/** Sections of a list that was looked up, and the rows that somebody has to look at. */
export function ListResult({ year, names, rows, onOpen, onChoose }: Props): ReactNode {
  const found = useMemo(() => {
    const each = new Map(rows.flatMap(({ section }) => (section === null ? [] : [[section.code, section] as const])));
    return [...each.values()].map((section) => ({ section, share: null }));
  }, [rows]);
  const noted = rows.filter(({ note, candidates }) => note !== "" || candidates.length > 0);
  const missing = rows.filter(({ section }) => section === null).length;
  const columns: readonly DataColumn<ListedRow>[] = [
    { id: "number", name: "Fila", kind: "head", cell: ({ number }) => number },
    { id: "text", name: "Lo que dice", cell: ({ cells }) => cells.join(" · ").slice(0, 120) },
    { id: "note", name: "Qué pasa", cell: ({ note }) => note || "Elegida a mano" },
    {
      id: "choose",
      name: "Candidatas",
      cell: ({ number, candidates }) =>
        candidates.length === 0 ? (
          ""
        ) : (
          <ul className="nv-sections__candidates">
            {candidates.map((place) => (
              <li key={`${place.name} ${place.within}`}>
                <button type="button" className="nv-sections__open" onClick={() => onChoose(number, place)}>
                  {place.name}
                  {place.within !== "" && `, ${place.within}`}
                </button>
              </li>
            ))}
          </ul>
        ),
    },
  ];
  return (
    <>
      {noted.length > 0 && (
        <>
          <Notice tone="plain">
            {missing === 0
              ? `Mira ${formatCount(noted.length, "fila", "filas", "feminine")}.`
              : `Sin sección: ${formatCount(missing, "fila", "filas", "feminine")}. En el archivo van con sus casillas vacías.`}
          </Notice>
          <DataTable
            caption="Filas que mirar"
            columns={columns}
            rows={noted.slice(0, NOTED)}
            keyOf={({ number }) => String(number)}
          />
        </>
      )}
      <FoundSectionsView
        year={year}
        title="Secciones de la lista"
        fileName={`lista_con_secciones_${year}`}
        found={found}
        joined={{ names, rows }}
        onOpen={onOpen}
      />
    </>
  );
}
