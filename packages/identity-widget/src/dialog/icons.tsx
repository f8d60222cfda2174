import type { FieldName } from "../core/error-fields.ts";

const PATHS: Readonly<Record<FieldName | "close", string>> = {
  name: "M8 8.2a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8ZM2.6 13.8c.6-2.4 2.7-3.6 5.4-3.6s4.8 1.2 5.4 3.6",
  email: "M1.8 3.6h12.4v8.8H1.8zM2 4l6 5 6-5",
  password: "M3.4 7.2h9.2v6.2H3.4zM5.4 7V4.8a2.6 2.6 0 0 1 5.2 0V7",
  url: "M6.6 9.4a2.7 2.7 0 0 0 3.9 0l2.3-2.4a2.7 2.7 0 0 0-3.8-3.8l-.9.9M9.4 6.6a2.7 2.7 0 0 0-3.9 0L3.2 9A2.7 2.7 0 0 0 7 12.8l.9-.9",
  code: "M5.2 9.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4ZM7.2 8.4l6 6M10.4 11.4l1.8-1.8",
  close: "M3 3l10 10M13 3L3 13",
};

/** A drawing of 16 px, in the colour of the text around it; for the eye only. */
export function Icon({ name }: { readonly name: FieldName | "close" }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
