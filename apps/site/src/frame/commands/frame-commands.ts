import { askColorMode } from "../navigation/asked-color-mode";
import { loadIdentityWidget } from "../session/identity-widget";
import { logOut } from "../session/log-out";
import type { Command } from "./core/command";

const colours = (mode: "dark" | "light", name: string, ...phrases: readonly string[]): Command => ({
  ...{ name, says: "En este navegador, para todo el sitio", phrases },
  run({ close }) {
    askColorMode(mode);
    close();
  },
});

/** Commands of every page: the session, its colours, its dialogs. */
export const FRAME_COMMANDS: readonly Command[] = [
  colours("dark", "Modo oscuro", "tema oscuro", "poner oscuro", "noche", "dark mode"),
  colours("light", "Modo claro", "tema claro", "poner claro", "día", "light mode"),
  {
    ...{ name: "Tu cuenta", says: "Nombre, contraseña, segundo paso y sesiones", phrases: ["cuenta", "contraseña"] },
    async run({ close }) {
      const widget = await loadIdentityWidget();
      // Its own dialog would stand under this one.
      close();
      widget.openAccount();
    },
  },
  {
    ...{ name: "Cerrar sesión", says: "Sales, y en este navegador no queda lo que has leído" },
    phrases: ["salir", "log out", "desconectar"],
    run: logOut,
  },
  {
    ...{ name: "Herramientas", says: "Todas, con lo que hace cada una", phrases: ["todas las herramientas", "tools"] },
    run: ({ open }) => open("tools"),
  },
  {
    ...{ name: "Atajos de teclado", says: "Las teclas que valen en todas las páginas" },
    phrases: ["teclas", "teclado", "ayuda teclado"],
    run: ({ open }) => open("shortcuts"),
  },
];
