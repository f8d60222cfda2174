import type { ComponentProps, ReactNode } from "react";
import { CardPart } from "./CardPart";
import { DailyTable } from "./DailyTable";

/** The close of one value as a card, and its last sessions as a table. */
export function ClosePart(props: ComponentProps<typeof CardPart>): ReactNode {
  return (
    <>
      <CardPart {...props} />
      <DailyTable market={props.market} />
    </>
  );
}
