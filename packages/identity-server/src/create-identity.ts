import { migrate } from "@nv/database";
import type { FastifyPluginAsync } from "fastify";
import { addAccountRoutes } from "./accounts/account.routes.ts";
import {
  createInviteFirstAdministrator,
  createIsFirstAdministratorLink,
} from "./accounts/first-administrator.service.ts";
import { createFindLinkOwner } from "./accounts/link-owner.service.ts";
import { startLinkWishes } from "./accounts/link-wishes.service.ts";
import { createMagicLinks, grantMagicLink } from "./accounts/magic-link.service.ts";
import { createChangeProfile } from "./accounts/profile.service.ts";
import { createRequestRecovery, grantRecovery } from "./accounts/recovery.service.ts";
import { createSignup } from "./accounts/signup.service.ts";
import { countAdministrators, listOtherHashes } from "./accounts/users.repository.ts";
import { createVerify } from "./accounts/verification.service.ts";
import { addFactors } from "./add-factors.ts";
import { addAdminRoutes } from "./admin/admin.routes.ts";
import { createAdministration } from "./admin/admin.service.ts";
import { createAdminAccess } from "./admin/admin-access.ts";
import { addAuditRoutes } from "./admin/audit.routes.ts";
import { addPersonAccessRoutes } from "./admin/person-access.routes.ts";
import { createPersonAccess } from "./admin/person-access.service.ts";
import { createAnnouncements, type SessionsListener } from "./announcements.ts";
import { audienceSentences } from "./audiences/audience-sentences.ts";
import { listFormerSites } from "./audiences/former-sites.ts";
import { takeOverAudience } from "./audiences/take-over.service.ts";
import { createRefusalLog } from "./audit/refusal-log.service.ts";
import { CHANGED_CHANNEL, createWork, type IdentityContext, type Settings } from "./context.ts";
import { startDirectoryWatch } from "./directory/directory-watch.service.ts";
import { NO_ENTRY_RULES } from "./directory/entry-rules.ts";
import { addDirectorySignOutRoutes } from "./directory/sign-out.routes.ts";
import { createSilentRenewal } from "./directory/silent-renewal.service.ts";
import { tokenKey } from "./directory/voucher.ts";
import { createCookies } from "./http/cookies.ts";
import { addCrossOrigin } from "./http/cross-origin.ts";
import { addErrorAnswers } from "./http/error-answers.ts";
import { addMethodGuard, recordRoutes } from "./http/method-guard.ts";
import { addBodyParsers } from "./http/parsed-body.ts";
import { createRequests } from "./http/requests.ts";
import { createAccessTokens } from "./keys/access-tokens.service.ts";
import { loadKeys } from "./keys/keys.service.ts";
import { createRateLimiter } from "./limits/rate-limits.service.ts";
import { startMailDeliverer } from "./mail/mail-deliverer.ts";
import { createMailTransport } from "./mail/mail-transport.ts";
import { createMessages } from "./mail/messages.ts";
import { createRenderMail } from "./mail/render-mail.ts";
import { addOpenApiRoute } from "./openapi/openapi.routes.ts";
import { createOperations, type Operations } from "./operations/create-operations.ts";
import { DEFAULT_HASHING, DEFAULT_SESSIONS, type IdentityLog, type IdentityOptions } from "./options.ts";
import { createPasskeyCheck } from "./passkeys/passkey-check.service.ts";
import { createPasskeys } from "./passkeys/passkeys.service.ts";
import { createPasswordHasher } from "./password/password-hasher.ts";
import { createPasswordRules } from "./password/password-rules.ts";
import { createReadProgram, type ReadProgram } from "./programs/read-program.service.ts";
import { createBeginSignIn } from "./providers/begin-sign-in.service.ts";
import { createCompleteSignIn } from "./providers/complete-sign-in.service.ts";
import { addOwnIdentityRoutes } from "./providers/own-identities.routes.ts";
import { createOwnIdentities } from "./providers/own-identities.service.ts";
import { addProviderRoutes } from "./providers/provider.routes.ts";
import { createProviderSet, type ProviderSet, shownProviders } from "./providers/provider-set.ts";
import { IDENTITY_MIGRATIONS } from "./schema/migrations.ts";
import type { IdentityTables } from "./schema/tables.ts";
import { addServiceRoutes, SERVICE_NAME } from "./service.routes.ts";
import { createAuthentication } from "./sessions/authentication.service.ts";
import { createGateSessions, type GateSession } from "./sessions/gate-sessions.service.ts";
import { addLogoutRoutes } from "./sessions/logout.routes.ts";
import { createReadMarks } from "./sessions/read-marks.ts";
import { createRefresh } from "./sessions/refresh.service.ts";
import { addSessionRoutes } from "./sessions/session.routes.ts";
import { createSessionList } from "./sessions/session-list.service.ts";
import { createSignIn } from "./sessions/sign-in.service.ts";
import { createSignOut } from "./sessions/sign-out.service.ts";
import { addTokenRoutes } from "./sessions/token.routes.ts";
import { loadLiveSettings } from "./settings/live-settings.ts";
import { createStepUp } from "./step-up/step-up.service.ts";
import { startSweeper } from "./sweeper.ts";
import { provesEnough } from "./totp/required-factor.ts";
import { createSecondStep } from "./totp/second-step.service.ts";

