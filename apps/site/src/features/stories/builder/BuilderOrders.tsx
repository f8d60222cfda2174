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
import { PreparationNotice } from "../../../pieces/PreparationNotice";
import { SavingState } from "../../../records/SavingState";

interface Props {
  readonly saved: GraphicDetail;
  readonly form: GraphicFormState;
  readonly saving: GraphicSaving;
  /** Number of fields in which two people wrote. */
  readonly clashes: number;
  /** Whether it is decided first what of two versions stays. */
  readonly isClash: boolean;
  /** Said of what was taken out; empty for nothing. */
  readonly removed: string;
  readonly onRestore: () => void;
  readonly onDecide: () => void;
}

/** The orders of the builder, and what came of the last one. */
export function BuilderOrders(props: Props): ReactNode {
  const { saved, form, saving, clashes, isClash, removed, onRestore, onDecide } = props;
  const { failure, isBusy, trouble } = saving;
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
            {removed} {removed.startsWith("Has quitado") && <Button onClick={onRestore}>Recuperarlo</Button>}
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
        <Button rank="main" disabled={isBusy || isClash} onClick={() => void saving.publish()}>
          {saving.stage === "out" ? "Publicar cambios" : "Publicar"}
        </Button>
      </OnBar>
    </>
  );
}
