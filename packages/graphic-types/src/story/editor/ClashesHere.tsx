import { Fragment, type ReactNode, useContext } from "react";
import { StoryAroundContext } from "./story-place.ts";

/** Places of which two people wrote at once, where they are: whoever is around the editor says how each is decided. @param isHere - Takes a path from the story. */
export function ClashesHere({ isHere }: { readonly isHere: (path: string) => boolean }): ReactNode {
  const { clashes } = useContext(StoryAroundContext);
  return clashes.map(({ path, drawn }) => isHere(path) && <Fragment key={path}>{drawn}</Fragment>);
}
