/** The pages of the sign-in dialog that a button may open. */
export type IdentityAction = "login" | "signup";

/** Part of the sign-in widget that the public pages use. */
export interface Identity {
  /** Reads the saved session and the address's fragment; a token there opens its page of the dialog. */
  init(options: { readonly APIUrl: string; readonly locale: string }): void;
  on(event: "login" | "open" | "close" | "error", handler: () => void): void;
  open(action: IdentityAction): void;
  /** Fetches the dialog ahead of `open`; rejects when it cannot. */
  preload(): Promise<void>;
  /** Person that this browser remembers, or `null`; the service may know better. */
  currentUser(): unknown;
  /** Renews the session; rejects when the service refuses or cannot be reached. */
  refresh(force: boolean): Promise<unknown>;
  readonly store: {
    readonly settings: { readonly disable_signup: boolean } | null;
    /** A token of a changed address, which is used once the person has signed in; `null` when there is none. */
    readonly email_change_token: string | null;
    /** Last failure, until it is over; `null` when there is none. */
    readonly error: unknown;
    /** Whether the dialog is to be seen. */
    readonly modal: { readonly isOpen: boolean };
    loadSettings(): Promise<unknown>;
  };
}
