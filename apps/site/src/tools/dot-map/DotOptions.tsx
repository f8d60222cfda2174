import { formatCount } from "@nv/spanish";
import { Button, ChoiceField, Field, FileDrop, SelectField } from "@nv/ui";
import { bindFields } from "@nv/web";
import type { ReactNode } from "react";
import { readSeed } from "./core/dot-amount";
import { nounsProblem } from "./core/dot-caption";
import type { DotDraft } from "./core/dot-draft";
import type { DotChoices } from "./core/dot-table";
import type { DotMap } from "./use-dot-map";

interface Props {
  readonly map: DotMap;
  readonly draft: DotDraft;
  readonly choices: DotChoices | null;
  readonly ownKey: string;
  readonly onChange: (part: Partial<DotDraft>) => void;
}

const WAYS = [
  { value: "perDot", label: "Uno por cada" },
  { value: "total", label: "En total" },
] as const;
const SEEDS = 100_000;

/** Options of the dots: how many, of what, areas without dots, and the random seed. */
export function DotOptions({ map, draft, choices, ownKey, onChange }: Props): ReactNode {
  const { refusal, own, mask } = map;
  const f = bindFields({ draft, change: onChange });
  /** Returns the props that tie a field to the draft. */
  const written = (name: "amountText" | "one" | "many" | "seedText") => ({
    ...f.text(name),
    autoComplete: "off",
  });
  const textOf = async ([file]: readonly File[], take: (text: string) => void) => {
    if (file !== undefined) take(await file.text());
  };
  return (
    <section className="nv-dot-map__part nv-stack nv-part" aria-label="Puntos">
      <div className="nv-tool__fields">
        <ChoiceField label="2. Puntos" segments={WAYS} {...f.value("way")} />
        <Field
          label={draft.way === "perDot" ? "Cada punto es" : "Puntos en total"}
          inputMode="decimal"
          {...written("amountText")}
          error={refusal?.problem ?? ""}
        />
        <Field
          label="De una cosa"
          hint="Para el pie: persona, voto…"
          {...written("one")}
          error={nounsProblem([draft.one, draft.many])}
        />
        <Field label="De varias" hint="Personas, votos…" {...written("many")} />
        <Field
          label="Semilla"
          hint="Con la misma, los puntos caen siempre igual."
          inputMode="numeric"
          {...written("seedText")}
          error={readSeed(draft.seedText) === null ? "Escribe un número entero de hasta nueve cifras." : ""}
        />
      </div>
      <div className="nv-tool__actions">
        {refusal !== null && refusal.suggested !== "" && (
          <Button onClick={() => onChange({ amountText: refusal.suggested })}>Poner {refusal.suggested}</Button>
        )}
        <Button onClick={() => onChange({ seedText: String(Math.floor(Math.random() * SEEDS)) })}>Otra semilla</Button>
      </div>
      {choices?.layer === "own" && (
        <>
          <FileDrop
            label="Tus áreas, en GeoJSON"
            accept=".geojson,.json"
            onFiles={(files) => void textOf(files, map.importAreas)}
          />
          {own.problem !== "" && <p className="nv-tool__fault">{own.problem}</p>}
          {own.keys.length > 0 && (
            <div className="nv-tool__fields">
              <SelectField
                label="Propiedad con el código"
                hint={`${formatCount(own.count, "área", "áreas", "feminine")} en el archivo. ${own.left}`}
                value={ownKey}
                options={own.keys.map((key) => ({ value: key, label: key }))}
                onChange={(key) => onChange({ ownKey: key })}
              />
            </div>
          )}
        </>
      )}
      <FileDrop
        label="3. Donde no puede haber puntos, en GeoJSON (agua, bosque…). Es opcional"
        accept=".geojson,.json"
        onFiles={(files) => void textOf(files, map.importMask)}
      />
      {mask.problem !== "" && <p className="nv-tool__fault">{mask.problem}</p>}
      {mask.count > 0 && (
        <div className="nv-tool__actions" role="status">
          <span>{`${formatCount(mask.count, "área excluida", "áreas excluidas", "feminine")}. ${mask.left}`}</span>
          <Button onClick={() => map.importMask(null)}>No excluir nada</Button>
        </div>
      )}
    </section>
  );
}
