import {
  FactorState,
  IdentitySession,
  IdentityUser,
  Metadata,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  Passkey as PasskeyView,
  RecoveryCodes as RecoveryCodesView,
  TokenAnswer,
  TotpSetup,
} from "@nv/contracts/schemas";
import { z } from "zod";
import { RecoverBody, SignupBody } from "../accounts/account.routes.ts";
import { ProfileBody } from "../accounts/profile.routes.ts";
import { LinkOwnerBody, VerifyBody } from "../accounts/verification.routes.ts";
import { InviteBody, PersonBody } from "../admin/admin.routes.ts";
import { PERSON_STATES } from "../core/person-state.ts";
import {
  EnrolmentOptionsBody,
  PasskeyEnrolmentBody,
  RegistrationBody,
  RenameBody,
  SignInBody,
} from "../passkeys/passkey.routes.ts";
import { LinkBody } from "../providers/own-identities.routes.ts";
import { ReauthenticationBody } from "../step-up/reauthentication.routes.ts";
import { CodeBody, EnrolmentBody } from "../totp/factor.routes.ts";

/** Successful response: its status, and its body, `null` for none, a media type for one that is not JSON. */
export interface RightAnswer {
  readonly status: 200 | 204 | 302;
  readonly body: z.ZodType | "application/xml" | "text/csv" | null;
}

/** One call of the service. */
export interface Operation {
  /** `GET /admin/users/{id}`. */
  readonly call: string;
  readonly summary: string;
  readonly asks: "nobody" | "bearer" | "administrator";
  readonly json?: z.ZodType;
  readonly form?: z.ZodType;
  readonly query?: z.ZodObject;
  readonly answers: RightAnswer;
}

/** Every failure but those of `/token` and of a sign-in that waits for its second factor. */
export const Failure = z.strictObject({
  code: z.int().min(400).max(599),
  msg: z.string(),
  /** On 5xx: the name of the request in the log. */
  error_id: z.string().optional(),
  /** Reasons why a password was refused. */
  weak_password: z.strictObject({ reasons: z.array(z.enum(["length", "common", "context"])) }).optional(),
  /** Name of the failure, as newer clients look for it. */
  error_code: z.literal("same_password").optional(),
  /** Methods by which people may prove again who they are. */
  methods: z.array(z.string()).optional(),
});

/** A failure in the shape of OAuth. */
export const OAuthFailure = z.strictObject({
  error: z.string(),
  error_description: z.string().optional(),
  /** To go on with the second factor. */
  mfa_token: z.string().optional(),
  factors: z.array(z.string()).optional(),
});

