import { type Block, formatOf, MOST_STEPS, stepWords } from "@nv/formats";
import { SettingsFields } from "@nv/formats/fields";
import { DRAGGED_FILE, draggedKind, fileSourceOf } from "@nv/piece-parts/fields";
import { Button } from "@nv/ui";
import { type DragEvent, memo, type ReactNode, useState } from "react";
import { type BlocksEdit, changeBlock, changeStep, insertStep, moved, placeFile } from "../core/edit-blocks.ts";
import { randomId } from "../core/random-id.ts";
import { BlockMiniature } from "./BlockMiniature.tsx";
import { ClashesHere } from "./ClashesHere.tsx";
import { LayoutFields } from "./LayoutFields.tsx";
import { StepCard } from "./StepCard.tsx";
import type { StoryPlace } from "./story-place.ts";

/** Media type under which a dragged block carries its id. */
export const DRAGGED_BLOCK = "application/x-nv-block";

/** Keys that move a block with Alt, and where to. */
const MOVES: ReadonlyMap<string, number> = new Map([
  ["ArrowUp", -1],
  ["ArrowDown", 1],
]);

/** Letters of a text by which a closed block is known. */
const GIST_LENGTH = 90;

/** A part of a block and what is wrong with it: the path is from the block. */
export type BlockProblem = readonly [path: string, message: string];

interface Props {
  readonly block: Block;
  /** From 0. */
  readonly place: number;
  /** Number of blocks. */
  readonly count: number;
  readonly problems: readonly BlockProblem[];
  /** Other people in it, as a sentence; empty for nobody. */
  readonly others: string;
  readonly isOpen: boolean;
  /** @param path - From the story: `blocks.*.steps.*.text`. */
  readonly labelOf: (path: string) => string;
  readonly edit: (change: BlocksEdit) => void;
  readonly onToggle: (id: string, isOpen: boolean) => void;
  readonly onEnter: (place: StoryPlace) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onDuplicate: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onRemoved: (sentence: string) => void;
}

const starred = (path: string) => path.replaceAll(/\.\d+(?=\.|$)/g, ".*");

/** Returns the gist of a closed block: the beginning of its first text. */
function gistOf({ steps }: Block): string {
  const words = steps.map(({ text }) => stepWords(text).trim()).find((text) => text !== "") ?? "";
  return words.length > GIST_LENGTH ? `${words.slice(0, GIST_LENGTH).trimEnd()}…` : words;
}

/** The step that an element is in; `null` for none. */
const stepAround = (element: EventTarget) =>
  element instanceof Element ? (element.closest("[data-step]")?.getAttribute("data-step") ?? null) : null;

/** Head of a block: its kind, its size, and the actions on it as a whole. */
function BlockHead({ block, place, count, problems, isOpen, ...told }: Props): ReactNode {
  const { id, steps } = block;
  const number = place + 1;
  const orders = [
    { sign: "↑", name: "Subir", isOff: place === 0, act: () => told.onMove(place, place - 1) },
    { sign: "↓", name: "Bajar", isOff: place === count - 1, act: () => told.onMove(place, place + 1) },
    { sign: "Duplicar", name: "Duplicar", isOff: false, act: () => told.onDuplicate(id) },
    { sign: "Quitar", name: "Quitar", isOff: false, act: () => told.onRemove(id) },
  ];
  return (
    <div className="nv-block-card__head nv-cluster">
      <span
        className="nv-block-card__grip"
        draggable
        aria-hidden="true"
        title="Arrastra para cambiarlo de sitio"
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData(DRAGGED_BLOCK, id);
          dataTransfer.effectAllowed = "move";
        }}
      >
        ⠿
      </span>
      <BlockMiniature block={block} />
      <h3 className="nv-block-card__title">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => told.onToggle(id, !isOpen)}
          onKeyDown={(event) => {
            const step = event.altKey ? (MOVES.get(event.key) ?? 0) : 0;
            if (step === 0) return;
            event.preventDefault();
            told.onMove(place, place + step);
          }}
        >
          <span className="nv-block-card__number">{number}</span> {formatOf(block.format).about.label}
        </button>
      </h3>
      <span className="nv-block-card__facts nv-quiet">
        {steps.length === 1 ? "1 paso" : `${steps.length} pasos`}
        {problems.length > 0 && (
          <>
            {" · "}
            <strong>{problems.length === 1 ? "falta 1 cosa" : `faltan ${problems.length} cosas`}</strong>
          </>
        )}
      </span>
      <span className="nv-block-card__orders">
        {orders.map(({ sign, name, isOff, act }) => (
          <button
            key={name}
            type="button"
            className="nv-copy nv-rows__order"
            aria-label={`${name} el bloque ${number}`}
            disabled={isOff}
            onClick={act}
          >
            {sign}
          </button>
        ))}
      </span>
    </div>
  );
}

/** Changes one block of a story. */
const changeOf =
  ({ block, edit }: Pick<Props, "block" | "edit">) =>
  (make: (now: Block) => Block) =>
    edit((blocks) => changeBlock(blocks, block.id, make));

