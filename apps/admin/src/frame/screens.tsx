import { loadable } from "@nv/web";
import type { ComponentType } from "react";
import { Loading } from "./Loading.tsx";
import type { ScreenProps } from "./screen-props.ts";

/** A screen and the address that shows it. */
interface ScreenRoute {
  /** `/admin/people/:id`. */
  readonly path: string;
  readonly Screen: ComponentType<ScreenProps>;
  /** Its entry in the navigation; without one it is reached from another screen. */
  readonly entry?: string;
  /** Part of the administration below which the entry stands. */
  readonly part?: Part;
}

/** Parts of the administration, in the order of the navigation. */
export const PARTS = ["Acceso", "Contenido", "Sistema"] as const;
type Part = (typeof PARTS)[number];

const screen = (load: () => Promise<ComponentType<ScreenProps>>) => loadable(load, <Loading />);

/** Every screen of the administration, in the order of the navigation. The first is where `/admin` leads. */
export const SCREENS: readonly ScreenRoute[] = [
  {
    path: "/admin/people",
    entry: "Personas",
    part: "Acceso",
    Screen: screen(async () => (await import("../people/PeopleScreen.tsx")).PeopleScreen),
  },
  {
    path: "/admin/people/new",
    Screen: screen(async () => (await import("../people/NewPersonScreen.tsx")).NewPersonScreen),
  },
  {
    path: "/admin/people/invite",
    Screen: screen(async () => (await import("../people/InviteScreen.tsx")).InviteScreen),
  },
  {
    path: "/admin/people/:id",
    Screen: screen(async () => (await import("../people/PersonScreen.tsx")).PersonScreen),
  },
  {
    path: "/admin/groups",
    entry: "Grupos",
    part: "Acceso",
    Screen: screen(async () => (await import("../groups/GroupsScreen.tsx")).GroupsScreen),
  },
  {
    path: "/admin/directory",
    entry: "Directorio",
    part: "Acceso",
    Screen: screen(async () => (await import("../directory/DirectoryScreen.tsx")).DirectoryScreen),
  },
  {
    path: "/admin/programs",
    entry: "Programas",
    part: "Acceso",
    Screen: screen(async () => (await import("../programs/ProgramsScreen.tsx")).ProgramsScreen),
  },
  {
    path: "/admin/reading",
    entry: "Lectura",
    part: "Contenido",
    Screen: screen(async () => (await import("../reading/ReadingScreen.tsx")).ReadingScreen),
  },
  {
    path: "/admin/style",
    entry: "Estilo",
    part: "Contenido",
    Screen: screen(async () => (await import("../house-style/HouseStyleScreen.tsx")).HouseStyleScreen),
  },
  {
    path: "/admin/votes",
    entry: "Votaciones",
    part: "Contenido",
    Screen: screen(async () => (await import("../votes/VotesScreen.tsx")).VotesScreen),
  },
  {
    path: "/admin/sign-off",
    entry: "Visto bueno",
    part: "Contenido",
    Screen: screen(async () => (await import("../sign-off/SignOffScreen.tsx")).SignOffScreen),
  },
  {
    path: "/admin/settings",
    entry: "Ajustes",
    part: "Sistema",
    Screen: screen(async () => (await import("../settings/SettingsScreen.tsx")).SettingsScreen),
  },
  {
    path: "/admin/mails",
    entry: "Correos",
    part: "Sistema",
    Screen: screen(async () => (await import("../mails/MailsScreen.tsx")).MailsScreen),
  },
  {
    path: "/admin/webhooks",
    entry: "Webhooks",
    part: "Sistema",
    Screen: screen(async () => (await import("../webhooks/WebhooksScreen.tsx")).WebhooksScreen),
  },
  {
    path: "/admin/audit",
    entry: "Auditoría",
    part: "Sistema",
    Screen: screen(async () => (await import("../audit/AuditScreen.tsx")).AuditScreen),
  },
  {
    path: "/admin/state",
    entry: "Estado",
    part: "Sistema",
    Screen: screen(async () => (await import("../state/StateScreen.tsx")).StateScreen),
  },
];