const Person = z.strictObject(IdentityUser.shape);
const Tokens = z.strictObject(TokenAnswer.shape);
const Sessions = z.strictObject({ sessions: z.array(z.strictObject(IdentitySession.shape)) });
const LinkOwner = z.strictObject({ email: z.string() });
const Nothing = z.strictObject({});
/** Whether the mail has a code as well, which serves in the page that asked for it. */
const AskedLink = z.strictObject({ code: z.literal(true).optional() });
const RecoveryCodes = z.strictObject(RecoveryCodesView.shape);
const Passkey = z.strictObject(PasskeyView.shape);
const AuditEntry = z.strictObject({
  id: z.string(),
  payload: z.strictObject({
    timestamp: z.string(),
    actor_id: z.string(),
    actor_email: z.string(),
    actor_name: z.string().optional(),
    action: z.string(),
    log_type: z.string(),
    traits: z.strictObject({ user_id: z.string(), user_email: z.string() }).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
    ip_address: z.string(),
    user_agent: z.string(),
    device: z.string(),
  }),
  created_at: z.string(),
});
const Factors = z.strictObject({
  totp: z.strictObject({ activated_at: z.string() }).nullable(),
  recovery_codes_left: z.int(),
  passkeys: z.array(Passkey),
});
const Identities = z.strictObject({
  identities: z.array(
    z.strictObject({
      provider: z.string(),
      issuer: z.string(),
      /** Whether the service had verified the account's address when it was linked. */
      proves_email: z.boolean(),
      created_at: z.string(),
      last_sign_in_at: z.string(),
    }),
  ),
});
const OwnIdentities = z.strictObject({
  identities: z.array(
    z.strictObject({
      id: z.string(),
      provider: z.string(),
      created_at: z.string(),
      last_sign_in_at: z.string(),
      /** Whether another way in is left without it. */
      can_unlink: z.boolean(),
    }),
  ),
});
const HandedLink = z.strictObject({ url: z.string(), expires_at: z.string() });
const Roles = z.strictObject({ roles: z.array(z.strictObject({ role: z.string(), people: z.int() })) });
const Settings = z.strictObject({
  external: z.record(z.string(), z.boolean()),
  external_labels: z.record(z.string(), z.string()),
  disable_signup: z.boolean(),
  autoconfirm: z.boolean(),
  password_min_length: z.int(),
  /** Domains of addresses whose people come in by one service alone, and which one. */
  required_providers: z.record(z.string(), z.string()).optional(),
  magic_link: z.literal(true).optional(),
  mfa: z.literal(true).optional(),
  passkeys: z.literal(true).optional(),
});
const Keys = z.strictObject({ keys: z.array(z.record(z.string(), z.string())) });
const TokenForm = z.object({
  grant_type: z.enum(["password", "refresh_token", "mfa"]),
  username: z.string().optional(),
  /** The same, as newer clients call it. */
  email: z.string().optional(),
  password: z.string().optional(),
  refresh_token: z.string().optional(),
  mfa_token: z.string().optional(),
  code: z.string().optional(),
});
const PageQuery = z.object({ page: z.string().optional(), per_page: z.string().optional() });
const PeopleQuery = PageQuery.extend({
  /** `created_at`, `email`, `name` or `last_sign_in_at`, and `asc` or `desc`. */
  sort: z.string().optional(),
  /** Words that address or name must hold, whatever their accents and case. */
  filter: z.string().optional(),
  state: z.enum(PERSON_STATES).optional(),
  /** Empty for people without a role. */
  role: z.string().optional(),
});
const AuditFilterQuery = z.object({
  query: z.string().optional(),
  /** Person who did it, or to whom it was done. */
  user_id: z.guid().optional(),
  /** Words that the addresses and the name of the entry must hold. */
  person: z.string().optional(),
  action: z.string().optional(),
  /** RFC 3339; from this moment on. */
  from: z.string().optional(),
  /** RFC 3339; before this moment. */
  to: z.string().optional(),
});
const AuditQuery = PageQuery.extend(AuditFilterQuery.shape);
const LogoutQuery = z.object({ scope: z.enum(["local", "others", "global"]).optional() });
const AuthorizeQuery = z.object({
  provider: z.string(),
  invite_token: z.string().optional(),
  prompt: z.literal("none").optional(),
  /** Path of this site to go back to, with `prompt=none`; else it is the page that asks. */
  return_to: z.string().optional(),
});
/** Query that a service sends back: a code, or the reason why it gives none. Of a SAML sign-in there is the state alone. */
const CallbackQuery = z.object({
  state: z.string(),
  code: z.string().optional(),
  /** The issuer, of services that name it (RFC 9207). */
  iss: z.string().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
});
/** The form that a directory makes the browser send (SAML 2.0 bindings, 3.5). */
const SamlForm = z.object({ SAMLResponse: z.string(), RelayState: z.string() });

/** The form by which a directory tells of a sign-out (OpenID Connect Back-Channel Logout 1.0, 2.5). */
const LogoutForm = z.object({ logout_token: z.string() });
/** The message by which a directory tells of a sign-out (SAML 2.0 bindings, 3.4 and 3.5); signed inside in a form, by the query in an address. */
const SamlLogoutForm = z.object({ SAMLRequest: z.string(), RelayState: z.string().optional() });
const SamlLogoutQuery = SamlLogoutForm.extend({ SigAlg: z.string(), Signature: z.string() });

