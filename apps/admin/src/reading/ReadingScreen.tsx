import { Button } from "@nv/ui";
import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { ScreenFrame } from "../frame/ScreenFrame.tsx";
import { useSearch } from "../router/location.ts";
import { type ReadingPlace, readReadingPlace } from "./core/reading-address.ts";
import { OpinionsPart } from "./OpinionsPart.tsx";
import { ProposalsPart } from "./ProposalsPart.tsx";
import { ReadingNav } from "./ReadingNav.tsx";
import { ReviewsPart } from "./ReviewsPart.tsx";
import { READING_KEY } from "./reading-calls.ts";
import { SearchesPart } from "./SearchesPart.tsx";
import "./reading.css";

function Part({ place }: { readonly place: ReadingPlace }) {
  switch (place.part) {
    case "proposals":
      return <ProposalsPart place={place} />;
    case "opinions":
      return <OpinionsPart place={place} />;
    case "searches":
      return <SearchesPart place={place} />;
    case "reviews":
      return <ReviewsPart place={place} />;
  }
}

/** Screen of what the site learns from its readers: edits they suggest, what they say of the pages, what they do not find, what is overdue. */
export function ReadingScreen() {
  const queries = useQueryClient();
  const isFetching = useIsFetching({ queryKey: [READING_KEY] }) > 0;
  const place = readReadingPlace(useSearch());
  const refresh = () => queries.invalidateQueries({ queryKey: [READING_KEY] });
  return (
    <ScreenFrame
      title="Lectura"
      actions={
        <Button aria-disabled={isFetching} onClick={() => void refresh()}>
          Actualizar
        </Button>
      }
    >
      <ReadingNav part={place.part} />
      <Part key={place.part} place={place} />
    </ScreenFrame>
  );
}
