import { fileIdIn } from "@nv/piece-parts";
import { FileChoicesContext, FileField, useChosenFile } from "@nv/piece-parts/fields";
import { Button, ColorField } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure } from "@nv/web";
import { type ReactNode, useContext, useState } from "react";
import { bindData, bindSettings } from "../bind-editor.ts";
import type { SettingsProps, StepProps } from "../editor.ts";
import { PartRules } from "./PartRules.tsx";
import { RaiseFields } from "./RaiseFields.tsx";
import { StepPictures } from "./StepPictures.tsx";
import type { WebglScrollingBlock } from "./settings.ts";
import { ViewField } from "./ViewField.tsx";

/** The model, what is behind it, and the pictures of all steps at once. */
export function Settings(props: SettingsProps<WebglScrollingBlock>): ReactNode {
  const { settings, block, textsOf, onChange, onBlockChange } = props;
  const f = bindSettings(props);
  const hasModel = fileIdIn(settings.model) !== null;
  const { body: file } = useChosenFile(settings.model);
  return (
    <>
      <FileField
        {...f.value("model")}
        hint="Un GLB en metros, de hasta 300.000 triángulos, o un mapa en GeoJSON: sus polígonos se levantan"
        kinds={["model", "geometry"]}
        onChange={(model) => onChange({ ...settings, model, raise: null })}
      />
      {file?.kind === "geometry" && (
        <RaiseFields key={file.id} {...{ file, textsOf }} raise={settings.raise} onChange={f.value("raise").onChange} />
      )}
      <ColorField {...f.value("sky")} />
      {hasModel && onBlockChange !== undefined && block.steps.length > 0 && (
        <StepPictures block={block} onChange={onBlockChange} />
      )}
    </>
  );
}

/** From where a step sees the model, and its picture. */
export function StepData(props: StepProps<WebglScrollingBlock>): ReactNode {
  const { data, block, place, textsOf, onChange } = props;
  const f = bindData(props);
  const choices = useContext(FileChoicesContext);
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const { model } = block.settings;
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
        <ViewField block={block} place={place} taken={data.image === "" ? null : data.camera} onTake={take} />
      )}
      {failure !== null && <FailureNotice error={failure} />}
      <PartRules rules={data.parts} textsOf={textsOf} onChange={f.value("parts").onChange} />
      <FileField
        {...f.value("image")}
        hint="La vista de este paso: se ve sin WebGL, con movimiento reducido y en papel"
        kinds={["picture"]}
      />
    </>
  );
}