/** The running identity service. */
export interface Identity {
  /** All its routes; mount it under `/.netlify/identity` or any other prefix. */
  readonly plugin: FastifyPluginAsync;
  /**
   * Tells whose session a `Cookie` header holds: the gate's cookie and nothing else, because a sibling host can
   * plant every other one. Answers at once, without a promise, for a session that was asked for before; keeps used sessions alive.
   */
  readSession(cookieHeader: string | undefined): GateSession | null | Promise<GateSession | null>;
  /**
   * Tells whether a session is alive that something was handed out for, such as a key of a page in another site's frame. It is
   * asked of the database each time, so an end is known at once in every process; the session is not kept alive by it.
   *
   * @param sessionId - As `readSession` told it.
   * @returns `null` once it ended, its person was shut out, or it does not prove what its person must prove.
   */
  findSession(sessionId: string): Promise<GateSession | null>;
  /**
   * Tells whose sessions may have changed or ended, whichever process changed them, so that the host asks
   * {@link Identity.readSession} again about what it keeps open for them.
   *
   * @returns What stops it.
   */
  onSessionsChanged(listener: SessionsListener): () => void;
  /** Whether assistants may ask at this moment. */
  hasAssistants(): boolean;
  /** Tells which program a key is of, asked of the database each time; `null` for one that opens nothing. */
  readonly readProgram: ReadProgram;
  /** Findings and actions of this start about the address that the accounts are of: sentences in Spanish for the terminal. */
  readonly news: readonly string[];
  /** Whether there is an administrator who can sign in here. */
  hasAdministrator(): Promise<boolean>;
  /**
   * Makes the one-time link for the first administrator; links of earlier starts stop working.
   *
   * @throws {IdentityError} `ADMINISTRATOR_EXISTS`.
   */
  createFirstAdministratorInvite(): Promise<{ readonly url: string }>;
  /** Whether a token is that of a good link for the first administrator, in a service that has none; the link stays. */
  isFirstAdministratorLink(token: string): Promise<boolean>;
  /**
   * Asks the house's directory about the sessions that are due, and tells of those whose time is over. It happens by itself every minute;
   * whoever moves the clock need not wait for it.
   */
  lookAtDirectory(): Promise<void>;
  /**
   * Address at which a browser, whose session is not good only because the house's directory was not asked again, asks it without the person
   * seeing anything.
   *
   * @param path - Path and query of the page that was asked for; the browser comes back to it.
   * @returns `null` for every other `Cookie` header, and for a browser that was asked already.
   */
  silentSignIn(cookieHeader: string | undefined, path: string): Promise<string | null>;
  /** Operations of administrators from the screens of the host application. */
  readonly operations: Operations;
  /** Stops the mails and the caches; close the HTTP server before and the database after. */
  close(): Promise<void>;
}

