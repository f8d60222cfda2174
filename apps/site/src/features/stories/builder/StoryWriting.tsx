import type { StoryConfig } from "@nv/graphic-types";
import { ConfigFields, type StoryAround, StoryAroundContext, type StoryPlace } from "@nv/graphic-types/fields";
import { FileChoicesContext } from "@nv/piece-parts/fields";
import { type FormProblems, namesByPlace, type PresentTab, Step } from "@nv/web";
import { type ReactNode, useMemo } from "react";
import { FILE_CHOICES } from "../../../library/upload/file-choices";
import { FindableField } from "../../../pieces/form/FindableField";
import { SheetFields } from "../../../pieces/form/SheetFields";
import { SlugField } from "../../../pieces/form/SlugField";
import { TextFields } from "../../../pieces/form/TextFields";
import type { GraphicFormState } from "../../../pieces/form/use-graphic-form";
import { PresentNotice } from "../../../records/Presence";
import { TitleOnBar } from "../../../records/TitleOnBar";
import { useMe } from "../../../records/use-me";

/** Fields of each step; what no step names belongs to the first. */
const STEPS = {
  content: ["blocks"],
  text: ["altText", "sourceLine", "credit", "language"],
  sheet: ["slug", "author", "section", "tags", "note", "isFindable"],
} as const;

const LIST = new Intl.ListFormat("es");

interface Props extends Pick<StoryAround, "wanted" | "clashes" | "onRemoved"> {
  readonly form: GraphicFormState;
  readonly config: StoryConfig;
  readonly problems: FormProblems;
  /** Its address may still change. */
  readonly isNeverPublished: boolean;
  /** Others who have it open. */
  readonly present: readonly PresentTab[];
  readonly onPlace: (place: StoryPlace) => void;
}

/** The words and the blocks of a story, and who else writes in which of them. */
export function StoryWriting(props: Props): ReactNode {
  const { form, config, problems, isNeverPublished, present, clashes, wanted, onPlace, onRemoved } = props;
  const { draft, change } = form;
  const me = useMe();
  const { id, name } = me;
  const others = useMemo(
    () =>
      new Map(
        [...namesByPlace(present, { id, name })].map(([block, names]) => [
          block,
          `Aquí ${names.length === 1 ? "escribe" : "escriben"} ${LIST.format(names)}.`,
        ]),
      ),
    [present, id, name],
  );
  const around: StoryAround = useMemo(
    () => ({ others, clashes, wanted, onEnter: onPlace, onRemoved }),
    [others, clashes, wanted, onPlace, onRemoved],
  );
  return (
    <>
      <PresentNotice others={present} />
      <TitleOnBar
        label="Título"
        error={problems.get("title") ?? ""}
        value={draft.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <Step label="Contenido" fields={STEPS.content}>
        <StoryAroundContext value={around}>
          <FileChoicesContext value={FILE_CHOICES}>
            <ConfigFields config={config} problems={problems} onChange={(next) => change({ config: next })} />
          </FileChoicesContext>
        </StoryAroundContext>
      </Step>
      <Step label="Texto" fields={STEPS.text}>
        <TextFields draft={draft} problems={problems} onChange={change} />
      </Step>
      <Step label="Ficha" fields={STEPS.sheet}>
        <SheetFields draft={draft} problems={problems} onChange={change}>
          {isNeverPublished && (
            <SlugField draft={draft} error={problems.get("slug") ?? ""} onChange={(slug) => change({ slug })} />
          )}
          <FindableField isFindable={draft.isFindable} onChange={(isFindable) => change({ isFindable })} />
        </SheetFields>
      </Step>
    </>
  );
}
