import { TRACKER_RECORD } from "@nv/contracts/schemas";
import { Field, TextArea } from "@nv/ui";
import { bindFields, type FormProblems, problemsByField, Step } from "@nv/web";
import type { ReactNode } from "react";
import { InternalNote } from "../../records/data/InternalNote";
import { NameFields } from "../../records/data/NameFields";
import { LICENSE_HINT } from "../../records/license-hint";
import type { RecordFieldsProps } from "../../records/saving/RecordEditor";
import { VoteField } from "../../records/VoteField";
import type { TrackerDraft } from "./core/tracker-draft";
import { MemberRows } from "./MemberRows";
import { MethodFields } from "./MethodFields";
import { SeriesRows } from "./SeriesRows";

/** Fields of each step. */
const STEPS = {
  what: ["title", "slug", "holder", "startDay", "question", "vote", "description", "license", "note"],
  method: ["method"],
  members: ["members", "remakesAverages", "day"],
  series: ["series"],
} as const;

const QUESTION_HINTS = {
  mandate: "Con sus palabras: dos preguntas distintas no se comparan sin decir por qué",
  average: "Con sus palabras: las encuestas que preguntan otra cosa son otra media",
} as const;

interface Props extends RecordFieldsProps<TrackerDraft> {
  /** Whether it has polls already. */
  readonly hasPolls: boolean;
}

/** Fields of a tracker: what it is, and how its average is made, or what it compares. */
export function TrackerFieldSet({ form, refused, said, hasFreeSlug, hasPolls }: Props): ReactNode {
  const { draft, change } = form;
  const problems: FormProblems = new Map([...problemsByField(said), ...refused]);
  const errorOf = (field: string) => problems.get(field) ?? "";
  const f = bindFields({ draft, change, problems, labels: TRACKER_RECORD.labels });
  return (
    <>
      <Step label="Qué es" fields={STEPS.what}>
        <div className="nv-data-tool__fields">
          <NameFields fields={f} hasFreeSlug={hasFreeSlug} />
          {draft.kind === "mandate" && <Field {...f.text("holder")} />}
          {draft.kind !== "comparison" && <Field type="date" {...f.text("startDay")} />}
        </div>
        {draft.kind !== "comparison" && <Field hint={QUESTION_HINTS[draft.kind]} {...f.text("question")} />}
        {draft.kind === "average" && <VoteField {...f.value("vote")} />}
        <TextArea hint="Para los lectores: va en los datos públicos" rows={2} isProse {...f.text("description")} />
        <Field type="url" hint={LICENSE_HINT} spellCheck={false} {...f.text("license")} />
        <InternalNote {...f.value("note")} />
      </Step>
      {draft.kind === "average" && (
        <Step label="Respuestas o partidos" fields={STEPS.series}>
          <SeriesRows
            fields={bindFields({ draft, change, problems })}
            error={errorOf("series")}
            series={draft.series}
            hasPolls={hasPolls}
          />
        </Step>
      )}
      {draft.kind !== "comparison" ? (
        <Step label="Método" fields={STEPS.method}>
          <MethodFields fields={f.part("method")} />
        </Step>
      ) : (
        <Step label="Mandatos" fields={STEPS.members}>
          <MemberRows fields={bindFields({ draft, change, problems })} errorOf={errorOf} />
        </Step>
      )}
    </>
  );
}