/** The settings and the steps of an open block. */
function BlockBody(props: Props): ReactNode {
  const { block, place, problems, labelOf, onRemoved } = props;
  const { steps } = block;
  const own = `blocks.${place}`;
  const wrong = new Map(problems);
  const textsOf = (path: string) => ({ label: labelOf(`blocks.*.${starred(path)}`), error: wrong.get(path) ?? "" });
  const change = changeOf(props);
  const whole = problems.find(([path]) => path === "" || path === "steps")?.[1] ?? "";
  function removeStep(stepId: string, stepPlace: number) {
    change((now) => ({ ...now, steps: now.steps.filter((step) => step.id !== stepId) }));
    onRemoved(`Has quitado el paso ${stepPlace + 1} del bloque ${place + 1}.`);
  }
  return (
    <div className="nv-block-card__body nv-stack-3">
      {whole !== "" && <p className="nv-field__error">{whole}</p>}
      <ClashesHere
        isHere={(path) => path === own || (path.startsWith(`${own}.`) && !path.startsWith(`${own}.steps.`))}
      />
      <SettingsFields
        {...{ block, textsOf, settings: block.settings }}
        onChange={(settings) => change((now) => ({ ...now, settings }))}
        onBlockChange={(next) => change(() => next)}
      />
      <LayoutFields {...{ block, labelOf }} onChange={(layout) => change((now) => ({ ...now, layout }))} />
      <ol className="nv-block-card__steps">
        {steps.map((step, stepPlace) => (
          <li key={step.id}>
            <StepCard
              {...{ block, step, textsOf, place: stepPlace, blockPlace: place }}
              onChange={(next) => change((now) => changeStep(now, step.id, () => next))}
              onMove={(to) => change((now) => ({ ...now, steps: moved(now.steps, stepPlace, to) }))}
              onRemove={() => removeStep(step.id, stepPlace)}
            />
          </li>
        ))}
      </ol>
      <Button
        disabled={steps.length >= MOST_STEPS}
        onClick={() => change((now) => insertStep(now, now.steps.length, randomId))}
      >
        Añadir un paso<span className="nv-visually-hidden"> al bloque {place + 1}</span>
      </Button>
    </div>
  );
}

/** Takes a block, which comes to the place of this one, or a file, which goes into it. */
function useDropped({ block, place, edit }: Props) {
  const [over, setOver] = useState<"block" | "file" | null>(null);
  function onDragOver(event: DragEvent) {
    const { types } = event.dataTransfer;
    const what = types.includes(DRAGGED_BLOCK) ? "block" : types.includes(DRAGGED_FILE) ? "file" : null;
    if (what === null || event.defaultPrevented) return;
    event.preventDefault();
    setOver(what);
  }
  function onDrop(event: DragEvent) {
    setOver(null);
    // A field of a step took it already.
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { dataTransfer } = event;
    const dragged = dataTransfer.getData(DRAGGED_BLOCK);
    const file = { source: fileSourceOf(dataTransfer), kind: draggedKind(dataTransfer) ?? "" };
    if (dragged === "") return changeOf({ block, edit })((now) => placeFile(now, file, randomId) ?? now);
    edit((blocks) => {
      const from = blocks.findIndex(({ id }) => id === dragged);
      return moved(blocks, from, place);
    });
  }
  return { over, drops: { onDragOver, onDrop, onDragLeave: () => setOver(null) } };
}

function Card(props: Props): ReactNode {
  const { block, place, others, isOpen, onEnter } = props;
  const { over, drops } = useDropped(props);
  return (
    <li
      className="nv-block-card"
      data-block={block.id}
      data-part={`blocks.${place}`}
      data-open={isOpen}
      data-over={over ?? undefined}
      onFocus={({ target }) => onEnter({ blockId: block.id, stepId: stepAround(target) })}
      {...drops}
    >
      <BlockHead {...props} />
      <p className="nv-block-card__others nv-quiet nv-flush nv-said" role="status">
        {others}
      </p>
      {isOpen ? (
        <BlockBody {...props} />
      ) : (
        <p className="nv-block-card__gist nv-quiet nv-flush nv-said">{gistOf(block)}</p>
      )}
    </li>
  );
}

const isSameList = (one: readonly BlockProblem[], other: readonly BlockProblem[]) =>
  one.length === other.length &&
  one.every(([path, message], place) => other[place]?.[0] === path && other[place]?.[1] === message);

/** Tells whether a card can stay as it is: the data of its block are the same. Its callbacks never change. */
const isSameCard = (one: Props, other: Props) =>
  one.block === other.block &&
  one.place === other.place &&
  one.count === other.count &&
  one.others === other.others &&
  one.isOpen === other.isOpen &&
  isSameList(one.problems, other.problems);

/** A block with everything about it. It is drawn again only when something of it changes: a story may have sixty. */
export const BlockCard = memo(Card, isSameCard);
