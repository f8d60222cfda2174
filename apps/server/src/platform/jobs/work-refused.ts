/** Ends work for good, with a Spanish sentence for who waits for it: tried again it would end the same way. */
export class WorkRefused extends Error {
  override readonly name = "WorkRefused";
}
