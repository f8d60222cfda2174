import { FactList } from "@nv/ui";
import { dataFacts } from "./core/data-facts.ts";

export interface OtherDataProps {
  readonly title: string;
  /** The data as the form holds them; half written, nothing is shown. */
  readonly json: string;
}

/** Data of a person besides name, address and role, in words. */
export function OtherData({ title, json }: OtherDataProps) {
  const facts = dataFacts(json);
  if (facts.length === 0) return null;
  return (
    <div className="other-data">
      <h3>{title}</h3>
      <FactList facts={facts} />
    </div>
  );
}
