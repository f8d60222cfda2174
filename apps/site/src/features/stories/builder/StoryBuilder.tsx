import type { GraphicDetail } from "@nv/contracts/schemas";
import { type StoryConfig, storyProblems } from "@nv/graphic-types";
import { ConfigFields, type StoryAround, StoryAroundContext, type StoryPlace } from "@nv/graphic-types/fields";
import { FileChoicesContext } from "@nv/piece-parts/fields";
import { Button, ConflictNotice, Field, Notice, SegmentedControl } from "@nv/ui";
import { type CallFailure, FailureNotice, type FormProblems, fieldsIn, NO_PROBLEMS, problemsByField } from "@nv/web";
import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { FILE_CHOICES } from "../../files/upload/file-choices";
import { graphicsCalls, problemOf } from "../../graphics/api/graphics-calls";
import { type Preparation, publishWhenMade } from "../../graphics/api/publish-when-made";
import { draftConflicts, draftOf, fieldsOf, type GraphicDraft, isSameDraft } from "../../graphics/core/graphic-draft";
import { longTexts } from "../../graphics/core/long-texts";
import { FieldGroup } from "../../graphics/form/FieldGroup";
import { lacking } from "../../graphics/form/lacking";
import { refusalOf } from "../../graphics/form/refusal-of";
import { TextFields } from "../../graphics/form/TextFields";
import { useNewer } from "../../graphics/form/use-newer";
import { PreparationNotice } from "../../graphics/PreparationNotice";
import { ScreenHead } from "../../graphics/ScreenHead";
import { Presence } from "../../records/Presence";
import { STORIES_PATH } from "../core/stories-address";
import { StoryPreview } from "./StoryPreview";
import { useStoryForm } from "./use-story-form";

const BACK = { label: "Historias", to: STORIES_PATH } as const;

const TABS = [
  { value: "write", label: "Escribir" },
  { value: "view", label: "Vista previa" },
] as const;

const NOBODY: StoryAround["others"] = new Map();

interface Props {
  readonly saved: GraphicDetail;
  /** Called with what is saved now, whoever saved it. */
  readonly onSaved: (graphic: GraphicDetail) => void;
}

/** The configuration of a form whose type is this one. @throws {Error} When it is of another. */
function storyIn({ config }: GraphicDraft): StoryConfig {
  if (config.type !== "story") throw new Error(`There is a ${config.type} where a story should be.`);
  return config;
}

