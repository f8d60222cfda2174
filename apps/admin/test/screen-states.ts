/** Answer of the server to a call. */
export interface Answer {
  readonly status?: number;
  readonly json: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers by the path that is asked for, without its query: `/api/admin/state`. */
export type Answers = Readonly<Record<string, Answer>>;

/** One state of a screen: what the server says, and what the person reads. */
export interface ScreenState {
  readonly answers: Answers;
  /** Texts, each somewhere on the screen. */
  readonly sees: readonly string[];
}

/** The states of a screen, in a `*.states.ts` beside it. `screens.browser.test.ts` goes through all of them. */
export interface ScreenStates {
  /** Its title. */
  readonly title: string;
  readonly address: string;
  readonly full: ScreenState;
  /** State when there is nothing yet; its answers go before those of the full one. */
  readonly empty?: ScreenState;
  /** The call without which there is nothing to show; a form may have none. */
  readonly asks?: string;
}
