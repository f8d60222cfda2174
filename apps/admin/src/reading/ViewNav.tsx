import { Link } from "../router/Link.tsx";
import { type ReadingPlace, readingAddress } from "./core/reading-address.ts";

export interface ViewNavProps {
  readonly place: ReadingPlace;
  /** Subject of the lists, for those who do not see them: «Propuestas por estado». */
  readonly label: string;
  readonly views: readonly { readonly place: ReadingPlace; readonly label: string }[];
}

/** The lists of a part. */
export function ViewNav({ place, label, views }: ViewNavProps) {
  return (
    <nav className="ways reading-views" aria-label={label}>
      {views.map((choice) => (
        <Link
          key={choice.label}
          href={readingAddress(choice.place)}
          aria-current={choice.place.view === place.view ? "true" : undefined}
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  );
}
