/** Schema that an answer, an event or something kept must pass to be relied on: any schema of zod, or {@link readBy}. */
export interface Schema<Body> {
  safeParse(
    value: unknown,
  ): { readonly success: true; readonly data: Body } | { readonly success: false; readonly error: unknown };
}

/**
 * A schema by hand, for pages in which the schema library would weigh more than all the rest.
 *
 * @param read - Looks at every part that is used; `null` for what cannot be relied on.
 */
export function readBy<Body>(read: (value: unknown) => Body | null): Schema<Body> {
  return {
    safeParse(value) {
      const data = read(value);
      return data === null ? { success: false, error: new TypeError("not the shape") } : { success: true, data };
    },
  };
}

/** Whether a value has named parts. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** JSON as what it must be; `null` when it is not, and when it is no JSON. */
export function parseJson<Body>(text: string | null, schema: Schema<Body>): Body | null {
  try {
    const read = schema.safeParse(JSON.parse(text ?? ""));
    return read.success ? read.data : null;
  } catch {
    // Not JSON: somebody else wrote it.
    return null;
  }
}
