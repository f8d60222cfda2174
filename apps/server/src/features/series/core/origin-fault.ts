/** An answer of a source that is not what it should be. */
export class OriginFault extends Error {
  override readonly name = "OriginFault";
}