const ok = (body: z.ZodType): RightAnswer => ({ status: 200, body });
const DONE: RightAnswer = { status: 204, body: null };
const ELSEWHERE: RightAnswer = { status: 302, body: null };

type Asks = Operation["asks"];
type Input = Pick<Operation, "json" | "form" | "query">;

function operation(call: string, asks: Asks, summary: string, answers: RightAnswer, input: Input = {}): Operation {
  return { call, asks, summary, answers, ...input };
}

/** Every call of the service, with what it reads and what it answers. A test compares it with the routes. */
export const OPERATIONS: readonly Operation[] = [
  operation("GET /settings", "nobody", "Which ways to sign in exist", ok(Settings)),
  operation(
    "GET /health",
    "nobody",
    "Name of the service",
    ok(z.strictObject({ name: z.string(), description: z.string() })),
  ),
  operation("GET /.well-known/jwks.json", "nobody", "Public keys of the access tokens", ok(Keys)),
  operation("GET /openapi.json", "nobody", "This description", ok(Metadata)),
  operation("POST /signup", "nobody", "Sign up", ok(Person), { json: SignupBody }),
  operation("POST /token", "nobody", "Sign in, go on with a second factor, or renew a session", ok(Tokens), {
    form: TokenForm,
  }),
  operation("POST /verify", "nobody", "Follow the link of a mail", ok(Tokens), { json: VerifyBody }),
  operation("POST /verify/account", "nobody", "Whose account a link opens; the link stays as it is", ok(LinkOwner), {
    json: LinkOwnerBody,
  }),
  operation("POST /recover", "nobody", "Ask for a link to a new password", ok(Nothing), { json: RecoverBody }),
  operation("POST /magiclink", "nobody", "Ask for a link and a code to sign in", ok(AskedLink), { json: RecoverBody }),
  operation("POST /otp", "nobody", "The same, as newer clients call it", ok(AskedLink), { json: RecoverBody }),
  operation("GET /user", "bearer", "The person who asks", ok(Person)),
  operation("PUT /user", "bearer", "Change one's own account", ok(Person), { json: ProfileBody }),
  operation("POST /logout", "bearer", "End this session, the others, or all", DONE, { query: LogoutQuery }),
  operation("GET /sessions", "bearer", "One's own sessions", ok(Sessions)),
  operation("DELETE /sessions/{sessionId}", "bearer", "End one of one's own sessions", DONE),
  operation("POST /reauthenticate", "bearer", "Prove again who asks", ok(Tokens), { json: ReauthenticationBody }),
  operation("GET /factors", "bearer", "One's own second factor", ok(z.strictObject(FactorState.shape))),
  operation("POST /factors/totp", "bearer", "Begin to set up a second factor", ok(z.strictObject(TotpSetup.shape))),
  operation(
    "POST /factors/enrolment",
    "nobody",
    "Begin to set up the second factor that a sign-in waits for",
    ok(z.strictObject(TotpSetup.shape)),
    { json: EnrolmentBody },
  ),
  operation("DELETE /factors/totp", "bearer", "Remove the second factor", DONE),
  operation("POST /factors/totp/verify", "bearer", "Activate the second factor", ok(RecoveryCodes), { json: CodeBody }),
  operation("POST /factors/recovery-codes", "bearer", "New recovery codes", ok(RecoveryCodes)),
  operation(
    "POST /passkeys/options",
    "nobody",
    "Begin to sign in with a passkey",
    ok(z.strictObject(PasskeyRequestOptions.shape)),
  ),
  operation("POST /passkeys/verify", "nobody", "Sign in with a passkey", ok(Tokens), { json: SignInBody }),
  operation(
    "POST /passkeys/enrolment/options",
    "nobody",
    "Begin to make the passkey that a sign-in waits for",
    ok(z.strictObject(PasskeyCreationOptions.shape)),
    { json: EnrolmentOptionsBody },
  ),
  operation("POST /passkeys/enrolment/verify", "nobody", "Complete a sign-in with a new passkey", ok(Tokens), {
    json: PasskeyEnrolmentBody,
  }),
  operation(
    "POST /passkeys/registration/options",
    "bearer",
    "Begin to add a passkey",
    ok(z.strictObject(PasskeyCreationOptions.shape)),
  ),
  operation("POST /passkeys/registration/verify", "bearer", "Add a passkey", ok(Passkey), { json: RegistrationBody }),
  operation("GET /passkeys", "bearer", "One's own passkeys", ok(z.strictObject({ passkeys: z.array(Passkey) }))),
  operation("PUT /passkeys/{passkeyId}", "bearer", "Name a passkey", ok(Passkey), { json: RenameBody }),
  operation("DELETE /passkeys/{passkeyId}", "bearer", "Remove a passkey", DONE),
  operation("GET /authorize", "nobody", "Begin to sign in by a provider", ELSEWHERE, { query: AuthorizeQuery }),
  operation("GET /callback", "nobody", "Come back from a provider", ELSEWHERE, { query: CallbackQuery }),
  operation("POST /saml/acs", "nobody", "Come back from a SAML provider", ELSEWHERE, { form: SamlForm }),
  operation("POST /oidc/logout", "nobody", "A directory tells of a sign-out", ok(Nothing), { form: LogoutForm }),
  operation("GET /saml/logout", "nobody", "A SAML provider tells of a sign-out", ELSEWHERE, { query: SamlLogoutQuery }),
  operation("POST /saml/logout", "nobody", "The same, by a form", ELSEWHERE, { form: SamlLogoutForm }),
  operation("GET /user/identities", "bearer", "The services that open one's own account", ok(OwnIdentities)),
  operation(
    "POST /user/identities",
    "bearer",
    "Begin to link a service to one's own account",
    ok(z.strictObject({ url: z.string() })),
    { json: LinkBody },
  ),
  operation("DELETE /user/identities/{identityId}", "bearer", "Unlink a service from one's own account", DONE),
  operation("GET /saml/metadata", "nobody", "What a SAML provider must know", { status: 200, body: "application/xml" }),
  operation("POST /invite", "administrator", "Invite a person, also again", ok(Person), { json: InviteBody }),
  operation(
    "GET /admin/users",
    "administrator",
    "List people",
    ok(z.strictObject({ aud: z.string(), users: z.array(Person) })),
    { query: PeopleQuery },
  ),
  operation("POST /admin/users", "administrator", "Create a person", ok(Person), { json: PersonBody }),
  operation("GET /admin/users/{id}", "administrator", "One person", ok(Person)),
  operation("PUT /admin/users/{id}", "administrator", "Change or ban a person", ok(Person), { json: PersonBody }),
  operation("DELETE /admin/users/{id}", "administrator", "Delete a person", ok(Nothing)),
  operation("GET /admin/users/{id}/sessions", "administrator", "A person's sessions", ok(Sessions)),
  operation("DELETE /admin/users/{id}/sessions", "administrator", "End a person's sessions", DONE),
  operation("DELETE /admin/users/{id}/sessions/{sessionId}", "administrator", "End one of them", DONE),
  operation(
    "DELETE /admin/users/{id}/factors",
    "administrator",
    "Remove the second factor of a person who lost it",
    DONE,
  ),
  operation("GET /admin/users/{id}/factors", "administrator", "A person's second factor and passkeys", ok(Factors)),
  operation("GET /admin/users/{id}/identities", "administrator", "Services that open an account", ok(Identities)),
  operation("POST /admin/users/{id}/invite-link", "administrator", "An invitation to hand over", ok(HandedLink)),
  operation("POST /admin/users/{id}/recovery", "administrator", "Mail a person the link to a new password", DONE),
  operation("GET /admin/roles", "administrator", "The roles that people have", ok(Roles)),
  operation("GET /admin/audit", "administrator", "What happened", ok(z.array(AuditEntry)), { query: AuditQuery }),
  operation(
    "GET /admin/audit/export",
    "administrator",
    "What happened, as a file",
    { status: 200, body: "text/csv" },
    { query: AuditFilterQuery },
  ),
];
