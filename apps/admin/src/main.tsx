import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { AdminContext } from "./api/admin-context.ts";
import { createCaller } from "./api/caller.ts";
import { createProofGate } from "./api/proof-gate.ts";
import { createAdminSession } from "./api/session.ts";
import { createSignInGate } from "./api/sign-in-gate.ts";
import { App } from "./frame/App.tsx";
import { ProveAgain } from "./frame/ProveAgain.tsx";
import { SignInAgain } from "./frame/SignInAgain.tsx";
import "./styles/admin.css";

/** A list that was read this recently is not read again on coming back to it. Milliseconds. */
const FRESH_MS = 5000;

const queries = new QueryClient({
  defaultOptions: {
    // A failure is said at once, with a button to try again; nothing waits in silence for a network.
    queries: { networkMode: "always", retry: false, staleTime: FRESH_MS },
    mutations: { networkMode: "always", retry: false },
  },
});
const session = createAdminSession();
const gate = createSignInGate();
const proofs = createProofGate();
const caller = createCaller({
  fetch: (input, init) => fetch(input, init),
  accessToken: session.accessToken,
  hasSession: session.hasSession,
  signInAgain: gate.wait,
  proveAgain: proofs.ask,
});
session.onSignIn(() => void queries.invalidateQueries());

const place = document.getElementById("admin");
if (place === null) throw new Error("The page has no place for the administration.");
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <AdminContext value={{ caller, session }}>
        <App />
        <SignInAgain gate={gate} session={session} />
        <ProveAgain gate={proofs} session={session} />
      </AdminContext>
    </QueryClientProvider>
  </StrictMode>,
);
