import Link from "@docusaurus/Link";
import { FORMAT_NAMES } from "@nv/graphic-types";
import { FailureNotice, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { ComingBench } from "../../../frame/workbench/ComingBench";
import { graphicsCalls } from "../../../pieces/api/graphics-calls";
import { writeAddress as graphicAddress } from "../../../pieces/core/registry-address";
import { STORIES_PATH } from "../../../pieces/core/stories-address";
import { ScreenHead } from "../../../pieces/ScreenHead";
import { StoryBuilder } from "./StoryBuilder";

const BACK = { label: "Historias", to: STORIES_PATH } as const;

interface Props {
  readonly id: string;
  /** Name of the format that the first block is of; empty for none. */
  readonly format: string;
}

/** The builder of a story that is registered. */
export function BuilderScreen({ id, format }: Props): ReactNode {
  const { body, failure, reload, replace } = useRemote(id, (signal) => graphicsCalls.detail(id, signal));
  if (body === null)
    return failure === null ? (
      <ComingBench head={{ name: "Historia", back: BACK }}>Cargando la historia…</ComingBench>
    ) : (
      <FailureNotice error={failure} onRetry={reload} />
    );
  if (body.type !== "story")
    return (
      <>
        <ScreenHead title={body.title} back={BACK} />
        <p>
          No es una historia. <Link to={graphicAddress({ part: "graphic", id })}>Ábrelo en Gráficos</Link>.
        </p>
      </>
    );
  return (
    <StoryBuilder key={id} saved={body} firstFormat={FORMAT_NAMES.includes(format) ? format : ""} onSaved={replace} />
  );
}
