import { Button, FileDrop, Notice, TextArea } from "@nv/ui";
import { boundText, FailureNotice, OnStage } from "@nv/web";
import { ImportedSheet, TABLE_FILES } from "@nv/web/table-reading";
import type { ReactNode } from "react";
import { ListReading } from "./ListReading";
import { ListResult } from "./ListResult";
import { useListRun } from "./use-list-run";
import { useListSource } from "./use-list-source";

interface Props {
  readonly year: number;
  readonly onOpen: (code: string) => void;
}

/** The sections of a list of codes, points or addresses, joined to it. */
export function ListPanel({ year, onOpen }: Props): ReactNode {
  const { text, fileName, brought, workbook, error, correct, open, write } = useListSource();
  const { list, asked } = brought;
  const { rows, progress, failure, run, stop, choose } = useListRun(year);

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
        {...boundText(text, write)}
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
          <ListReading list={list} isExchanged={brought.isExchanged} onCorrect={correct} />
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
