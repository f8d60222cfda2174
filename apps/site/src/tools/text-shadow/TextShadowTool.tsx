import useIsBrowser from "@docusaurus/useIsBrowser";
import { formatPercent } from "@nv/spanish";
import { Button, ChoiceField, ColorField, Field, FileDrop, Toggle } from "@nv/ui";
import { bindFields, OnStage, useKept } from "@nv/web";
import { type ReactNode, useState } from "react";
import { NEW_DRAFT, readDraft, readShadowDraft, type ShadowDraft, withKind } from "./core/shadow-draft";
import { ShadowProof } from "./ShadowProof";
import "../tool.css";
import "./text-shadow.css";

/** Storage key of what somebody has written, in this tab. */
const KEY = "nv.textshadow";

const KINDS = [
  { value: "shadow", label: "Sombra" },
  { value: "halo", label: "Halo" },
  { value: "scrim", label: "Degradado" },
  { value: "plate", label: "Placa" },
] as const;

/** Makes a text readable over a picture, and proves it on the picture itself. */
export function TextShadowTool(): ReactNode {
  const isBrowser = useIsBrowser();
  // The page is built without a canvas to measure on.
  return isBrowser ? <TextShadow /> : <p>Preparando…</p>;
}

function TextShadow(): ReactNode {
  const { value: kept, keep } = useKept(KEY, readShadowDraft);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState("");
  const draft: ShadowDraft = { ...NEW_DRAFT, ...kept };
  const read = readDraft(draft);
  const problems = "problems" in read ? read.problems : {};
  const change = (part: Partial<ShadowDraft>) => keep({ ...draft, ...part });
  const f = bindFields({ draft, change });
  const isSought = draft.mode === "auto";

  async function take([file]: readonly File[]) {
    if (file === undefined) return;
    setProblem("");
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      // The browser does not say why: it is no picture, or one that it cannot open.
      setProblem(`«${file.name}» no es una imagen que este navegador sepa abrir. Trae un JPG, un PNG o un WebP.`);
    }
  }
  const line = (name: "text" | "textSize" | "size" | "layers" | "strength", label: string, hint = "") => (
    <Field
      {...{ label, hint, ...f.text(name) }}
      autoComplete="off"
      inputMode={name === "text" ? "text" : "numeric"}
      error={problems[name]}
    />
  );
  const color = (name: "ink" | "color" | "ground", label: string, hint = "") => (
    <ColorField {...{ label, hint }} {...f.value(name)} error={problems[name]} />
  );

  return (
    <div className="nv-tool nv-stack">
      <FileDrop label="La foto" accept="image/*" onFiles={(files) => void take(files)} />
      {problem !== "" && (
        <p className="nv-tool__fault" role="alert">
          {problem}
        </p>
      )}
      {line("text", "Texto")}
      <div className="nv-tool__fields">
        {color("ink", "Color del texto")}
        {line("textSize", "Cuerpo", "Píxeles, en la página")}
        {picture === null && color("ground", "Fondo de color", "Vacío: una imagen inventada")}
      </div>
      <Toggle
        label="Negrita"
        isOn={draft.weight === "bold"}
        onChange={(isOn) => change({ weight: isOn ? "bold" : "regular" })}
      />
      <ChoiceField label="Ayuda" segments={KINDS} value={draft.kind} onChange={(kind) => keep(withKind(draft, kind))} />
      <div className="nv-tool__fields">
        {color("color", "Color de la ayuda")}
        {draft.kind !== "scrim" && line("size", draft.kind === "plate" ? "Aire a los lados" : "Tamaño", "Píxeles")}
        {draft.kind === "shadow" && line("layers", "Capas", "De 1 a 6")}
        {!isSought && line("strength", "Fuerza", "Por ciento")}
      </div>
      <Toggle
        label="La fuerza mínima que cumple"
        hint="La busca por ti en los tres encuadres."
        isOn={isSought}
        onChange={(isOn) => change({ mode: isOn ? "auto" : "own" })}
      />
      {"style" in read && (
        <OnStage>
          <ShadowProof
            draft={read}
            ground={{ picture, color: read.ground }}
            onPlate={() => keep({ ...withKind(draft, "plate"), mode: "auto" })}
            strengthWords={(strength) => formatPercent(100 * strength, { decimals: 0 })}
          />
        </OnStage>
      )}
      <div className="nv-tool__actions">
        <Button
          onClick={() => {
            keep(null);
            setPicture(null);
          }}
        >
          Empezar de nuevo
        </Button>
      </div>
    </div>
  );
}
