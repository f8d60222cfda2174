import { POLL_LAWS, VOTE_LIMITS } from "@nv/contracts";
import { Field, RowsEditor, SelectField } from "@nv/ui";
import { BLANK_VOTE, type DraftVote } from "./core/votes-draft.ts";

const LAWS = [
  { value: "loreg", label: POLL_LAWS.loreg },
  { value: "none", label: POLL_LAWS.none },
] as const;

/** Props of {@link VoteRows}. */
interface VoteRowsProps {
  readonly votes: readonly DraftVote[];
  /** Problems by their field, as `0.day`. */
  readonly problems: ReadonlyMap<string, string>;
  readonly onChange: (votes: readonly DraftVote[]) => void;
}

/** The votes of the calendar, a row each. */
export function VoteRows({ votes, problems, onChange }: VoteRowsProps) {
  return (
    <RowsEditor
      legend="Calendario"
      noun="Votación"
      rows={votes}
      most={VOTE_LIMITS.votes}
      fewest={0}
      blank={() => BLANK_VOTE}
      onChange={onChange}
    >
      {({ name, territory, day, closesAt, law }, index, change) => {
        const errorOf = (field: keyof DraftVote) => problems.get(`${index}.${field}`) ?? "";
        return (
          <div className="votes-grid">
            <Field
              label="Qué se vota"
              error={errorOf("name")}
              value={name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
            <Field
              label="Dónde"
              error={errorOf("territory")}
              value={territory}
              onChange={({ currentTarget }) => change({ territory: currentTarget.value })}
            />
            <Field
              label="Día"
              type="date"
              error={errorOf("day")}
              value={day}
              onChange={({ currentTarget }) => change({ day: currentTarget.value })}
            />
            <Field
              label="Cierre del último colegio"
              type="time"
              hint="Hora de Madrid: las 21:00 si vota Canarias"
              error={errorOf("closesAt")}
              value={closesAt}
              onChange={({ currentTarget }) => change({ closesAt: currentTarget.value })}
            />
            <SelectField
              label="Ley de encuestas"
              error=""
              value={law}
              options={LAWS}
              onChange={(next) => change({ law: next })}
            />
          </div>
        );
      }}
    </RowsEditor>
  );
}
