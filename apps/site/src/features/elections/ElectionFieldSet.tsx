import { ELECTION_LIMITS } from "@nv/contracts";
import { ELECTION_RECORD } from "@nv/contracts/schemas";
import { ELECTORAL_LAWS, seatsOfLaw } from "@nv/elections";
import { Field, RowsEditor, SelectField, TextArea } from "@nv/ui";
import { bindFields, type FormProblems, problemsByField, Step } from "@nv/web";
import type { ReactNode } from "react";
import { InternalNote } from "../../records/data/InternalNote";
import { NameFields } from "../../records/data/NameFields";
import { LICENSE_HINT } from "../../records/license-hint";
import type { RecordFieldsProps } from "../../records/saving/RecordEditor";
import { VoteField } from "../../records/VoteField";
import { AverageField } from "./AverageField";
import { ColumnFields } from "./ColumnFields";
import { areasOf, type ElectionDraft, NEW_HEADLINE, OWN_LAW } from "./core/election-draft";
import { FieldAlert } from "./FieldAlert";
import { HeadlineFields } from "./HeadlineFields";
import { LawFields } from "./LawFields";
import { ListFields } from "./ListFields";

/** Fields of each step: five tabs, which stand in one row. */
const STEPS = {
  vote: ["title", "slug", "vote", "description", "license", "note", "law", "thresholdPct", "constituencies"],
  lists: ["lists", "blocs"],
  before: ["average", "before"],
  headlines: ["headlines"],
  count: ["sourceKind", "url", "columns", "everySeconds", "source"],
} as const;

const LAWS = [
  ...[...ELECTORAL_LAWS.values()].map((law) => ({ value: law.key, label: `${law.name} (${seatsOfLaw(law)} escaños)` })),
  { value: OWN_LAW, label: "Otra: escribo sus circunscripciones" },
];

const SOURCES = [
  { value: "none", label: "Ninguna todavía" },
  { value: "table", label: "Una tabla (CSV)" },
  { value: "interior", label: "Los archivos de Interior" },
] as const;

interface Props extends RecordFieldsProps<ElectionDraft> {
  /** Stands with what is known before the vote. */
  readonly before: ReactNode;
  /** Stands with the count. */
  readonly followers: ReactNode;
}

/** Fields of an election: what is voted, by which law, who stands, and where the count comes from. */
export function ElectionFieldSet({ form, refused, said, hasFreeSlug, before, followers }: Props): ReactNode {
  const { draft, change } = form;
  const problems: FormProblems = new Map([...problemsByField(said), ...refused]);
  const f = bindFields({ draft, change, problems, labels: ELECTION_RECORD.labels });
  const own = bindFields({ draft, change, problems });
  const errorOf = (field: string) => problems.get(field) ?? "";
  return (
    <>
      <Step label="Voto" fields={STEPS.vote}>
        <div className="nv-data-tool__fields">
          <NameFields fields={f} hasFreeSlug={hasFreeSlug} />
          <VoteField {...f.value("vote")} />
        </div>
        <TextArea hint="Para los lectores: va en sus páginas" rows={2} isProse {...f.text("description")} />
        <Field type="url" hint={LICENSE_HINT} spellCheck={false} {...f.text("license")} />
        <InternalNote {...f.value("note")} />
        <SelectField options={LAWS} {...f.value("law")} />
        {draft.law === OWN_LAW && <LawFields fields={own} error={errorOf("constituencies")} />}
      </Step>
      <Step label="Candidaturas" fields={STEPS.lists}>
        <ListFields fields={own} error={errorOf("lists")} />
      </Step>
      <Step label="Antes" fields={STEPS.before}>
        <AverageField {...f.value("average")} />
        {before}
      </Step>
      <Step label="Titulares" fields={STEPS.headlines}>
        <p className="nv-quiet">
          Se escriben antes, con lo que afirman. Los lectores leen el primero que ya no puede dejar de ser cierto, y si
          una corrección lo desmiente se va solo. El que dice quién gana espera además a que dos personas lo den.
        </p>
        <RowsEditor
          legend="Titulares"
          noun="Titular"
          fewest={0}
          most={ELECTION_LIMITS.headlines}
          blank={() => NEW_HEADLINE}
          {...own.list("headlines")}
        >
          {own.rows("headlines", (row, headline) => (
            <HeadlineFields fields={row} headline={headline} areas={areasOf(draft)} />
          ))}
        </RowsEditor>
      </Step>
      <Step label="Recuento" fields={STEPS.count}>
        <SelectField label="De dónde viene" options={SOURCES} {...own.value("sourceKind")} />
        {draft.sourceKind !== "none" && (
          <Field label="Dirección" type="url" hint="Con https://" spellCheck={false} {...own.text("url")} />
        )}
        {draft.sourceKind === "table" && <ColumnFields fields={own.part("columns")} columns={draft.columns} />}
        <FieldAlert error={errorOf("columns")} />
        <Field
          hint={`De ${ELECTION_LIMITS.leastSeconds} a ${ELECTION_LIMITS.mostSeconds}`}
          inputMode="numeric"
          {...f.text("everySeconds")}
        />
        {followers}
      </Step>
    </>
  );
}
