/** Gate that holds calls until the person has signed in again. */
export interface SignInGate {
  /** Asks for a sign-in and waits. @returns Whether it happened. */
  wait(): Promise<boolean>;
  /** Lets the waiting calls go on, or fail. */
  resolve(isSignedIn: boolean): void;
  isWaiting(): boolean;
  /** Hears when waiting begins or ends. @returns Stops listening. */
  subscribe(listener: () => void): () => void;
}

/** However many calls wait, the person is asked once. */
export function createSignInGate(): SignInGate {
  const listeners = new Set<() => void>();
  let waiting: { readonly promise: Promise<boolean>; readonly resolve: (isSignedIn: boolean) => void } | null = null;
  const publish = () => {
    for (const listener of listeners) listener();
  };
  return {
    wait() {
      if (waiting !== null) return waiting.promise;
      let resolve = (_isSignedIn: boolean) => {};
      const promise = new Promise<boolean>((fulfil) => {
        resolve = fulfil;
      });
      waiting = { promise, resolve };
      publish();
      return promise;
    },
    resolve(isSignedIn) {
      waiting?.resolve(isSignedIn);
      waiting = null;
      publish();
    },
    isWaiting: () => waiting !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
