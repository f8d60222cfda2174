import { SERIES_ORIGINS } from "@nv/contracts";
import { Field, SelectField, Toggle } from "@nv/ui";
import { bindFields } from "@nv/web";
import type { ReactNode } from "react";
import { figureColumns } from "./core/figure-columns";
import { optionsOf } from "./core/options-of";
import type { OriginDraft, SeriesDraft } from "./core/series-draft";
import { MappingFields } from "./MappingFields";
import { TableNameFields } from "./TableNameFields";

/** Label and hint of the one field of each origin. */
const PLACES = {
  address: { label: "Dirección de la tabla", hint: "CSV, JSON o Excel, por https" },
  ine: { label: "Código de la serie del INE", hint: "Como IPC290751: está en INEbase, en los datos de la serie" },
  ecb: { label: "Clave de la serie del BCE", hint: "Como EXR/D.USD.EUR.SP00.A" },
  datawrapper: { label: "Gráfico de Datawrapper", hint: "Sus cinco letras, como aB3dE" },
} as const;

interface Props {
  readonly draft: SeriesDraft;
  readonly errorOf: (field: string) => string;
  readonly onChange: (origin: OriginDraft) => void;
}

/** Fields of the origin of the observations of a series. */
export function OriginFields({ draft, errorOf, onChange }: Props): ReactNode {
  const { origin } = draft;
  const { kind } = origin;
  const change = (part: Partial<OriginDraft>) => onChange({ ...origin, ...part });
  const f = bindFields({ draft: origin, change, problems: { get: errorOf }, under: "origin." });
  return (
    <>
      <SelectField
        label="Origen"
        value={kind}
        options={optionsOf(SERIES_ORIGINS)}
        onChange={(chosen) => change({ kind: chosen, place: "" })}
      />
      {kind !== "manual" && (
        <div className="nv-data-tool__fields">
          <Field {...PLACES[kind]} {...f.text("place")} spellCheck={false} />
          {(kind === "ine" || kind === "ecb") && (
            <>
              <SelectField
                label="Columna que llena"
                {...f.value("column")}
                value={figureColumns(draft).some(({ value }) => value === origin.column) ? origin.column : ""}
                options={[{ value: "", label: "Elige una" }, ...figureColumns(draft)]}
              />
              <Field
                label="Cuántas se piden"
                hint="Las últimas: lo que se corrige está entre ellas"
                inputMode="numeric"
                {...f.text("last")}
              />
            </>
          )}
        </div>
      )}
      {kind === "ine" && origin.base !== "" && (
        <p className="nv-quiet nv-breaks">
          Base conocida: {origin.base}. Si el INE la cambia, lo que llegue espera a que alguien lo mire.
        </p>
      )}
      {(kind === "address" || kind === "datawrapper") && (
        <>
          <MappingFields mapping={origin.mapping} onChange={f.value("mapping").onChange} />
          <TableNameFields draft={draft} onChange={f.value("mapping").onChange} />
          <Toggle
            label="La tabla es todo lo que hay"
            hint="Lo que ya no esté en ella desaparece de la serie, cuando alguien lo apruebe"
            {...f.toggle("isWhole")}
          />
        </>
      )}
    </>
  );
}
