import Link from "@docusaurus/Link";
import type { GraphicDetail } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Step } from "@nv/web";
import { type ComponentProps, type ReactNode, useState } from "react";
import { problemOf } from "../../../pieces/api/graphic-problem";
import { graphicsCalls } from "../../../pieces/api/graphics-calls";
import { draftOf } from "../../../pieces/core/graphic-draft";
import { writeAddress as graphicAddress } from "../../../pieces/core/registry-address";
import { EmbedCodes } from "../../../pieces/EmbedCodes";
import type { GraphicFormState } from "../../../pieces/form/use-graphic-form";
import { ActionRefusal } from "../../../records/ActionRefusal";
import { useAction } from "../../../records/use-action";
import { useVersions } from "../../../records/use-versions";
import { VersionList } from "../../../records/VersionList";
import { StoryHands } from "./StoryHands";

interface SavedProps {
  readonly saved: GraphicDetail;
  readonly onSaved: (graphic: GraphicDetail) => void;
}

interface Props extends SavedProps, Pick<ComponentProps<typeof StoryHands>, "config" | "onGo"> {
  readonly form: GraphicFormState;
}

const NO_FIELDS: readonly string[] = [];

/** A part that is asked for only once somebody opens it. */
function Folded({ title, children }: { readonly title: string; readonly children: () => ReactNode }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="nv-folded" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children()}
    </details>
  );
}

/** History of who wrote what and when, with the way back. */
function Versions({ saved, onSaved }: SavedProps): ReactNode {
  const { isBusy, failure, said, run } = useAction(onSaved, (refused) => problemOf(refused).current);
  const versions = useVersions(saved, graphicsCalls.versions);
  return (
    <>
      <p role="status">{said}</p>
      <ActionRefusal failure={failure} />
      <VersionList
        record={saved}
        versions={versions}
        isBusy={isBusy}
        onRollBack={(revision, { atMs }) =>
          run(
            graphicsCalls.rollBack(saved.id, saved.version, revision),
            `Los lectores ven la versión del ${formatMoment(atMs)}, antes de un minuto.`,
          )
        }
      />
    </>
  );
}

/** Record of a story in the registry, besides what is written: its codes, its versions, and the way to the rest. */
export function StoryRecord({ saved, form, onSaved, config, onGo }: Props): ReactNode {
  function takeOver(graphic: GraphicDetail) {
    form.rebaseOnSaved(draftOf(graphic), graphic.version, form.draft);
    onSaved(graphic);
  }
  return (
    <Step label="Códigos" fields={NO_FIELDS}>
      <Folded title="Códigos para ponerla en un artículo">{() => <EmbedCodes graphic={saved} />}</Folded>
      <Folded title="Quién ha escrito qué desde ayer">{() => <StoryHands {...{ saved, config, onGo }} />}</Folded>
      <Folded title="Versiones">{() => <Versions saved={saved} onSaved={takeOver} />}</Folded>
      <p>
        <Link to={graphicAddress({ part: "graphic", id: saved.id })}>Ficha en Gráficos</Link>: dónde está puesta, salud,
        despublicar y retirar.
        {saved.publicUrl !== null && (
          <>
            {" "}
            <a href={saved.publicUrl}>Verla como la ven los lectores</a>.
          </>
        )}
      </p>
    </Step>
  );
}
