import type { FileDetail } from "@nv/contracts/schemas";
import { FileChoicesContext, useChosenFile } from "@nv/piece-parts/fields";
import { Button } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure } from "@nv/web";
import { type ReactNode, useContext, useState } from "react";
import { fetchModel } from "./fetch-model.ts";
import type { WebglScrollingBlock } from "./settings.ts";
import { takePicture } from "./view-picture.ts";

interface Props {
  readonly block: WebglScrollingBlock;
  readonly onChange: (block: WebglScrollingBlock) => void;
}

/** Takes the pictures of all steps anew, each from where its camera stands: after the model or its sky changed. */
export function StepPictures({ block, onChange }: Props): ReactNode {
  const { settings, steps } = block;
  const choices = useContext(FileChoicesContext);
  const { body: file } = useChosenFile(settings.model);
  const [done, setDone] = useState<number | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function takeAll(file: FileDetail, library: NonNullable<typeof choices>) {
    const { signal } = new AbortController();
    const canvas = document.createElement("canvas");
    const { openScene } = await import("./scene.ts");
    const bytes = await fetchModel(file, settings.raise, signal);
    const parts = steps.map(({ data }) => data.parts);
    const model = await openScene(bytes, { canvas, sky: settings.sky, steps: parts, isKept: true });
    try {
      const taken: WebglScrollingBlock["steps"][number][] = [];
      for (const [place, step] of steps.entries()) {
        setDone(place);
        const picture = await takePicture(model, canvas, step.data.camera, { name: `vista-${place + 1}`, place });
        const id = await library.upload(picture, () => {}, signal);
        taken.push({ ...step, data: { ...step.data, image: `file:${id}` } });
      }
      onChange({ ...block, steps: taken });
    } finally {
      model.close();
    }
  }
  async function begin() {
    if (file === null || choices === null) return;
    setFailure(null);
    setDone(0);
    try {
      await takeAll(file, choices);
    } catch (error) {
      setFailure(toCallFailure(error));
    } finally {
      setDone(null);
    }
  }
  return (
    <div className="nv-field">
      <span className="nv-field__label">Fotos de los pasos</span>
      <div className="nv-row">
        <Button disabled={file === null || choices === null || done !== null} onClick={() => void begin()}>
          Hacer las fotos de todos los pasos
        </Button>
      </div>
      <p className="nv-field__hint" role="status">
        {done === null
          ? "Cada una, desde donde está la cámara de su paso. Hazlas otra vez si cambias el modelo, el cielo o las partes."
          : `Foto ${done + 1} de ${steps.length}…`}
      </p>
      {failure !== null && <FailureNotice error={failure} />}
    </div>
  );
}
