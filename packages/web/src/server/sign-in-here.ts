import { createContext } from "react";

/**
 * Lets the person in again without leaving what they were doing.
 *
 * @returns Whether they are in.
 */
export type SignInHere = () => Promise<boolean>;

/** Sign-in that a page offers in its own dialog; `null` where it has no dialog of its own, and the server asks for the sign-in. */
export const SignInHereContext = createContext<SignInHere | null>(null);
