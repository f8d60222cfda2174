import { Button, Field, Notice } from "@nv/ui";
import { bindFields, parseJson, useKept } from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import { z } from "zod";
import { exampleEntry, type ManualEntry, readManualEntry } from "./core/manual-entry";
import type { Quake } from "./core/quake";

const KEPT = "nv.earthquake:manual";

const text = z.string().max(500);
const Kept = z.object({
  ...{ magnitude: text, agency: text, depth: text, where: text },
  ...{ place: text, day: text, time: text },
});

interface Props {
  readonly nowMs: number;
  readonly onRead: (quake: Quake) => void;
}

/** An earthquake written by hand: what an agency says where none is connected, or of one that they do not have. */
export function ManualForm({ nowMs, onRead }: Props): ReactNode {
  const { value, keep } = useKept(KEPT, (stored) => parseJson(stored, Kept));
  const [example] = useState(() => exampleEntry(nowMs));
  const [isSent, setIsSent] = useState(false);
  const entry = value ?? example;
  const { quake, problems, notice } = readManualEntry(entry, nowMs);
  const change = (part: Partial<ManualEntry>) => keep({ ...entry, ...part });
  const f = bindFields({ draft: entry, change });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsSent(true);
    if (quake !== null) onRead(quake);
  }

  /** Returns the props of a field; nothing is told of what was not written yet. */
  const tied = (name: keyof ManualEntry) => ({
    ...f.text(name),
    error: isSent || value !== null ? (problems[name] ?? "") : "",
    autoComplete: "off",
  });

  return (
    <form className="nv-tool nv-stack" onSubmit={handleSubmit} noValidate>
      {value === null && <p className="nv-quiet nv-flush">Los campos traen un ejemplo inventado: escribe encima.</p>}
      <div className="nv-tool__fields">
        <Field label="Magnitud" hint="5,1; vacía si no la hay" inputMode="decimal" {...tied("magnitude")} />
        <Field label="Quién lo dice" hint="IGN, USGS…" {...tied("agency")} />
        <Field label="Profundidad, en km" hint="8,4; vacía si no la dan" inputMode="decimal" {...tied("depth")} />
        <Field label="Epicentro" hint="37,75, −1,64, o la dirección de un mapa" {...tied("where")} />
        <Field label="Lugar" hint="Como lo llama la agencia" {...tied("place")} />
        <Field label="Día" type="date" {...tied("day")} />
        <Field label="Hora de la Península" hint="12:40" inputMode="numeric" {...tied("time")} />
      </div>
      {notice !== "" && (
        <Notice tone="plain">
          <p>{notice}</p>
        </Notice>
      )}
      <div className="nv-tool__actions">
        <Button type="submit" rank="main">
          Usar estos datos
        </Button>
        {value !== null && <Button onClick={() => keep(null)}>Volver al ejemplo</Button>}
      </div>
    </form>
  );
}
