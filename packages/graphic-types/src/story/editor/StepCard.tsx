import { ALIGNS, type Block, formatOf, type Step } from "@nv/formats";
import { type PartTexts, StepFields } from "@nv/formats/fields";
import { SelectField, TextArea } from "@nv/ui";
import { bindFields } from "@nv/web";
import { type ReactNode, useContext, useState } from "react";
import { ALIGN_NAMES } from "../about.ts";
import { ClashesHere } from "./ClashesHere.tsx";
import { StoryAroundContext } from "./story-place.ts";

const ALIGN_OPTIONS = ALIGNS.map((value) => ({ value, label: ALIGN_NAMES[value] }));

interface Props {
  readonly block: Block;
  readonly step: Step;
  /** From 0. */
  readonly place: number;
  /** Of its block, from 0. */
  readonly blockPlace: number;
  /** @param path - From the block. */
  readonly textsOf: (path: string) => PartTexts;
  readonly onChange: (step: Step) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** A step: its text, what is seen at it, and what its format asks of it. */
export function StepCard({ block, step, place, blockPlace, textsOf, onChange, onMove, onRemove }: Props): ReactNode {
  const number = place + 1;
  const isLast = place === block.steps.length - 1;
  const { isStill = false, stepName = "Paso", files } = formatOf(block.format).about;
  const isSeen = !isStill || Object.keys(files).length > 0;
  const path = `steps.${place}`;
  const notePath = `blocks.${blockPlace}.${path}.note`;
  const [isNoted, setIsNoted] = useState(false);
  const { wanted } = useContext(StoryAroundContext);
  const isNoteOpen = isNoted || (step.note ?? "") !== "" || wanted?.path === notePath;
  const whole = `blocks.${blockPlace}.${path}`;
  const ownTexts = (part: string) => textsOf(`${path}.${part}`);
  const f = bindFields<Step>({
    draft: step,
    change: (part) => onChange({ ...step, ...part }),
    labels: (part) => ownTexts(part).label,
    problems: { get: (part) => ownTexts(part).error },
  });
  return (
    <fieldset className="nv-step-card nv-stack-3" data-step={step.id} data-part={path}>
      <legend className="nv-step-card__title">
        {stepName} {number}
      </legend>
      <div className="nv-step-card__orders">
        <button
          type="button"
          className="nv-copy nv-rows__order"
          aria-label={`Subir el paso ${number}`}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        >
          ↑
        </button>
        <button
          type="button"
          className="nv-copy nv-rows__order"
          aria-label={`Bajar el paso ${number}`}
          disabled={isLast}
          onClick={() => onMove(place + 1)}
        >
          ↓
        </button>
        <button
          type="button"
          className="nv-copy nv-rows__order"
          aria-label={`Quitar el paso ${number}`}
          onClick={onRemove}
        >
          Quitar
        </button>
      </div>
      <StepFields
        block={block}
        data={step.data}
        place={place}
        textsOf={ownTexts}
        onChange={(data) => onChange({ ...step, data })}
      />
      <TextArea
        {...f.text("text")}
        hint="**negrita**, *cursiva*, [enlace](https://…), ## ladillo, > cita"
        isProse
        spellCheck
        rows={3}
      />
      <ClashesHere isHere={(clash) => clash === whole || clash.startsWith(`${whole}.`)} />
      {isNoteOpen ? (
        <TextArea
          {...ownTexts("note")}
          name={`config.${notePath}`}
          hint="Los lectores no la reciben"
          value={step.note ?? ""}
          isProse
          spellCheck
          rows={2}
          onChange={({ currentTarget }) => onChange({ ...step, note: currentTarget.value })}
        />
      ) : (
        <p className="nv-flush">
          <button type="button" className="nv-copy" onClick={() => setIsNoted(true)}>
            Añadir una nota para la mesa<span className="nv-visually-hidden"> al paso {number}</span>
          </button>
        </p>
      )}
      {isSeen && (
        <div className="nv-fields">
          <TextArea
            {...f.text("alt")}
            hint="Para quien no lo ve. Vacío: lo que el archivo dice de sí mismo"
            isProse
            spellCheck
            rows={2}
          />
          {!isStill && <SelectField {...f.value("align")} options={ALIGN_OPTIONS} />}
        </div>
      )}
    </fieldset>
  );
}
