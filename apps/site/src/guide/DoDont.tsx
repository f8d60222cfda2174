import type { ReactNode } from "react";
import "./DoDont.css";

interface Props {
  /** Cases in which it is the right thing: one sentence each. */
  readonly yes: readonly ReactNode[];
  /** Cases in which it is not, with what to use instead. */
  readonly no: readonly ReactNode[];
}

function Column({
  title,
  tone,
  items,
}: {
  readonly title: string;
  readonly tone: string;
  readonly items: readonly ReactNode[];
}) {
  return (
    <div className="nv-do__column" data-tone={tone}>
      <p className="nv-do__title">{title}</p>
      <ul className="nv-stack-2 nv-plain">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is written in the page and never changes
          <li key={index}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** Lists of when to use something and when not, side by side. */
export function DoDont({ yes, no }: Props): ReactNode {
  return (
    <div className="nv-do nv-stack-5">
      <Column title="Sí" tone="yes" items={yes} />
      <Column title="No" tone="no" items={no} />
    </div>
  );
}
