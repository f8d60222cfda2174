import { fileIdIn } from "@nv/piece-parts";
import { FileChoicesContext, FileField } from "@nv/piece-parts/fields";
import { Button, ColorField } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure } from "@nv/web";
import { type ReactNode, useContext, useState } from "react";
import type { SettingsProps, StepProps } from "../editor.ts";
import { StepPictures } from "./StepPictures.tsx";
import type { WebglScrollingBlock } from "./settings.ts";
import { ViewField } from "./ViewField.tsx";

/** The model, what is behind it, and the pictures of all steps at once. */
export function WebglScrollingSettings(props: SettingsProps<WebglScrollingBlock>): ReactNode {
  const { settings, block, textsOf, onChange, onBlockChange } = props;
  const hasModel = fileIdIn(settings.model) !== null;
  return (
    <>
      <FileField
        {...textsOf("settings.model")}
        hint="Un GLB en metros, de hasta 300.000 triángulos"
        kinds={["model"]}
        value={settings.model}
        onChange={(model) => onChange({ ...settings, model })}
      />
      <ColorField
        {...textsOf("settings.sky")}
        value={settings.sky}
        onChange={(sky) => onChange({ ...settings, sky })}
      />
      {hasModel && onBlockChange !== undefined && block.steps.length > 0 && (
        <StepPictures block={block} onChange={onBlockChange} />
      )}
    </>
  );
}

/** From where a step sees the model, and its picture. */
export function WebglScrollingStep({ data, block, textsOf, onChange }: StepProps<WebglScrollingBlock>): ReactNode {
  const choices = useContext(FileChoicesContext);
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const { model, sky } = block.settings;
  const canMove = choices !== null && fileIdIn(model) !== null;

  async function take(camera: typeof data.camera, picture: File) {
    setFailure(null);
    try {
      const id = await choices?.upload(picture, () => {}, new AbortController().signal);
      if (id !== undefined) onChange({ ...data, camera, image: `file:${id}` });
    } catch (error) {
      setFailure(toCallFailure(error));
    }
  }
  return (
    <>
      {!canMove && <p className="nv-field__hint">Elige antes el modelo del bloque: la vista se toma moviéndolo.</p>}
      {canMove && (
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? "Cerrar la vista" : "Mover la cámara"}
        </Button>
      )}
      {canMove && isOpen && (
        <ViewField model={model} sky={sky} taken={data.image === "" ? null : data.camera} onTake={take} />
      )}
      {failure !== null && <FailureNotice error={failure} />}
      <FileField
        {...textsOf("data.image")}
        hint="La vista de este paso: se ve sin WebGL, con movimiento reducido y en papel"
        kinds={["picture"]}
        value={data.image}
        onChange={(image) => onChange({ ...data, image })}
      />
    </>
  );
}
