import { votesApi } from "@nv/contracts/schemas";
import { SelectField } from "@nv/ui";
import { clientOf, FailureNotice, useRemote } from "@nv/web";
import type { ReactNode } from "react";

/** The calls of the calendar of votes. */
const votesCalls = clientOf(votesApi);

interface Props {
  readonly label: string;
  /** Name of the vote for programs; empty for none. */
  readonly value: string;
  readonly error: string;
  readonly onChange: (vote: string) => void;
}

/** The vote of the calendar that something is about: the law on polls goes by its day. */
export function VoteField({ label, value, error, onChange }: Props): ReactNode {
  const { body, failure, reload } = useRemote("votes", votesCalls.list);
  const known = body?.items.map(({ id, name, territory }) => ({ value: id, label: `${name}, ${territory}` })) ?? [];
  const embargo = body?.items.find(({ id }) => id === value)?.embargo ?? null;
  const options = [
    { value: "", label: "Ninguna del calendario" },
    ...known,
    // One that is not in the calendar any more is still what is written.
    ...(value === "" || known.some((one) => one.value === value) ? [] : [{ value, label: value }]),
  ];
  return (
    <>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      <SelectField
        label={label}
        {...(embargo !== null && { hint: embargo.sentence })}
        error={error}
        value={value}
        options={options}
        onChange={onChange}
      />
    </>
  );
}
