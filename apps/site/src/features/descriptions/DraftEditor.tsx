import type { ModelDraft } from "@nv/contracts/schemas";
import { type ChartFacts, DRAFT_LENGTHS, type DraftLength, writeDraft } from "@nv/descriptions";
import { formatNumber } from "@nv/spanish";
import { Button, ChoiceField, Field, TextArea } from "@nv/ui";
import { boundText, FailureNotice, useAttempt, useKept } from "@nv/web";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { CheckedText } from "./CheckedText";
import { type DraftState, draftState, obstacleOf } from "./core/draft-state";
import { descriptionsCalls, type ModelQuestion } from "./descriptions-calls";
import { FactsOfChart } from "./FactsOfChart";

/** A text as it stands in the editor. */
export interface EditedDraft {
  readonly state: DraftState;
  readonly length: DraftLength;
  /** Sentence on what is left to do before it is used; empty for nothing. */
  readonly obstacle: string;
  /** Sentences of the doubts that the person settled. */
  readonly accepted: readonly string[];
  /** Draft of a model that it began with; empty for none. */
  readonly draftId: string;
  /** Forgets what was written, once it is where it should be. */
  readonly forget: () => void;
}

interface Props {
  /** Names what is described, for what is kept of it. */
  readonly name: string;
  readonly facts: ChartFacts;
  /** Description that readers have now; empty for none. */
  readonly published: string;
  readonly source: ModelQuestion["source"];
  /** Reason why no model can be asked; empty when one can. */
  readonly modelNotice: string;
  /** Actions on the text. */
  readonly orders: (draft: EditedDraft) => ReactNode;
}

const LENGTHS = (["short", "long"] as const).map((value) => ({
  value,
  label: `${value === "short" ? "Corta" : "Larga"}, hasta ${formatNumber(DRAFT_LENGTHS[value])}`,
}));

/** Returns the storage key of a text that somebody writes about a chart. */
export const draftKey = (name: string) => `nv.description:${name}`;

/** Writes a description: begun by rules, by a model or by hand, and held against the facts at each change. */
export function DraftEditor({ name, facts, published, source, modelNotice, orders }: Props): ReactNode {
  const [length, setLength] = useState<DraftLength>("long");
  const { value: written, keep } = useKept(draftKey(name), (stored) => stored);
  const { value: draftId, keep: keepDraftId } = useKept(`${draftKey(name)}:model`, (stored) => stored);
  const [former, setFormer] = useState<string | null>(null);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const byRules = useMemo(() => writeDraft(facts, length), [facts, length]);
  const text = written ?? (published || byRules);
  const checkedText = useDeferredValue(text);
  const state = useMemo(() => draftState(facts, checkedText, length), [facts, checkedText, length]);

  function take(next: string) {
    setFormer(text);
    keep(next);
  }
  function settle(message: string, isAccepted: boolean) {
    const others = [...settled].filter((one) => one !== message);
    setSettled(new Set(isAccepted ? [...others, message] : others));
  }
  const accepted = state.problems.flatMap(({ message, isBlocking }) =>
    !isBlocking && settled.has(message) ? [message] : [],
  );
  return (
    <div className="nv-tool nv-stack">
      <FactsOfChart facts={facts} />
      <ChoiceField label="Longitud" segments={LENGTHS} value={length} onChange={setLength} />
      <TextArea
        label="Descripción"
        hint={`${formatNumber([...text.trim()].length)} de ${formatNumber(DRAFT_LENGTHS[length])} caracteres`}
        isProse
        rows={6}
        {...boundText(text, keep)}
      />
      <CheckedText state={state} accepted={settled} onAccept={settle} />
      <div className="nv-tool__actions">
        {text !== byRules && (
          <Button
            onClick={() => {
              take(byRules);
              keepDraftId(null);
            }}
          >
            Escribirla por reglas
          </Button>
        )}
        {former !== null && former !== text && <Button onClick={() => take(former)}>Volver al texto anterior</Button>}
      </div>
      <ModelProposal
        facts={facts}
        length={length}
        source={source}
        notice={modelNotice}
        onTake={(proposal, id) => {
          take(proposal);
          keepDraftId(id);
        }}
      />
      {orders({
        ...{ state, length, accepted, obstacle: obstacleOf(state, settled), draftId: draftId ?? "" },
        forget: () => {
          setFormer(null);
          keep(null);
          keepDraftId(null);
        },
      })}
    </div>
  );
}

interface ProposalProps {
  readonly facts: ChartFacts;
  readonly length: DraftLength;
  readonly source: ModelQuestion["source"];
  readonly notice: string;
  /** @param draftId - Names it in the record of what models wrote. */
  readonly onTake: (text: string, draftId: string) => void;
}

/** Another draft, by a model that is given the facts alone; it is shown with what is wrong with it before anybody takes it. */
function ModelProposal({ facts, length, source, notice, onTake }: ProposalProps): ReactNode {
  const [audience, setAudience] = useState("");
  const [proposal, setProposal] = useState<ModelDraft | null>(null);
  const { isBusy: isAsking, failure, attempt } = useAttempt();
  const state = useMemo(
    () => (proposal === null ? null : draftState(facts, proposal.text, length)),
    [facts, proposal, length],
  );

  function ask() {
    return attempt(async () => {
      setProposal(await descriptionsCalls.askModel({ source, length, audience }));
    });
  }
  if (notice !== "")
    return <p className="nv-descriptions__aside">Sin modelo de lenguaje: el borrador sale por reglas.</p>;
  return (
    <details className="nv-descriptions__part">
      <summary>Otro borrador, de un modelo de lenguaje</summary>
      <div className="nv-tool nv-stack">
        <p className="nv-descriptions__aside">
          Solo recibe la tabla de hechos. Lo que añada de su cosecha sale marcado, y no se puede publicar.
        </p>
        <Field
          label="Para quién es"
          hint="Opcional: «lectores que no siguen la economía»."
          autoComplete="off"
          maxLength={300}
          {...boundText(audience, setAudience)}
        />
        <div className="nv-tool__actions">
          <Button disabled={isAsking} onClick={() => void ask()}>
            {isAsking ? "Un momento…" : "Pedir un borrador"}
          </Button>
        </div>
        {failure !== null && <FailureNotice error={failure} comfort="Tu texto sigue aquí." />}
        {state !== null && proposal !== null && (
          <>
            <CheckedText state={state} isWhole />
            <div className="nv-tool__actions">
              <Button onClick={() => onTake(state.text, proposal.draftId)}>Llevarlo a la descripción</Button>
            </div>
          </>
        )}
      </div>
    </details>
  );
}
