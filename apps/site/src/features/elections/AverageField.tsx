import { trackersApi } from "@nv/contracts/schemas";
import { SelectField } from "@nv/ui";
import { clientOf, FailureNotice, useRemote } from "@nv/web";
import type { ReactNode } from "react";

/** The calls of averages of polls: what is published is chosen from. */
const averagesCalls = clientOf(trackersApi);

interface Props {
  readonly label: string;
  readonly value: string;
  readonly error: string;
  readonly onChange: (average: string) => void;
}

/** The average of polls whose seats are estimated before the vote. */
export function AverageField({ label, value, error, onChange }: Props): ReactNode {
  const { body, failure, reload } = useRemote("averages", averagesCalls.list);
  const known =
    body?.items
      .filter(({ kind, publishedAtMs }) => kind === "average" && publishedAtMs !== null)
      .map(({ slug, title }) => ({ value: slug, label: title })) ?? [];
  const options = [
    { value: "", label: "Ninguna: no se estiman escaños" },
    ...known,
    // One that is not published any more is still what is written.
    ...(value === "" || known.some((one) => one.value === value) ? [] : [{ value, label: value }]),
  ];
  return (
    <>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      <SelectField
        hint="Sus partidos se llaman como las candidaturas. Hace falta el resultado anterior"
        {...{ label, value, error, options, onChange }}
      />
    </>
  );
}