/** Builds a story: its words and blocks beside the page that comes out of them. */
export function StoryBuilder({ saved, onSaved }: Props): ReactNode {
  const { id } = saved;
  const form = useStoryForm(saved);
  const { draft, change } = form;
  const config = storyIn(draft);
  const [tab, setTab] = useState<"write" | "view">("write");
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const [said, setSaid] = useState("");
  const [removed, setRemoved] = useState("");
  const [following, setFollowing] = useState<StoryPlace | null>(null);
  const { isClash, news, keepMine, keepTheirs } = useNewer({ form, saved, onNewer: onSaved, isSaving: isBusy });

  // What is looked at may lag behind what is written, never the other way round.
  const calm = useDeferredValue(draft);
  const calmConfig = storyIn(calm);
  const live = useMemo(
    () => storyProblems(calmConfig).map(({ field, message }) => ({ field: `config.${field}`, message })),
    [calmConfig],
  );
  const refused = useMemo(() => (failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure))), [failure]);
  const problems: FormProblems = useMemo(
    () => new Map([...problemsByField(live), ...refused, ...problemsByField(longTexts(calm))]),
    [live, refused, calm],
  );
  const around: StoryAround = useMemo(
    () => ({ others: NOBODY, wanted: null, onEnter: setFollowing, onRemoved: setRemoved }),
    [],
  );

  /** Saves what was written; what is saved already is not saved again. @returns The version that is saved then. */
  async function save(written: GraphicDraft): Promise<number> {
    if (isSameDraft(written, draftOf(saved))) return saved.version;
    const kept = await graphicsCalls.edit(id, { ...fieldsOf(written), version: saved.version });
    onSaved(kept);
    form.discard();
    return kept.version;
  }
  async function run(isToPublish: boolean, written = draft) {
    const lack = lacking(written, isToPublish);
    setFailure(lack);
    setSaid("");
    if (lack !== null) return;
    setIsBusy(true);
    try {
      const version = await save(written);
      if (isToPublish) onSaved(await publishWhenMade({ id, version }, setPreparation));
      setSaid(isToPublish ? "Publicada. Los lectores la ven antes de un minuto." : "Guardada.");
    } catch (error) {
      const wrong = refusalOf(error, written);
      const { current } = problemOf(wrong);
      // What somebody else saved meanwhile is joined or shown, and nothing is saved over it unseen.
      if (current === undefined) setFailure(wrong);
      else onSaved(current);
    } finally {
      setIsBusy(false);
    }
  }
  function takeBack(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = key === "y" || (key === "z" && event.shiftKey);
    if (!isRedo && key !== "z") return;
    event.preventDefault();
    if (isRedo) form.redo();
    else form.undo();
  }

  return (
    <>
      <div className="nv-builder__top">
        <ScreenHead title={saved.title} back={BACK} />
        <div className="nv-builder__tabs">
          <SegmentedControl legend="Qué se ve" segments={TABS} value={tab} onChange={setTab} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that work in every field of it */}
      <div className="nv-builder" data-tab={tab} onKeyDown={takeBack}>
        <form
          className="nv-builder__write"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void run(false);
          }}
        >
          <Presence subject={`graphic:${id}`} />
          {form.isRestored && form.isDirty && (
            <Notice tone="plain">
              <p>Hemos recuperado lo que habías escrito.</p>
            </Notice>
          )}
          {news !== "" && <Notice tone="plain">{news}</Notice>}
          {isClash && (
            <ConflictNotice
              conflicts={draftConflicts(form.base, draftOf(saved), draft)}
              isBusy={isBusy}
              onKeepMine={() => void run(false, keepMine())}
              onTakeTheirs={keepTheirs}
            >
              {saved.changedBy} ha guardado cambios mientras editabas. Lo tuyo sigue aquí, sin guardar todavía.
            </ConflictNotice>
          )}
          <FieldGroup title="Historia">
            <StoryAroundContext value={around}>
              <FileChoicesContext value={FILE_CHOICES}>
                <ConfigFields config={config} problems={problems} onChange={(next) => change({ config: next })} />
              </FileChoicesContext>
            </StoryAroundContext>
          </FieldGroup>
          <TextFields draft={draft} problems={problems} onChange={change}>
            {saved.publishedAtMs === null && (
              <Field
                label="Dirección pública"
                hint="Lo último de /g/…/. Vacía, sale del título; no cambia después de publicar"
                error={problems.get("slug") ?? ""}
                value={draft.slug}
                spellCheck={false}
                onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
              />
            )}
          </TextFields>
          <div className="nv-builder__orders">
            <PreparationNotice preparation={preparation} />
            {failure !== null && <FailureNotice error={failure} />}
            <p className="nv-maker__state" role="status">
              {removed !== "" ? (
                <>
                  {removed}{" "}
                  <Button
                    onClick={() => {
                      form.undo();
                      setRemoved("");
                    }}
                  >
                    Deshacer
                  </Button>
                </>
              ) : (
                said || (form.isDirty ? "Cambios sin guardar." : "Todo guardado.")
              )}
            </p>
            <div className="nv-row">
              <Button rank="main" disabled={isBusy || isClash} onClick={() => void run(true)}>
                Guardar y publicar
              </Button>
              <Button type="submit" disabled={isBusy || isClash || !form.isDirty}>
                Guardar
              </Button>
              <Button disabled={!form.canUndo} onClick={form.undo}>
                Deshacer
              </Button>
              <Button disabled={!form.canRedo} onClick={form.redo}>
                Rehacer
              </Button>
            </div>
          </div>
        </form>
        <div className="nv-builder__view">
          <StoryPreview draft={calm} config={calmConfig} following={following} />
        </div>
      </div>
    </>
  );
}
