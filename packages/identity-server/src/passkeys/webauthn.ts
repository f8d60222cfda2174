/** The library of passkeys, loaded when the first one is used: it would be a fifth of the service's start, and most sites have none. */
export const loadWebauthn = () => import("@simplewebauthn/server");
