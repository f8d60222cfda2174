import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { ScreenProps } from "./screen-props.ts";

/** A screen and the address that shows it. */
interface ScreenRoute {
  /** `/admin/people/:id`. */
  readonly path: string;
  readonly Screen: LazyExoticComponent<ComponentType<ScreenProps>>;
  /** Its entry in the navigation; without one it is reached from another screen. */
  readonly entry?: string;
}

/** Every screen of the administration, in the order of the navigation. The first is where `/admin` leads. */
export const SCREENS: readonly ScreenRoute[] = [
  {
    path: "/admin/people",
    entry: "Personas",
    Screen: lazy(async () => ({ default: (await import("../people/PeopleScreen.tsx")).PeopleScreen })),
  },
  {
    path: "/admin/people/new",
    Screen: lazy(async () => ({ default: (await import("../people/NewPersonScreen.tsx")).NewPersonScreen })),
  },
  {
    path: "/admin/people/invite",
    Screen: lazy(async () => ({ default: (await import("../people/InviteScreen.tsx")).InviteScreen })),
  },
  {
    path: "/admin/people/:id",
    Screen: lazy(async () => ({ default: (await import("../people/PersonScreen.tsx")).PersonScreen })),
  },
  {
    path: "/admin/groups",
    entry: "Grupos",
    Screen: lazy(async () => ({ default: (await import("../groups/GroupsScreen.tsx")).GroupsScreen })),
  },
  {
    path: "/admin/audit",
    entry: "Auditoría",
    Screen: lazy(async () => ({ default: (await import("../audit/AuditScreen.tsx")).AuditScreen })),
  },
  {
    path: "/admin/reading",
    entry: "Lectura",
    Screen: lazy(async () => ({ default: (await import("../reading/ReadingScreen.tsx")).ReadingScreen })),
  },
  {
    path: "/admin/settings",
    entry: "Ajustes",
    Screen: lazy(async () => ({ default: (await import("../settings/SettingsScreen.tsx")).SettingsScreen })),
  },
  {
    path: "/admin/mails",
    entry: "Correos",
    Screen: lazy(async () => ({ default: (await import("../mails/MailsScreen.tsx")).MailsScreen })),
  },
  {
    path: "/admin/webhooks",
    entry: "Webhooks",
    Screen: lazy(async () => ({ default: (await import("../webhooks/WebhooksScreen.tsx")).WebhooksScreen })),
  },
  {
    path: "/admin/state",
    entry: "Estado",
    Screen: lazy(async () => ({ default: (await import("../state/StateScreen.tsx")).StateScreen })),
  },
];
