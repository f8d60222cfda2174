import { Button, ChoiceField } from "@nv/ui";
import { type ReactNode, useMemo, useState } from "react";
import { TryBench } from "../../frame/workbench/TryBench";
import { TableText } from "../../records/TableText";
import { ChangeTable } from "./ChangeTable";
import { EXAMPLE_TABLE, exampleFields, runExample } from "./core/example";

/** Values that the rule may be set to, hundredths of what was there. */
const JUMPS = [1, 2, 5, 20].map((pct) => ({ value: String(pct), label: `${pct} %` }));
const USUAL_JUMP = "2";

/** A series of nowhere that can be played with: what comes, what it must keep to, and what would wait for somebody. Nothing is kept. */
export function ExampleSeries(): ReactNode {
  const [text, setText] = useState(EXAMPLE_TABLE);
  const [jump, setJump] = useState(USUAL_JUMP);
  /** Times that the example was gone back to: a workbook that was open is not of it. */
  const [begun, setBegun] = useState(0);
  const run = useMemo(() => runExample(text, Number(jump)), [text, jump]);
  const { faults, sentence, findings, changes } = run;
  const isSame = faults.length === 0 && changes.length === 0;
  return (
    <section className="nv-record__part nv-stack-3" aria-labelledby="serie-ejemplo">
      <h2 id="serie-ejemplo">IPC de Ejemplia</h2>
      <p className="nv-quiet nv-breaks">
        Un país, una oficina y unas cifras inventados: cambia lo que llega, o la regla, y mira qué espera a alguien.
        Nada de esto se guarda.
      </p>
      <TryBench
        stage={
          <div className="nv-bench__result nv-stack">
            <div role="status" className="nv-stack">
              {faults.length > 0 && <p>No se compara lo que no se entiende:</p>}
              {isSame && <p>Es lo mismo que ya había.</p>}
              {changes.length > 0 && (
                <>
                  <h3>{findings.length > 0 ? "Espera: incumple una regla" : "Cumple las reglas"}</h3>
                  <p>
                    {sentence}{" "}
                    {findings.length > 0
                      ? "Los lectores siguen con lo de antes hasta que alguien la apruebe."
                      : "Sale sola, o espera a que alguien la mire: lo dice quien hace la serie."}
                  </p>
                </>
              )}
              {[...faults, ...findings].length > 0 && (
                <ul className="nv-data-tool__findings nv-stack-2 nv-plain nv-breaks">
                  {[...faults, ...findings].map((sentenceOf) => (
                    <li key={sentenceOf}>{sentenceOf}</li>
                  ))}
                </ul>
              )}
            </div>
            <ChangeTable fields={exampleFields(Number(jump))} changes={changes} />
          </div>
        }
      >
        <TableText key={begun} label="Lo que llega en noviembre" rows={4} value={text} onChange={setText} />
        <ChoiceField label="De un mes al siguiente, como mucho" segments={JUMPS} value={jump} onChange={setJump} />
        {(text !== EXAMPLE_TABLE || jump !== USUAL_JUMP) && (
          <div className="nv-row">
            <Button
              onClick={() => {
                setText(EXAMPLE_TABLE);
                setJump(USUAL_JUMP);
                setBegun(begun + 1);
              }}
            >
              Volver al ejemplo
            </Button>
          </div>
        )}
      </TryBench>
    </section>
  );
}
