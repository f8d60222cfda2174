import { Button } from "@nv/ui";
import { Fragment, type ReactNode, useContext, useMemo, useRef, useState } from "react";
import { MOST_BLOCKS } from "../config.ts";
import { type Blocks, insertBlock, newBlock } from "../core/edit-blocks.ts";
import { randomId } from "../core/random-id.ts";
import { BlockCard, type BlockProblem } from "./BlockCard.tsx";
import { FormatGallery } from "./FormatGallery.tsx";
import { StoryAroundContext } from "./story-place.ts";
import { useBlockOrders } from "./use-block-orders.ts";
import { useOpenedBlocks } from "./use-opened-blocks.ts";
import { useSoughtPart } from "./use-sought-part.ts";

const NONE: readonly BlockProblem[] = [];

interface Props {
  readonly blocks: Blocks;
  /** By path from the story: `blocks.2.steps.0.text`. */
  readonly problems: ReadonlyMap<string, string>;
  readonly labelOf: (path: string) => string;
  readonly onChange: (blocks: Blocks) => void;
}

/** Groups the problems of the blocks by the place of each block. */
function problemsByBlock(problems: ReadonlyMap<string, string>): ReadonlyMap<number, readonly BlockProblem[]> {
  const byPlace = new Map<number, BlockProblem[]>();
  for (const [path, message] of problems) {
    const found = /^blocks\.(\d+)(?:\.(.*))?$/.exec(path);
    if (found === null) continue;
    const place = Number(found[1]);
    byPlace.set(place, [...(byPlace.get(place) ?? []), [found[2] ?? "", message]]);
  }
  return byPlace;
}

/** The blocks of a story in their order: each can be opened, moved, doubled, taken out and written in, with the keyboard alone. */
export function BlocksEditor({ blocks, problems, labelOf, onChange }: Props): ReactNode {
  const around = useContext(StoryAroundContext);
  const list = useRef<HTMLOListElement>(null);
  const { isOpened, open, toggle } = useOpenedBlocks(blocks);
  /** Place to which a block is being added, from 0; `null` for none. */
  const [addingAt, setAddingAt] = useState<number | null>(null);
  const isFull = blocks.length >= MOST_BLOCKS;
  const isAddingAtEnd = addingAt !== null && addingAt >= blocks.length;
  const adder = useRef<HTMLButtonElement>(null);
  const { focusBlock, ...orders } = useBlockOrders({ blocks, onChange, around }, { list, adder });
  useSoughtPart(around.wanted, { blocks, list, onSought: (id) => open([id], true) });

  function add(format: string) {
    const block = newBlock(format, randomId);
    setAddingAt(null);
    open([block.id], true);
    orders.edit((now) => insertBlock(now, addingAt ?? now.length, block));
    focusBlock(block.id);
  }
  function leaveGallery() {
    setAddingAt(null);
    const between = list.current?.querySelector<HTMLElement>(`[data-between="${addingAt}"] button`);
    (between ?? adder.current)?.focus();
  }

  const byPlace = useMemo(() => problemsByBlock(problems), [problems]);
  return (
    <section className="nv-stack-3 nv-start" aria-label="Bloques">
      <div className="nv-blocks__head nv-cluster">
        <h2 className="nv-blocks__title">Bloques</h2>
        {blocks.length > 1 && <OpenAll blocks={blocks} onOpen={open} />}
      </div>
      {blocks.length === 0 && addingAt === null && (
        <p className="nv-blocks__empty">Todavía no hay ningún bloque. Añade el primero.</p>
      )}
      <ol ref={list} className="nv-blocks__list">
        {blocks.map((block, place) => (
          <Fragment key={block.id}>
            {place > 0 && (
              <li className="nv-blocks__between" data-between={place}>
                {addingAt === place ? (
                  <FormatGallery onChoose={add} onClose={leaveGallery} />
                ) : (
                  <AddBetween place={place} isDisabled={isFull} onAdd={setAddingAt} />
                )}
              </li>
            )}
            <BlockCard
              block={block}
              place={place}
              count={blocks.length}
              problems={byPlace.get(place) ?? NONE}
              others={around.others.get(block.id) ?? ""}
              isOpen={isOpened(block.id)}
              labelOf={labelOf}
              edit={orders.edit}
              onToggle={toggle}
              onEnter={orders.enter}
              onMove={orders.move}
              onDuplicate={orders.duplicate}
              onRemove={orders.remove}
              onRemoved={orders.tellRemoved}
            />
          </Fragment>
        ))}
      </ol>
      {isAddingAtEnd ? (
        <FormatGallery onChoose={add} onClose={leaveGallery} />
      ) : (
        <Button ref={adder} disabled={isFull} onClick={() => setAddingAt(blocks.length)}>
          Añadir un bloque
        </Button>
      )}
    </section>
  );
}

interface OpenAllProps extends Pick<Props, "blocks"> {
  readonly onOpen: (ids: readonly string[], isOpen: boolean) => void;
}

/** Buttons that open and close all blocks at once. */
function OpenAll({ blocks, onOpen }: OpenAllProps): ReactNode {
  const ids = blocks.map(({ id }) => id);
  return (
    <div className="nv-row">
      <Button onClick={() => onOpen(ids, true)}>Abrir todos</Button>
      <Button onClick={() => onOpen(ids, false)}>Cerrar todos</Button>
    </div>
  );
}

interface AddBetweenProps {
  /** Place that the new block would have, from 0. */
  readonly place: number;
  readonly isDisabled: boolean;
  readonly onAdd: (place: number) => void;
}

/** Button that adds a block between two others. */
function AddBetween({ place, isDisabled, onAdd }: AddBetweenProps): ReactNode {
  return (
    <button
      type="button"
      className="nv-copy"
      aria-label={`Intercalar un bloque entre el ${place} y el ${place + 1}`}
      disabled={isDisabled}
      onClick={() => onAdd(place)}
    >
      +
    </button>
  );
}