const SILENT: IdentityLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

function toSettings(options: IdentityOptions): Settings {
  const { origin, protocol, host } = new URL(options.siteUrl);
  return {
    siteUrl: origin,
    isHttps: protocol === "https:",
    signup: options.signup,
    autoconfirm: options.autoconfirm,
    audiences: options.audiences ?? [origin],
    sessions: { ...DEFAULT_SESSIONS, ...options.sessions },
    factors: { totp: false, requiredFor: "nobody", passkeys: false, issuer: host, ...options.factors },
    administratorEmail: options.administratorEmail?.trim() || null,
    hasMagicLink: options.magicLink ?? false,
    entryRules: NO_ENTRY_RULES,
    hasAssistants: options.assistants ?? false,
    mailLocale: options.mail.locale ?? "es",
  };
}

/**
 * Starts the identity service: brings its tables up to date, makes its keys at the first start, and begins to
 * deliver mails.
 */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { db: database, now = Date.now, log = SILENT } = options;
  const base = toSettings(options);
  await migrate(database, "identity", IDENTITY_MIGRATIONS);
  const db = database.kysely.$extendTables<IdentityTables>();
  const live = await loadLiveSettings({ db, base, fixed: options.fixedSettings ?? [], log });
  const { settings } = live;
  const isByAddress = options.audiences === undefined;
  const findings = await takeOverAudience({ database, db, audiences: settings.audiences, isByAddress, nowMs: now() });

  const keys = await loadKeys(db, now, options.keys?.algorithm);
  const tokens = createAccessTokens({
    keys,
    issuer: settings.siteUrl,
    formerIssuers: await listFormerSites(db),
    now,
    sharedSecret: options.keys?.sharedSecret,
  });
  const hasher = await createPasswordHasher(
    { ...DEFAULT_HASHING, ...options.hashing },
    createPasswordRules([new URL(settings.siteUrl).hostname, SERVICE_NAME]),
  );
  const gate = createGateSessions({
    db,
    now,
    log,
    isHttps: settings.isHttps,
    idleMs: () => settings.sessions.idleMs,
    provesEnough: (session) => provesEnough(settings, session),
  });
  const marks = createReadMarks({ version: database.version, caughtUp: () => subscription.caughtUp() });
  const announcements = createAnnouncements({ gate, marks, live, keys, tokens, log });
  const subscription = await database.listen(CHANGED_CHANNEL, {
    onMessage: announcements.receive,
    onConnection: announcements.setConnected,
  });
  const renderMail = createRenderMail(() => settings.mailLocale, options.mail.timeZone ?? "Europe/Madrid");
  const transport = createMailTransport(options.mail);
  const deliverer = startMailDeliverer({ db, transport, renderMail, now, log });
  const learnHashes = async () => hasher.learn(await listOtherHashes(db, hasher.newPrefix));
  await learnHashes();
  const sweeper = startSweeper({ db, now, log, learnHashes });

  const refusals = createRefusalLog({ db, now, log });
  const limiter = createRateLimiter(database, db, now);
  const messages = createMessages(settings.siteUrl, settings.factors.issuer);
  const { onAccountEvent = async () => undefined } = options;
  const work = createWork({ database, now, receive: announcements.receive, deliverer, settings, onAccountEvent });
  const context: IdentityContext = {
    db,
    now,
    log,
    settings,
    keys,
    tokens,
    hasher,
    limiter,
    messages,
    tokenKey: tokenKey(keys.derivation, options.providers?.tokenSecret),
    work,
    dialect: database.dialect,
  };
  const wishes = startLinkWishes(context, { recovery: grantRecovery, magiclink: grantMagicLink });
  const authentication = createAuthentication(context, marks);
  const cookies = createCookies(settings.isHttps);
  const requests = createRequests(settings, cookies);
  const shared = { authentication, cookies, requests };
  const stepUp = createStepUp(context);
  const adminAccess = createAdminAccess({ ...shared, stepUp, db });
  const check = createPasskeyCheck(context);
  const passkeys = createPasskeys(context, check);
  const secondStep = createSecondStep(context, passkeys, check);
  let mounted: { readonly set: ProviderSet; readonly apiUrl: string } | null = null;
  const silent = createSilentRenewal(context);
  const watch = startDirectoryWatch(context, {
    present: () => mounted?.set ?? null,
    rereadRules: live.reread,
  });
  const operations = createOperations(context, {
    watch,
    live,
    options,
    transport,
    deliverer,
    renderMail,
    providers: () => mounted,
  });

  return {
    plugin: async (app) => {
      addErrorAnswers(app, cookies, refusals);
      addBodyParsers(app);
      addCrossOrigin(app, new Set([settings.siteUrl, ...(options.trustedOrigins ?? [])]));
      const routes = recordRoutes(app);
      const apiUrl = options.apiUrl ?? settings.siteUrl + app.prefix;
      const providers = createProviderSet(options.providers ?? {}, apiUrl, now);
      mounted = { set: providers, apiUrl };
      addServiceRoutes(app, settings, keys, shownProviders(providers));
      addDirectorySignOutRoutes(app, { providers, watch, limiter, requests, now, siteUrl: settings.siteUrl });
      const begin = createBeginSignIn(context, providers);
      addProviderRoutes(app, {
        cookies,
        requests,
        apiUrl,
        siteUrl: settings.siteUrl,
        trustedOrigins: options.trustedOrigins ?? [],
        saml: providers.saml,
        begin,
        silent,
        complete: createCompleteSignIn(context, providers, silent),
      });
      const identities = createOwnIdentities(context, providers);
      addOwnIdentityRoutes(app, { ...shared, identities, begin, stepUp, limiter, siteUrl: settings.siteUrl });
      addTokenRoutes(app, {
        ...shared,
        signIn: createSignIn(context),
        secondStep,
        refresh: createRefresh(context),
      });
      addLogoutRoutes(app, { ...shared, signOut: createSignOut(context) });
      addAccountRoutes(app, {
        ...shared,
        signup: createSignup(context),
        verify: createVerify(context),
        findLinkOwner: createFindLinkOwner(context),
        requestRecovery: createRequestRecovery(wishes),
        changeProfile: createChangeProfile(context),
        magicLinks: createMagicLinks(context, wishes),
      });
      const administration = createAdministration(context, options.onRemoved);
      addAdminRoutes(app, { adminAccess, administration });
      addAuditRoutes(app, { adminAccess, administration });
      addPersonAccessRoutes(app, { adminAccess, personAccess: createPersonAccess(context) });
      addSessionRoutes(app, { ...shared, adminAccess, sessionList: createSessionList(context) });
      addFactors(app, context, { ...shared, adminAccess, stepUp, check, passkeys, secondStep });
      addOpenApiRoute(app);
      addMethodGuard(app, routes);
    },
    operations,
    readSession: gate.readSession,
    findSession: gate.findSession,
    hasAssistants: () => settings.hasAssistants,
    readProgram: createReadProgram(context),
    onSessionsChanged: announcements.onSessionsChanged,
    news: audienceSentences(findings),
    hasAdministrator: async () => (await countAdministrators(db, settings.audiences)) > 0,
    createFirstAdministratorInvite: createInviteFirstAdministrator(context),
    isFirstAdministratorLink: createIsFirstAdministratorLink(context),
    lookAtDirectory: watch.look,
    silentSignIn: async (cookieHeader, path) => {
      const provider = await silent.providerToAsk(cookies.gateSecret(cookieHeader));
      if (provider === null || mounted === null) return null;
      const query = new URLSearchParams({ provider, prompt: "none", return_to: path });
      return `${new URL(mounted.apiUrl).pathname}/authorize?${query}`;
    },
    close: async () => {
      await watch.close();
      await sweeper.close();
      await wishes.close();
      await refusals.close();
      await deliverer.close();
      await subscription.close();
      await gate.close();
    },
  };
}
