import Link from "@docusaurus/Link";
import { FailureNotice, loadable } from "@nv/web";
import type { ReactNode } from "react";
import { problemOf } from "../api/graphic-problem";
import { graphicAddress } from "../core/graphic-address";
import type { GraphicSaving } from "./use-graphic-saving";

/** Comes when files have to be made ready before it goes out. */
const PreparationNotice = loadable(async () => (await import("../PreparationNotice")).PreparationNotice, null);

interface Props {
  readonly saving: GraphicSaving;
  /** Question that the last action left. */
  readonly children: ReactNode;
}

/** Sentences about the last action on a graphic: what it waits for, why it failed, and what it asks. */
export function GraphicOutcome({ saving: { preparation, failure, trouble, save }, children }: Props): ReactNode {
  const { existing } = failure === null ? {} : problemOf(failure);
  return (
    <>
      {preparation !== null && <PreparationNotice preparation={preparation} />}
      {failure !== null && <FailureNotice error={failure} />}
      {failure === null && trouble?.kind === "signed-out" && (
        <FailureNotice error={trouble.failure} onRetry={() => void save()} />
      )}
      {existing !== undefined && (
        <p>
          Ya existe: «{existing.title}». <Link to={graphicAddress(existing.id)}>¿Abrirlo?</Link>
        </p>
      )}
      {children}
    </>
  );
}
