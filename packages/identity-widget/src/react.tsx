import { loadPart, type User } from "@nv/identity-client";
import {
  createContext,
  lazy,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { errorTextOf } from "./core/error-text.ts";
import { netlifyIdentity } from "./index.ts";
import type { InitOptions, NetlifyIdentity } from "./netlify-identity.ts";

export type { InitOptions, NetlifyIdentity } from "./netlify-identity.ts";

/** State of the session that a component sees, and the actions on it. */
export interface IdentityValue extends Pick<NetlifyIdentity, "open" | "close" | "logout" | "refresh"> {
  /** Person who is signed in, or `null`. */
  readonly user: User | null;
  /** Whether it is known yet who is signed in; `false` on a server. */
  readonly isReady: boolean;
  /** The widget itself, for what is not here. */
  readonly identity: NetlifyIdentity;
}

/** Props of {@link IdentityProvider}. */
export interface IdentityProviderProps extends InitOptions {
  /** Another widget than the page's own; for tests. */
  readonly identity?: NetlifyIdentity;
  readonly children: ReactNode;
}

const IdentityContext = createContext<IdentityValue | null>(null);

/** Events after which another person may be signed in. */
const CHANGES = ["init", "login", "logout"] as const;

/** Starts the widget with the options of `init`, and tells the components inside who is signed in. */
export function IdentityProvider({ identity = netlifyIdentity, children, ...options }: IdentityProviderProps) {
  const { store } = identity;
  const subscribe = useMemo(() => {
    return (onChange: () => void) => {
      for (const name of CHANGES) identity.on(name, onChange);
      return () => {
        for (const name of CHANGES) identity.off(name, onChange);
      };
    };
  }, [identity]);
  const user = useSyncExternalStore<User | null>(
    subscribe,
    () => store.user,
    () => null,
  );
  const isReady = useSyncExternalStore(
    subscribe,
    () => store.gotrue !== null,
    () => false,
  );
  const settings = JSON.stringify(options);
  const asked = useRef(options);
  asked.current = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: settings that say the same in another object ask for nothing
  useEffect(() => {
    identity.init(asked.current);
  }, [identity, settings]);

  const value = useMemo<IdentityValue>(() => {
    const { open, close, logout, refresh } = identity;
    return { user, isReady, identity, open, close, logout, refresh };
  }, [identity, user, isReady]);
  return <IdentityContext value={value}>{children}</IdentityContext>;
}

/**
 * Gives the session of the page.
 *
 * @throws {Error} Outside an {@link IdentityProvider}.
 */
export function useIdentity(): IdentityValue {
  const value = useContext(IdentityContext);
  if (value) return value;
  throw new Error("useIdentity: there is no <IdentityProvider> around this component, so it cannot know the session.");
}

const LoadedAccountPage = lazy(async () => ({
  default: (await loadPart(() => import("./account/AccountPage.tsx"))).AccountPage,
}));

/**
 * A person's own account: name, address, password, passkeys, second factor, sessions. Nothing while nobody is signed in.
 *
 * Comes when it is drawn: put it inside a `<Suspense>`, and bring `account.css` or styles of your own.
 */
export function AccountPage() {
  const { user, identity } = useIdentity();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    identity.preload().then(
      () => setReady(true),
      (error: unknown) => console.error("The texts of the account page could not be loaded.", error),
    );
  }, [identity]);
  const { locale, settings, translate } = identity.store;
  if (!user || !isReady) return null;
  return (
    <LoadedAccountPage
      user={user}
      locale={locale}
      settings={settings}
      translate={translate}
      textOfError={errorTextOf}
    />
  );
}
