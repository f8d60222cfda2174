import { Button, useDrawnFocus } from "@nv/ui";
import { Fragment, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { MOST_BLOCKS } from "../config.ts";
import { type Blocks, type BlocksEdit, duplicateBlock, insertBlock, moved, newBlock } from "../core/edit-blocks.ts";
import { randomId } from "../core/random-id.ts";
import { BlockCard, type BlockProblem } from "./BlockCard.tsx";
import { FormatGallery } from "./FormatGallery.tsx";
import { StoryAroundContext } from "./story-place.ts";

/** Stories of up to so many blocks begin with all of them open. */
const OPEN_AT_FIRST = 3;

const NONE: readonly BlockProblem[] = [];

interface Props {
  readonly blocks: Blocks;
  /** By path from the story: `blocks.2.steps.0.text`. */
  readonly problems: ReadonlyMap<string, string>;
  readonly labelOf: (path: string) => string;
  readonly onChange: (blocks: Blocks) => void;
}

/** The block that a path is in, from 0; `null` for none. */
function placeIn(path: string): number | null {
  const found = /^blocks\.(\d+)/.exec(path)?.[1];
  return found === undefined ? null : Number(found);
}

/** Selects the step that a path is in; nothing when it is in none. */
const partSelector = (path: string) => `[data-part="${/^blocks\.\d+\.(steps\.\d+)/.exec(path)?.[1] ?? ""}"]`;

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
  const [isOpenAtFirst] = useState(blocks.length <= OPEN_AT_FIRST);
  /** Which were opened or closed by hand. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  /** Place to which a block is being added, from 0; `null` for none. */
  const [addingAt, setAddingAt] = useState<number | null>(null);
  const isAddingAtEnd = addingAt !== null && addingAt >= blocks.length;
  const adder = useRef<HTMLButtonElement>(null);
  const latest = useRef({ blocks, onChange, around });
  latest.current = { blocks, onChange, around };

  const edit = useCallback((change: BlocksEdit) => {
    const { blocks: now, onChange: tell } = latest.current;
    const next = change(now);
    if (next !== now) tell(next);
  }, []);
  const open = useCallback((ids: readonly string[], isOpen: boolean) => {
    setChosen((known) => new Map([...known, ...ids.map((id) => [id, isOpen] as const)]));
  }, []);
  const toggle = useCallback((id: string, isOpen: boolean) => open([id], isOpen), [open]);
  const focusBlock = useDrawnFocus((id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-block="${id}"] h3 button`),
  );
  const move = useCallback(
    (from: number, to: number) => {
      edit((now) => moved(now, from, to));
      const id = latest.current.blocks[from]?.id;
      if (id !== undefined) focusBlock(id);
    },
    [edit, focusBlock],
  );
  const duplicate = useCallback((id: string) => edit((now) => duplicateBlock(now, id, randomId)), [edit]);
  const remove = useCallback(
    (id: string) => {
      const { blocks: now, around: told } = latest.current;
      const place = now.findIndex((block) => block.id === id);
      const next = now[place + 1] ?? now[place - 1];
      edit((all) => all.filter((block) => block.id !== id));
      told.onRemoved(`Has quitado el bloque ${place + 1}.`);
      if (next === undefined) adder.current?.focus();
      else focusBlock(next.id);
    },
    [edit, focusBlock],
  );
  const tellRemoved = useCallback((sentence: string) => latest.current.around.onRemoved(sentence), []);
  const enter = useCallback<typeof around.onEnter>((place) => latest.current.around.onEnter(place), []);

  function add(format: string) {
    const block = newBlock(format, randomId);
    setAddingAt(null);
    open([block.id], true);
    edit((now) => insertBlock(now, addingAt ?? now.length, block));
    focusBlock(block.id);
  }
  function openAll(isOpen: boolean) {
    open(
      blocks.map(({ id }) => id),
      isOpen,
    );
  }
  function leaveGallery() {
    setAddingAt(null);
    const between = list.current?.querySelector<HTMLElement>(`[data-between="${addingAt}"] button`);
    (between ?? adder.current)?.focus();
  }

  const { wanted } = around;
  const [soughtTurn, setSoughtTurn] = useState(wanted?.turn ?? 0);
  const sought = wanted === null ? undefined : blocks[placeIn(wanted.path) ?? -1];
  // What is looked for is open before it is given the keyboard.
  if (wanted !== null && wanted.turn !== soughtTurn) {
    setSoughtTurn(wanted.turn);
    if (sought !== undefined) setChosen((known) => new Map([...known, [sought.id, true]]));
  }
  useEffect(() => {
    const place = wanted === null ? null : placeIn(wanted.path);
    const id = place === null ? undefined : latest.current.blocks[place]?.id;
    const card = list.current?.querySelector<HTMLElement>(`[data-block="${id}"]`);
    if (wanted === null || !card) return;
    const part = card.querySelector<HTMLElement>(partSelector(wanted.path)) ?? card;
    const field =
      card.querySelector<HTMLElement>(`[name="${CSS.escape(`config.${wanted.path}`)}"]`) ??
      part.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]') ??
      part.querySelector<HTMLElement>("textarea, input, select") ??
      part.querySelector<HTMLElement>("button");
    part.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  }, [wanted]);

  const byPlace = useMemo(() => problemsByBlock(problems), [problems]);
  return (
    <section className="nv-stack-3 nv-start" aria-label="Bloques">
      <div className="nv-blocks__head nv-cluster">
        <h2 className="nv-blocks__title">Bloques</h2>
        {blocks.length > 1 && (
          <div className="nv-row">
            <Button onClick={() => openAll(true)}>Abrir todos</Button>
            <Button onClick={() => openAll(false)}>Cerrar todos</Button>
          </div>
        )}
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
                  <button
                    type="button"
                    className="nv-copy"
                    aria-label={`Intercalar un bloque entre el ${place} y el ${place + 1}`}
                    disabled={blocks.length >= MOST_BLOCKS}
                    onClick={() => setAddingAt(place)}
                  >
                    +
                  </button>
                )}
              </li>
            )}
            <BlockCard
              block={block}
              place={place}
              count={blocks.length}
              problems={byPlace.get(place) ?? NONE}
              others={around.others.get(block.id) ?? ""}
              isOpen={chosen.get(block.id) ?? isOpenAtFirst}
              labelOf={labelOf}
              edit={edit}
              onToggle={toggle}
              onEnter={enter}
              onMove={move}
              onDuplicate={duplicate}
              onRemove={remove}
              onRemoved={tellRemoved}
            />
          </Fragment>
        ))}
      </ol>
      {isAddingAtEnd ? (
        <FormatGallery onChoose={add} onClose={leaveGallery} />
      ) : (
        <Button ref={adder} disabled={blocks.length >= MOST_BLOCKS} onClick={() => setAddingAt(blocks.length)}>
          Añadir un bloque
        </Button>
      )}
    </section>
  );
}
