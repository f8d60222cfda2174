import { Redirect, useHistory } from "@docusaurus/router";
import { PageMetadata } from "@docusaurus/theme-common";
import { UNTITLED } from "@nv/contracts";
import type { GraphicDetail } from "@nv/contracts/schemas";
import { TYPE_LABELS } from "@nv/graphic-types";
import { FailureNotice, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { ComingBench } from "../../../frame/workbench/ComingBench";
import { HouseStyleProvider } from "../../../maps/HouseStyleProvider";
import { graphicsCalls } from "../../../pieces/api/graphics-calls";
import { draftOf, type GraphicDraft } from "../../../pieces/core/graphic-draft";
import { writeAddress } from "../../../pieces/core/registry-address";
import { writeAddress as storyAddress } from "../../../pieces/core/stories-address";
import { GraphicEditor } from "../../../pieces/form/GraphicEditor";
import { WithType } from "../../../pieces/form/WithType";
import { ScreenHead } from "../../../pieces/ScreenHead";
import { publishDoubt } from "../core/publish-doubt";

/** The place of the form, while it is on its way. */
const COMING = <ComingBench head={{ name: "Gráfico" }}>Cargando el gráfico…</ComingBench>;

/** The form of a graphic that is registered. */
export function EditScreen({ id }: { readonly id: string }): ReactNode {
  const { body, failure, reload, replace } = useRemote(id, (signal) => graphicsCalls.detail(id, signal));
  // A story is written where its page scrolls beside it.
  if (body?.type === "story") return <Redirect to={storyAddress({ part: "story", id })} />;
  if (body !== null)
    return (
      <>
        <PageMetadata title={`Editar «${body.title || UNTITLED}»`} />
        <WithType name={body.type} fallback={COMING}>
          {() => <EditForm key={id} saved={body} onSaved={replace} />}
        </WithType>
      </>
    );
  if (failure !== null)
    return (
      <>
        <ScreenHead title="Gráfico" />
        <FailureNotice error={failure} onRetry={reload} />
      </>
    );
  return COMING;
}

/** Returns the reason why readers may see nothing of what the last check found broken and nobody has changed since; empty for none. */
function doubtOf(saved: GraphicDetail, { config }: GraphicDraft): string {
  const isSame = JSON.stringify(config) === JSON.stringify(draftOf(saved).config);
  return isSame ? publishDoubt(saved) : "";
}

interface FormProps {
  readonly saved: GraphicDetail;
  /** Called with what is saved now, whoever saved it. */
  readonly onSaved: (graphic: GraphicDetail) => void;
}

function EditForm({ saved, onSaved }: FormProps): ReactNode {
  const history = useHistory();
  const { id, title } = saved;
  const editor = (
    <GraphicEditor
      name={id}
      start={draftOf(saved)}
      saved={saved}
      onSaved={onSaved}
      onPublished={() => history.push(writeAddress({ part: "graphic", id }))}
      doubtOf={(draft) => doubtOf(saved, draft)}
      head={{
        name: `Editar «${title || UNTITLED}»`,
        kind: TYPE_LABELS[saved.type] ?? "Gráfico",
        back: { label: "Ficha", to: writeAddress({ part: "graphic", id }) },
      }}
    />
  );
  return saved.type === "locator" ? <HouseStyleProvider>{editor}</HouseStyleProvider> : editor;
}
