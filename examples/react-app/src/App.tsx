import { AccountPage, IdentityProvider, useIdentity } from "@nv/identity-widget/react";
import { Suspense } from "react";

/** An application that greets who is signed in, and shows their account. */
export function App() {
  return (
    <IdentityProvider APIUrl="/.netlify/identity" locale="es">
      <Greeting />
    </IdentityProvider>
  );
}

function Greeting() {
  const { user, isReady, open, logout } = useIdentity();
  if (!isReady) return <p>Un momento…</p>;
  if (!user) {
    return (
      <button type="button" onClick={() => open("login")}>
        Iniciar sesión
      </button>
    );
  }
  return (
    <main>
      <h1>Hola, {user.user_metadata.full_name || user.email}</h1>
      <button type="button" onClick={() => logout()}>
        Salir
      </button>
      <Suspense fallback={<p>Cargando la cuenta…</p>}>
        <AccountPage />
      </Suspense>
    </main>
  );
}
