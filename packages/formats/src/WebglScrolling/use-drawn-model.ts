import type { FileDetail } from "@nv/contracts/schemas";
import { type CallFailure, useRemote } from "@nv/web";
import { type RefObject, useEffect, useRef, useState } from "react";
import { fetchModel } from "./fetch-model.ts";
import type { DrawnModel } from "./scene.ts";
import type { WebglScrollingBlock } from "./settings.ts";

/** A model on a canvas of its own. */
export interface Drawing {
  readonly model: DrawnModel;
  readonly canvas: HTMLCanvasElement;
}

/** A model as far as it is there. */
interface DrawnHere {
  /** Element in which its canvas is put. */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly drawing: Drawing | null;
  /** Reason why it cannot be had; `null` when it can. */
  readonly failure: CallFailure | null;
  /** Whether it was had and cannot be drawn. */
  readonly isBroken: boolean;
}

/**
 * Draws a model of the library in a form. What draws is loaded with it.
 *
 * @param file - As the library has it; `null` while it is not known.
 * @param block - How it is drawn: its sky, what is raised of a map, and what its steps say of parts.
 */
export function useDrawnModel(
  file: Pick<FileDetail, "id" | "contentUrl" | "hash"> | null,
  { settings, steps }: Pick<WebglScrollingBlock, "settings" | "steps">,
): DrawnHere {
  const host = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const url = file?.contentUrl ?? "";
  const { raise, sky } = settings;
  // Other objects that say the same draw the same.
  const raised = JSON.stringify(raise);
  const parts = JSON.stringify(steps.map(({ data }) => data.parts));
  const { body: bytes, failure } = useRemote(url === "" ? "" : `${url} ${file?.hash} ${raised}`, async (signal) =>
    file === null ? null : fetchModel(file, raise, signal),
  );

  useEffect(() => {
    if (bytes === null) return;
    const canvas = document.createElement("canvas");
    const opening = import("./scene.ts").then(({ openScene }) =>
      openScene(bytes, { canvas, sky, steps: JSON.parse(parts), isKept: true }),
    );
    let isOver = false;
    let opened: DrawnModel | null = null;
    setIsBroken(false);
    opening.then(
      (model) => {
        if (isOver) return model.close();
        opened = model;
        host.current?.append(canvas);
        setDrawing({ model, canvas });
      },
      // The recipe tells in words what is wrong with it before it goes out.
      () => !isOver && setIsBroken(true),
    );
    return () => {
      isOver = true;
      canvas.remove();
      opened?.close();
      setDrawing(null);
    };
  }, [bytes, sky, parts]);
  return { host, drawing, failure, isBroken };
}
