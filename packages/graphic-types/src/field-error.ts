/** Something of a configuration that cannot be, beside the field that says it. */
export class FieldError extends Error {
  override readonly name = "FieldError";
  /** Path of the field in the configuration. */
  readonly field: string;

  /** @param field - Path in the configuration. @param message - For people. */
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}
