import { HOUSE_STYLE_LIMITS } from "@nv/contracts";
import type { HouseStyle, HouseStyleView } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { problemsByField, toCallFailure } from "@nv/web";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { SaveArea } from "../settings/SaveArea.tsx";
import { useUnsavedWarning } from "../settings/use-settings-draft.ts";
import { ColourFields } from "./ColourFields.tsx";
import { FaceFields } from "./FaceFields.tsx";
import { HousePreview } from "./HousePreview.tsx";
import { BEHIND_KEY, HOUSE_STYLE_KEY, houseStyleCalls } from "./house-style-calls.ts";
import { LogoFields } from "./LogoFields.tsx";
import { NumberFields } from "./NumberFields.tsx";
import { PiecesBehind } from "./PiecesBehind.tsx";
import { PresetRows } from "./PresetRows.tsx";
import { SizeFields } from "./SizeFields.tsx";
import { useFindings } from "./use-findings.ts";
import { useStyleDraft } from "./use-style-draft.ts";
import { VersionList } from "./VersionList.tsx";

/** The style of the house: its fields, what it looks like, what is wrong with it, and its versions. */
export function HouseStyleForm({ view }: { readonly view: HouseStyleView }) {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const [draft, setDraft] = useStyleDraft();
  const [note, setNote] = useState("");
  const style = draft ?? view.style;
  const { problems, doubts, drawable } = useFindings(style);
  const byField = problemsByField([...problems, ...doubts]);
  const change = (part: Partial<HouseStyle>) => setDraft({ ...style, ...part });
  const isUnsaved = draft !== null && JSON.stringify(draft) !== JSON.stringify(view.style);
  useUnsavedWarning(isUnsaved);

  const save = useMutation({
    mutationFn: () => houseStyleCalls.change(caller, { version: view.version, style, note }),
    onSuccess: (answer) => {
      queries.setQueryData(HOUSE_STYLE_KEY, answer);
      void queries.invalidateQueries({ queryKey: BEHIND_KEY });
      setDraft(null);
      setNote("");
    },
    onError: (error) => {
      if (toCallFailure(error).kind === "conflict") return queries.invalidateQueries({ queryKey: HOUSE_STYLE_KEY });
    },
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending && problems.length === 0) save.mutate();
  }

  const fields = { style, problems: byField, onChange: change };
  return (
    <form className="house-style" noValidate onSubmit={handleSubmit}>
      <div className="house-style__fields">
        <FaceFields {...fields} />
        <SizeFields {...fields} />
        <NumberFields {...fields} />
        <ColourFields
          legend="Colores en claro"
          path="light"
          colours={style.light}
          problems={byField}
          onChange={(light) => change({ light })}
        />
        <ColourFields
          legend="Colores en oscuro"
          path="dark"
          colours={style.dark}
          problems={byField}
          onChange={(dark) => change({ dark })}
        />
        <LogoFields {...fields} />
        <PresetRows {...fields} />
        <PiecesBehind />
        <section className="house-part" aria-labelledby="house-versions">
          <h2 id="house-versions">Versiones</h2>
          <VersionList versions={view.versions} onTake={setDraft} />
          <Button onClick={() => setDraft(view.fromFile)}>Volver al estilo del archivo del equipo</Button>
        </section>
      </div>
      <HousePreview style={drawable} />
      <SaveArea
        {...{ save, isUnsaved, note, problems }}
        comfort="Lo que has elegido sigue aquí, sin guardar."
        done={
          <>
            Guardado. Lo que se publique desde ahora sale así; lo publicado sigue como salió:{" "}
            <a href="#house-behind">qué lleva un estilo anterior</a>.
          </>
        }
        unsaved="El estilo ha cambiado y no está guardado"
        isHeld={problems.length > 0}
        order="Guardar el estilo"
        noteLength={HOUSE_STYLE_LIMITS.note}
        onNote={setNote}
        onDiscard={() => setDraft(null)}
      />
    </form>
  );
}
