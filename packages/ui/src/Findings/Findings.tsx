import type { ReactNode } from "react";
import type { Finding } from "../finding.ts";

const MARKS = {
  fault: { sign: "✗", word: "Hay que arreglarlo" },
  advice: { sign: "!", word: "Conviene" },
  fine: { sign: "✓", word: "Bien" },
} as const;

/** List of the findings of a checker, worst first. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }): ReactNode {
  const order = ["fault", "advice", "fine"] as const;
  const sorted = order.flatMap((level) => findings.filter((finding) => finding.level === level));
  return (
    <ul className="nv-findings" aria-live="polite">
      {sorted.map(({ level, text }) => (
        <li key={text} className="nv-findings__item" data-level={level}>
          <span className="nv-findings__sign" role="img" aria-label={MARKS[level].word}>
            {MARKS[level].sign}
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
