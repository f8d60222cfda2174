import { SECTION_LIMITS } from "@nv/contracts";
import { formatBytes, formatCount, formatNumber } from "@nv/spanish";
import { Button, type DataColumn, DataTable, FileDrop, Notice, SelectField, TextArea } from "@nv/ui";
import { FailureNotice, OnStage, useKeptText } from "@nv/web";
import { ImportedSheet, isTextFile, TABLE_FILES, useTableImport } from "@nv/web/table-reading";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { type List, type ListKind, MOST_ADDRESSES } from "./core/read-list";
import { FoundSectionsView } from "./FoundSectionsView";
import type { ListCorrections } from "./list-messages";
import { useList } from "./use-list";
import { type ListedRow, useListRun } from "./use-list-run";

interface Props {
  readonly year: number;
  readonly onOpen: (code: string) => void;
}

const MOST_BYTES = 5_000_000;
/** Limits of a workbook; that a list is too long is told of what was understood of it. */
const LIMITS = { mostBytes: MOST_BYTES, mostRows: 1_100_000 } as const;

const KINDS: readonly { readonly value: ListKind; readonly label: string }[] = [
  { value: "codes", label: "Códigos de sección" },
  { value: "points", label: "Latitud y longitud, en dos columnas" },
  { value: "places", label: "Coordenadas, en una columna" },
  { value: "addresses", label: "Direcciones" },
];
const FIRST_NAME: Readonly<Record<ListKind, string>> = {
  codes: "Columna del código",
  points: "Columna de la latitud",
  places: "Columna de las coordenadas",
  addresses: "Columna de la dirección",
};

/** Says how long a list may be at most, as a sentence; empty when it is not too long. */
function tooLong({ kind, rows }: List): string {
  const most = kind === "addresses" ? MOST_ADDRESSES : kind === "codes" ? SECTION_LIMITS.codes : SECTION_LIMITS.points;
  if (rows.length <= most) return "";
  return `Son ${formatNumber(rows.length, { decimals: 0 })} filas y se admiten ${formatNumber(most, { decimals: 0 })}: divídela.`;
}

/** The sections of a list of codes, points or addresses, joined to it. */
export function ListPanel({ year, onOpen }: Props): ReactNode {
  const [text, setText] = useKeptText("nv.sections:list");
  /** Of the file that stands in place of the text; empty for none. */
  const [fileName, setFileName] = useState("");
  const [tooHeavy, setTooHeavy] = useState("");
  const [corrections, setCorrections] = useState<ListCorrections>({});
  const brought = useList();
  const { list, asked, importText, importFile } = brought;
  const { rows, progress, failure, run, stop, choose } = useListRun(year);
  const workbook = useTableImport(LIMITS, (read) => {
    setCorrections({});
    importText(read);
  });
  const error = tooHeavy || workbook.problem || brought.fault || (list === null ? "" : tooLong(list));
  useEffect(() => {
    if (fileName === "") importText(text);
  }, [text, fileName, importText]);

  function correct(part: ListCorrections) {
    const all = { ...corrections, ...part };
    setCorrections(all);
    brought.correct(all);
  }
  async function open(file: File) {
    const isTooHeavy = file.size > MOST_BYTES;
    setTooHeavy(isTooHeavy ? `Como mucho ${formatBytes(MOST_BYTES)}: divídelo en partes.` : "");
    if (isTooHeavy) return;
    setCorrections({});
    setFileName(file.name);
    if (!isTextFile(file)) return workbook.open(file);
    workbook.forget();
    importFile(new Uint8Array(await file.arrayBuffer()));
  }

  return (
    <div className="nv-stack">
      <TextArea
        label="Lista"
        hint={
          fileName === ""
            ? "Pégala de una hoja de cálculo o de un CSV, con códigos, coordenadas o direcciones."
            : `Ahora se usa el archivo «${fileName}». Si escribes aquí, se usa esto.`
        }
        error={error}
        rows={6}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setFileName("");
          setTooHeavy("");
          workbook.forget();
          setCorrections({});
        }}
      />
      <FileDrop
        label="O un CSV o un Excel"
        accept={TABLE_FILES}
        onFiles={([file]) => {
          if (file !== undefined) void open(file);
        }}
      />
      <ImportedSheet brought={workbook} />
      {brought.notice !== "" && <Notice tone="plain">{brought.notice}</Notice>}
      {brought.failure !== "" && (
        <Notice tone="wrong">No se ha podido leer. Recarga la página; lo escrito se queda. ({brought.failure})</Notice>
      )}
      {list !== null && (
        <>
          <p>
            Hay {formatCount(list.rows.length, "fila", "filas", "feminine")}. Esto es lo que se ha entendido; corrígelo
            si no es así.
          </p>
          <div className="nv-sections__fields nv-stack">
            <SelectField
              label="Qué hay en cada fila"
              value={list.kind}
              options={KINDS}
              onChange={(kind) => correct({ kind, second: kind === "points" ? Math.max(0, list.second) : -1 })}
            />
            <ColumnField
              list={list}
              label={FIRST_NAME[list.kind]}
              at={list.first}
              onAt={(first) => correct({ first })}
            />
            {list.kind === "points" && (
              <ColumnField
                list={list}
                label="Columna de la longitud"
                at={list.second}
                onAt={(second) => correct({ second })}
              />
            )}
          </div>
          {brought.isExchanged && (
            <Notice tone="plain">
              <p>Las coordenadas parecen invertidas: así ninguna cae en España. ¿Intercambiar?</p>
              <Button onClick={() => correct({ first: list.second, second: list.first })}>Intercambiar</Button>
            </Notice>
          )}
          {list.kind === "addresses" && (
            <p className="nv-field__hint">
              Se preguntan de una en una a CartoCiudad, hasta {MOST_ADDRESSES}. Con el municipio en la dirección se
              aciertan más.
            </p>
          )}
          <div className="nv-row">
            <Button rank="main" disabled={error !== "" || progress !== null} onClick={() => run(list, asked)}>
              Buscar las secciones
            </Button>
            {progress !== null && <Button onClick={stop}>Cancelar</Button>}
          </div>
        </>
      )}
      {progress !== null && (
        <div className="nv-job nv-stack-2 nv-start">
          <p role="status">
            Buscando: {progress.done} de {progress.total} filas
          </p>
          <progress value={progress.done} max={progress.total} aria-label="Filas buscadas" />
        </div>
      )}
      {failure !== null && <FailureNotice error={failure} comfort="La lista sigue aquí." />}
      {list !== null && rows !== null && (
        <OnStage>
          <ListResult year={year} names={list.names} rows={rows} onOpen={onOpen} onChoose={choose} />
        </OnStage>
      )}
    </div>
  );
}

interface ColumnProps {
  readonly list: List;
  readonly label: string;
  readonly at: number;
  readonly onAt: (at: number) => void;
}

function ColumnField({ list, label, at, onAt }: ColumnProps): ReactNode {
  return (
    <SelectField
      label={label}
      value={String(at)}
      options={list.names.map((name, place) => ({ value: String(place), label: name }))}
      onChange={(value) => onAt(Number(value))}
    />
  );
}

interface ResultProps {
  readonly year: number;
  readonly names: readonly string[];
  readonly rows: readonly ListedRow[];
  readonly onOpen: (code: string) => void;
  readonly onChoose: ReturnType<typeof useListRun>["choose"];
}

/** Rows with something to say that are shown. */
const NOTED = 100;

function ListResult({ year, names, rows, onOpen, onChoose }: ResultProps): ReactNode {
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
