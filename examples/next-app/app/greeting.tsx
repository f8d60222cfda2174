"use client";

import { useIdentity } from "@nv/identity-widget/react";

/** Greets who is signed in, or offers to sign in. */
export function Greeting() {
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
    <>
      <p>Hola, {user.user_metadata.full_name || user.email}</p>
      <a href="/cuenta">Tu cuenta</a>
      <button type="button" onClick={() => logout()}>
        Salir
      </button>
    </>
  );
}
