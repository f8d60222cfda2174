import Link from "@docusaurus/Link";
import { loadType } from "@nv/graphic-types";
import { FailureNotice, loadable, useRemote } from "@nv/web";
import { type ReactNode, useEffect } from "react";
import { graphicsCalls } from "../../../pieces/api/graphics-calls";
import { writeAddress as graphicAddress } from "../../../pieces/core/registry-address";
import { STORIES_PATH } from "../../../pieces/core/stories-address";
import { ScreenHead } from "../../../pieces/ScreenHead";
import { ComingStory } from "../ComingStory";

const BACK = { label: "Historias", to: STORIES_PATH } as const;

/** With the formats and all that a story is written with. */
const StoryBuilder = loadable(
  async () => {
    const editing = loadType("story").then(({ editor }) => editor());
    const [{ StoryBuilder: Builder }] = await Promise.all([import("./StoryBuilder"), editing]);
    return Builder;
  },
  <ComingStory />,
);

interface Props {
  readonly id: string;
  /** Name of the format that the first block is of; empty for none. */
  readonly format: string;
}

/** The builder of a story that is registered. */
export function BuilderScreen({ id, format }: Props): ReactNode {
  const { body, failure, reload, replace } = useRemote(id, (signal) => graphicsCalls.detail(id, signal));
  // The story and what it is written with come beside each other.
  useEffect(() => StoryBuilder.preload(), []);
  if (body === null) return failure === null ? <ComingStory /> : <FailureNotice error={failure} onRetry={reload} />;
  if (body.type !== "story")
    return (
      <>
        <ScreenHead title={body.title} back={BACK} />
        <p>
          No es una historia. <Link to={graphicAddress({ part: "graphic", id })}>Ábrelo en Gráficos</Link>.
        </p>
      </>
    );
  return <StoryBuilder key={id} saved={body} firstFormat={format} onSaved={replace} />;
}
