/** The pages of the sign-in dialog that a button may open. */
export type IdentityAction = "login" | "signup";
