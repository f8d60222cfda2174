export { Admin, type AdminUserAttributes, type UserData } from "./admin.ts";
export { Api, type Page, type RequestOptions } from "./api.ts";
export { spendAskedSignIn } from "./asked-sign-in.ts";
export type { Pagination } from "./core/pagination.ts";
export { REFRESH_MARGIN_MS } from "./core/token-expiry.ts";
export { HTTPError, JSONHTTPError, TextHTTPError } from "./errors.ts";
// biome-ignore lint/style/noDefaultExport: pages that use gotrue-js write `import GoTrue from`.
export { GoTrue, GoTrue as default, type GoTrueOptions, type InviteDetails, type Settings } from "./go-true.ts";
export {
  type LinkedIdentity,
  linkIdentity,
  listIdentities,
  unlinkIdentity,
} from "./linked-identities.ts";
export { loadPart } from "./load-part.ts";
export { requestMagicLink, signInWithCode } from "./magic-link.ts";
export type { AppMetadata, UserMetadata } from "./metadata.ts";
export type { SessionListener } from "./other-tabs.ts";
export {
  addPasskey,
  answerWithPasskey,
  canUsePasskeys,
  enrolPasskey,
  listPasskeys,
  offerPasskeys,
  PASSKEY_CANCELLED,
  PASSKEY_IMPOSSIBLE,
  PASSKEY_KNOWN,
  type Passkey,
  type PasskeyOffer,
  reauthenticateWithPasskey,
  removePasskey,
  renamePasskey,
  signInWithOffered,
  signInWithPasskey,
} from "./passkeys.ts";
export { type ProofMethod, proofMethodsOf, reauthenticate } from "./recent-proof.ts";
export { SESSION_KEY } from "./saved-session.ts";
export {
  activateTotp,
  answerSecondFactor,
  type FactorState,
  factorState,
  type RecoveryCodes,
  removeTotp,
  renewRecoveryCodes,
  type SecondFactorAnswer,
  type SecondFactorQuestion,
  type SecondFactorResult,
  secondFactorQuestionOf,
  startEnrolment,
  startTotp,
  type TotpSetup,
} from "./second-factor.ts";
export type { SignupResponse } from "./signup-response.ts";
export type { Token, TokenResponse } from "./token.ts";
export { User, type UserAttributes } from "./user.ts";
