import { ADMIN_PATH } from "../paths.ts";

/** A screen of the administration, as administrators find it. Nobody else's program holds the list: the server searches it. */
export interface AdminScreen {
  readonly path: string;
  readonly name: string;
  /** Phrases that people type for it besides its name. */
  readonly phrases: readonly string[];
}

/** Every screen of the administration that opens by itself, a line a screen; the administration's own list is held to it. */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  { path: `${ADMIN_PATH}/people`, name: "Personas", phrases: ["cuentas", "usuarios", "administración"] },
  {
    path: `${ADMIN_PATH}/people/invite`,
    name: "Invitar a alguien",
    phrases: ["invitar persona", "invitar personas", "nueva invitación", "añadir persona"],
  },
  {
    path: `${ADMIN_PATH}/people/new`,
    name: "Crear una cuenta",
    phrases: ["nueva persona", "nueva cuenta", "dar de alta"],
  },
  { path: `${ADMIN_PATH}/groups`, name: "Grupos", phrases: ["permisos", "nuevo grupo"] },
  {
    path: `${ADMIN_PATH}/directory`,
    name: "Directorio",
    phrases: ["directorio de la casa", "exigir directorio", "sso entra keycloak", "cuenta de emergencia"],
  },
  { path: `${ADMIN_PATH}/audit`, name: "Auditoría", phrases: ["quién hizo qué", "registro auditoría"] },
  {
    path: `${ADMIN_PATH}/reading`,
    name: "Lectura",
    phrases: ["opiniones", "propuestas cambio", "búsquedas sin respuesta"],
  },
  { path: `${ADMIN_PATH}/settings`, name: "Ajustes", phrases: ["configuración", "opciones servidor"] },
  {
    path: `${ADMIN_PATH}/style`,
    name: "Estilo",
    phrases: ["estilo casa", "cara del periódico", "partidos presets"],
  },
  {
    path: `${ADMIN_PATH}/votes`,
    name: "Votaciones",
    phrases: ["elecciones", "calendario electoral", "veda de encuestas"],
  },
  {
    path: `${ADMIN_PATH}/sign-off`,
    name: "Visto bueno",
    phrases: ["dos personas", "cuatro ojos", "quién puede publicar"],
  },
  { path: `${ADMIN_PATH}/mails`, name: "Correos", phrases: ["correo plantilla", "plantillas correo"] },
  { path: `${ADMIN_PATH}/webhooks`, name: "Webhooks", phrases: ["avisos otros sistemas"] },
  {
    path: `${ADMIN_PATH}/programs`,
    name: "Programas",
    phrases: ["claves programas", "cuentas programa", "tokens api"],
  },
  { path: `${ADMIN_PATH}/state`, name: "Estado", phrases: ["salud servidor", "estado servidor", "copias seguridad"] },
];
