/** A feed that is none: the whole of it, not one of its reports. The message is for developers. */
export class FeedFault extends Error {
  override readonly name = "FeedFault";
}
