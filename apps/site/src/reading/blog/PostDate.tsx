import type { ReactNode } from "react";
import { spanishDay } from "../doc/doc-facts";

interface Props {
  readonly className?: string;
  /** ISO 8601, as the blog plugin gives it. */
  readonly date: string;
}

/** The day of a post, in Spanish whatever the language of the framework: it is content. */
export function PostDate({ className, date }: Props): ReactNode {
  return (
    <time className={className} dateTime={date.slice(0, 10)}>
      {spanishDay(date)}
    </time>
  );
}
