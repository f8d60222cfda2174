/** Names of a type, for who lists types: nothing of it that a form or a page needs. */
export interface Kind<Name extends string = string> {
  readonly name: Name;
  /** As people call it. */
  readonly label: string;
  /**
   * Description of what one makes with it, for who chooses among the types that are composed of others; absent for what is recognised by its
   * address.
   */
  readonly composes?: string;
  /** Description of what one brings for it, for who begins with a file; absent for what is made of no file. */
  readonly madeOf?: string;
  /** Advice for who chooses among the types, after «Úsalo cuando»; absent for none. */
  readonly useWhen?: string;
  /** Whether it is read from beginning to end by itself, with the scroll: it is in the feeds of stories, and stands in an article itself, since a frame has no scroll. */
  readonly isStory?: boolean;
}
