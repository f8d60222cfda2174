import { Field, type FieldProps } from "./Field.tsx";
import { useDebouncedText } from "./use-debounced-text.ts";

export interface SearchFieldProps extends Omit<FieldProps, "type" | "value" | "onChange"> {
  /** Text that is sought now: the address, or whoever keeps it, knows. */
  readonly value: string;
  /** Takes what is sought there, a moment after each key. */
  readonly onDebounced: (text: string) => void;
}

/** Field to search a list: each key is answered, and «back» brings the former search. */
export function SearchField({ value, onDebounced, ...field }: SearchFieldProps) {
  const [text, type] = useDebouncedText(value, onDebounced);
  return <Field {...field} type="search" value={text} onChange={({ currentTarget }) => type(currentTarget.value)} />;
}
