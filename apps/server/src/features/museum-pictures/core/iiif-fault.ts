/** Reason why a picture of a museum cannot be imported: codes of the catalogue of errors. */
export type IiifFaultCode = "IIIF_UNREADABLE" | "IIIF_TOO_LARGE";

/** Something that a museum says, and that is no picture that can be brought. */
export class IiifFault extends Error {
  override readonly name = "IiifFault";
  readonly code: IiifFaultCode;

  constructor(code: IiifFaultCode) {
    super(code);
    this.code = code;
  }
}
