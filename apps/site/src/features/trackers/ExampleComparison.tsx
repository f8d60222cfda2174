import { ComparisonFields } from "@nv/contracts/schemas";
import { compareTrackers } from "@nv/series";
import { Field } from "@nv/ui";
import { boundText } from "@nv/web";
import { type ReactNode, useMemo, useState } from "react";
import { TryBench } from "../../frame/workbench/TryBench";
import { MadeComparison } from "./ComparisonView";
import { exampleMandates } from "./core/example";

/** A day that all of the invented mandates have. */
const FIRST_DAY = "300";

/** Mandates of nowhere, compared at a day that can be changed. Nothing is kept. */
export function ExampleComparison(): ReactNode {
  const mandates = useMemo(exampleMandates, []);
  const [day, setDay] = useState(FIRST_DAY);
  const { problems, comparison } = useMemo(() => {
    const asked = day.trim() === "" ? null : Number(day);
    const isDay = asked === null || (Number.isInteger(asked) && asked >= 0);
    const fields = ComparisonFields.parse({
      ...{ kind: "comparison", title: "Presidencias de Ejemplo" },
      members: [...mandates.keys()].map((tracker) => ({ tracker })),
      day: isDay ? asked : null,
    });
    const wrong = {
      problems: [{ field: "day", message: "Escribe un día, con cifras y desde el 0" }],
      comparison: null,
    };
    return isDay ? compareTrackers(fields, (tracker) => mandates.get(tracker) ?? null) : wrong;
  }, [mandates, day]);
  return (
    <section className="nv-record__part nv-stack-3" aria-labelledby="comparacion-ejemplo">
      <h2 id="comparacion-ejemplo">Presidencias de Ejemplo</h2>
      <p className="nv-quiet nv-breaks">
        Cuatro mandatos inventados, al mismo día de cada uno. Nada de esto se guarda.
      </p>
      <TryBench
        stage={comparison !== null && <MadeComparison comparison={comparison} title="Presidencias de Ejemplo" />}
      >
        <Field
          label="Día de mandato"
          hint="Vacío: el último que todos tienen"
          inputMode="numeric"
          error={problems[0]?.message ?? ""}
          {...boundText(day, setDay)}
        />
      </TryBench>
    </section>
  );
}
