import type { GraphicDetail } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import type { ReactNode } from "react";
import { OnBar } from "../../../frame/workbench/bar";
import { TurnButtons } from "../../../frame/workbench/TurnButtons";
import { labelOfField } from "../../../pieces/core/joined-draft";
import { PreviewLinkOrder } from "../../../pieces/form/PreviewLinkOrder";
import type { GraphicFormState } from "../../../pieces/form/use-graphic-form";
import type { GraphicSaving } from "../../../pieces/form/use-graphic-saving";
import type { Newer } from "../../../pieces/form/use-newer";
import { PreparationNotice } from "../../../pieces/PreparationNotice";
import { SavingState } from "../../../records/SavingState";
import type { Removal } from "./use-removal";

interface Props {
  readonly saved: GraphicDetail;
  readonly form: GraphicFormState;
  readonly saving: GraphicSaving;
  /** Changes of others, and what two people wrote at once: that is decided before it is published. */
  readonly newer: Newer;
  /** Sentence about what was taken out last, which can be restored. */
  readonly removal: Removal;
  readonly onDecide: () => void;
}

/** The orders of the builder, and what came of the last one. */
export function BuilderOrders({ saved, form, saving, newer, removal, onDecide }: Props): ReactNode {
  const { failure, isBusy, trouble } = saving;
  const clashes = newer.conflicts.length;
  const removed = removal.said;
  function restore() {
    form.undo();
    removal.tell("");
  }
  return (
    <>
      <OnBar place="news">
        <PreparationNotice preparation={saving.preparation} />
        {failure !== null && <FailureNotice error={failure} />}
        {failure === null && trouble?.kind === "signed-out" && (
          <FailureNotice error={trouble.failure} onRetry={() => void saving.save()} />
        )}
        {removed !== "" && (
          <p className="nv-cluster" role="status">
            {removed} {removed.startsWith("Has quitado") && <Button onClick={restore}>Recuperarlo</Button>}
          </p>
        )}
      </OnBar>
      <OnBar place="state">
        <SavingState view={{ ...saving, clashes }} labelOf={labelOfField} />
        {clashes > 0 && <Button onClick={onDecide}>Ver y decidir</Button>}
      </OnBar>
      <OnBar place="turns">
        <TurnButtons of={form} hasKeys />
      </OnBar>
      <OnBar place="actions">
        <PreviewLinkOrder graphic={saved} isSaved={saving.isSaved} />
        <Button rank="main" disabled={isBusy || newer.isClash} onClick={() => void saving.publish()}>
          {saving.stage === "out" ? "Publicar cambios" : "Publicar"}
        </Button>
      </OnBar>
    </>
  );
}
