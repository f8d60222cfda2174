/** One failure of the identity service. */
export interface IdentityErrorEntry {
  /** HTTP status. */
  readonly status: number;
  /** The text on the wire, in English: existing clients compare it. `{name}` is filled in by the service. */
  readonly msg: string;
  /** Set where the wire wants the OAuth shape, `{error, error_description}`, instead of `{code, msg}`. */
  readonly oauth?:
    | "invalid_request"
    | "invalid_grant"
    | "unsupported_grant_type"
    | "mfa_required"
    | "mfa_enrolment_required";
  /** Text that a person reads. */
  readonly es: string;
}

/** Every failure of the identity service. Codes are stable; texts on the wire are part of the contract. @see docs/contracts/identity.md */
export const IDENTITY_ERRORS = {
  BODY_UNREADABLE: {
    status: 400,
    msg: "Could not read {what} params: {reason}",
    es: "La petición no se entiende.",
  },
  BODY_TOO_LARGE: { status: 413, msg: "Request body is too large", es: "La petición es demasiado grande." },
  BODY_TOO_COMPLEX: {
    status: 400,
    msg: "Request body has too many levels or too many fields",
    es: "La petición tiene demasiados niveles o demasiados campos.",
  },
  CONTENT_TYPE_UNSUPPORTED: {
    status: 415,
    msg: "Content type must be application/json or application/x-www-form-urlencoded",
    es: "El formato de la petición no se admite.",
  },
  HOST_UNKNOWN: {
    status: 421,
    msg: "This server does not answer for that host: see ALLOWED_HOSTS",
    es: "Este servidor no atiende ese nombre. Si debe atenderlo, añádelo a ALLOWED_HOSTS.",
  },
  NOT_FOUND: { status: 404, msg: "Not found", es: "Esta dirección no existe." },
  METHOD_NOT_ALLOWED: { status: 405, msg: "Method not allowed", es: "Esta operación no existe." },
  RATE_LIMITED: {
    status: 429,
    msg: "Rate limit exceeded",
    es: "Demasiados intentos seguidos. Espera un poco y vuelve a probar.",
  },
  BUSY: {
    status: 503,
    msg: "Too many sign-ins at once, try again later",
    es: "Hay demasiada gente entrando a la vez. Vuelve a probar en unos segundos.",
  },
  INTERNAL: { status: 500, msg: "Internal server error", es: "Algo ha fallado por nuestra parte." },
  STORAGE_UNWRITABLE: {
    status: 507,
    msg: "The server cannot store anything, nothing was saved",
    es: "El servidor no tiene dónde guardar y no ha guardado nada. Avisa a quien lo administra.",
  },

  SIGNUP_CLOSED: {
    status: 403,
    msg: "Signups not allowed for this instance",
    es: "Aquí solo se entra con invitación.",
  },
  SIGNUP_EMAIL_TAKEN: {
    status: 400,
    msg: "A user with this email address has already been registered",
    es: "Ya hay una cuenta con este correo.",
  },
  SIGNUP_PASSWORD_REQUIRED: {
    status: 422,
    msg: "Signup requires a valid password",
    es: "Escribe una contraseña.",
  },
  PASSWORD_UNFIT: {
    status: 422,
    msg: "Password must be {min} to {max} characters long",
    es: "La contraseña debe tener entre {min} y {max} caracteres.",
  },
  PASSWORD_COMMON: {
    status: 422,
    msg: "Password is too common",
    es: "Esta contraseña es de las más usadas, y de las primeras que se prueban. Elige otra.",
  },
  PASSWORD_GUESSABLE: {
    status: 422,
    msg: "Password must not be made of your name, your email or the name of the site",
    es: "Esta contraseña sale de tu nombre, tu correo o el nombre del sitio. Elige otra.",
  },
  CURRENT_PASSWORD_REQUIRED: {
    status: 422,
    msg: "Current password required",
    es: "Para cambiar esto, escribe tu contraseña actual o vuelve a entrar.",
  },
  CURRENT_PASSWORD_WRONG: {
    status: 422,
    msg: "Current password is wrong",
    es: "Esa no es tu contraseña actual.",
  },
  PASSWORD_SAME: {
    status: 422,
    msg: "New password should be different from the old password",
    es: "Esa es la contraseña que ya tienes. Elige otra.",
  },
  EMAIL_REQUIRED: { status: 422, msg: "An email address is required", es: "Escribe un correo electrónico." },
  EMAIL_INVALID: {
    status: 422,
    msg: "Unable to validate email address: invalid format",
    es: "Este correo electrónico no está bien escrito.",
  },
  EMAIL_TAKEN: {
    status: 422,
    msg: "Email address already registered by another user",
    es: "Otra persona ya usa este correo.",
  },
  METADATA_TOO_LARGE: {
    status: 422,
    msg: "Metadata must not exceed {max} bytes",
    es: "Los datos de la cuenta ocupan demasiado.",
  },
  METADATA_TOO_COMPLEX: {
    status: 422,
    msg: "Metadata must not exceed {keys} keys and {levels} levels",
    es: "Los datos de la cuenta tienen demasiados campos o demasiados niveles.",
  },

  GRANT_UNSUPPORTED: { status: 400, msg: "", oauth: "unsupported_grant_type", es: "Esta forma de entrar no existe." },
  CREDENTIALS_WRONG: {
    status: 400,
    msg: "No user found with that email, or password invalid.",
    oauth: "invalid_grant",
    es: "El correo o la contraseña no son correctos.",
  },
  USER_BANNED: {
    status: 400,
    msg: "User is banned",
    oauth: "invalid_grant",
    es: "La administración ha cerrado tu cuenta por ahora.",
  },
  EMAIL_UNCONFIRMED: {
    status: 400,
    msg: "Email not confirmed",
    oauth: "invalid_grant",
    es: "Falta confirmar tu correo: busca el mensaje que te enviamos.",
  },
  REFRESH_TOKEN_REQUIRED: {
    status: 400,
    msg: "refresh_token required",
    oauth: "invalid_request",
    es: "Tu sesión ha terminado. Vuelve a entrar.",
  },
  REFRESH_TOKEN_UNKNOWN: {
    status: 400,
    msg: "Invalid Refresh Token",
    oauth: "invalid_grant",
    es: "Tu sesión ha terminado. Vuelve a entrar.",
  },
  REFRESH_TOKEN_EXPIRED: {
    status: 400,
    msg: "Refresh token expired",
    oauth: "invalid_grant",
    es: "Tu sesión ha terminado. Vuelve a entrar.",
  },
  MFA_REQUIRED: {
    status: 400,
    msg: "This account asks for a second factor: enter the code of your authenticator app",
    oauth: "mfa_required",
    es: "Tu cuenta pide un segundo paso: escribe el código de tu aplicación.",
  },
  MFA_PASSKEY_REQUIRED: {
    status: 400,
    msg: "This account asks for a second factor: use your passkey",
    oauth: "mfa_required",
    es: "Tu cuenta pide un segundo paso: usa tu llave de acceso.",
  },
  MFA_ENROLMENT_REQUIRED: {
    status: 400,
    msg: "This account must have a second factor: set up an authenticator app to sign in",
    oauth: "mfa_enrolment_required",
    es: "Para entrar necesitas un segundo paso: configura una aplicación de códigos.",
  },
  MFA_TOKEN_INVALID: {
    status: 400,
    msg: "This sign-in has ended, start again",
    oauth: "invalid_grant",
    es: "Este intento de entrar ha terminado. Empieza de nuevo.",
  },
  MFA_CODE_WRONG: {
    status: 400,
    msg: "Wrong or used code",
    oauth: "invalid_grant",
    es: "El código no es correcto o ya se ha usado.",
  },
  PASSKEY_REFUSED: {
    status: 400,
    msg: "Passkey not accepted",
    oauth: "invalid_grant",
    es: "Esta llave de acceso no se ha aceptado. Vuelve a probar.",
  },

  REAUTHENTICATION_REQUIRED: {
    status: 403,
    msg: "Recent proof of identity required",
    es: "Para cambiar esto, confirma antes quién eres.",
  },
  REAUTHENTICATION_WRONG: {
    status: 422,
    msg: "Password or code not accepted",
    es: "La contraseña o el código no son correctos.",
  },
  TOTP_ACTIVE: { status: 422, msg: "The second factor is already active", es: "El segundo paso ya está activado." },
  TOTP_NOT_STARTED: {
    status: 422,
    msg: "Start the setup of the second factor again",
    es: "La activación ha caducado. Empieza de nuevo.",
  },
  TOTP_NOT_ACTIVE: { status: 422, msg: "There is no second factor", es: "El segundo paso no está activado." },
  TOTP_CODE_WRONG: { status: 422, msg: "Wrong or used code", es: "El código no es correcto o ya se ha usado." },
  PASSKEY_INVALID: {
    status: 422,
    msg: "The passkey could not be registered",
    es: "La llave de acceso no se ha podido guardar. Vuelve a probar.",
  },
  PASSKEY_LIMIT: {
    status: 422,
    msg: "No more than {max} passkeys per person",
    es: "Ya tienes {max} llaves de acceso: borra antes alguna.",
  },
  PASSKEY_NAME_INVALID: {
    status: 422,
    msg: "A passkey needs a name of 1 to {max} characters",
    es: "Ponle un nombre de hasta {max} caracteres.",
  },
  PASSKEY_NOT_FOUND: { status: 404, msg: "Passkey not found", es: "Esta llave de acceso ya no existe." },

  RECOVERY_EMAIL_REQUIRED: {
    status: 422,
    msg: "Password recovery requires an email",
    es: "Escribe un correo electrónico.",
  },
  VERIFY_TOKEN_REQUIRED: { status: 422, msg: "Verify requires a token", es: "Al enlace le falta su código." },
  VERIFY_TYPE_REQUIRED: { status: 422, msg: "Verify requires a verification type", es: "El enlace no se entiende." },
  CONFIRMATION_TOKEN_EXPIRED: {
    status: 422,
    msg: "Confirmation token expired",
    es: "El enlace ha caducado. Pide otro.",
  },
  RECOVERY_TOKEN_EXPIRED: { status: 422, msg: "Recovery token expired", es: "El enlace ha caducado. Pide otro." },
  MAIL_CODE_WRONG: {
    status: 422,
    msg: "Wrong or expired code",
    es: "El código no es ese, o ya no sirve. Pide otro si hace falta.",
  },
  MAGIC_LINK_EXPIRED: { status: 422, msg: "Magic link expired", es: "El enlace ha caducado. Pide otro." },
  INVITE_PASSWORD_REQUIRED: {
    status: 422,
    msg: "Invited users must specify a password",
    es: "Elige una contraseña para terminar.",
  },
  ADMINISTRATOR_EXISTS: {
    status: 422,
    msg: "There is an administrator already",
    es: "Ya hay una persona administradora; pídele una invitación.",
  },

  BEARER_REQUIRED: {
    status: 401,
    msg: "This endpoint requires a Bearer token",
    es: "No has iniciado sesión. Entra para continuar.",
  },
  TOKEN_INVALID: { status: 401, msg: "Invalid token: {reason}", es: "Tu sesión ha terminado. Vuelve a entrar." },
  AUDIENCE_MISMATCH: {
    status: 400,
    msg: "Token audience doesn't match request audience",
    es: "Tu sesión no sirve para este sitio.",
  },
  AUDIENCE_UNKNOWN: { status: 400, msg: "Audience not allowed", es: "Este sitio no está configurado." },
  USER_NOT_FOUND: { status: 404, msg: "User not found", es: "Esta cuenta no existe o el enlace ya se usó." },
  APP_METADATA_FORBIDDEN: {
    status: 401,
    msg: "Updating app_metadata requires admin privileges",
    es: "Solo la administración puede cambiar esto.",
  },
  EMAIL_CHANGE_TOKEN_EXPIRED: {
    status: 422,
    msg: "Email change token expired",
    es: "El enlace ha caducado. Pide otro.",
  },
  EMAIL_CHANGE_TOKEN_WRONG: {
    status: 401,
    msg: "Email Change Token didn't match token on file",
    es: "Este enlace no es de tu cuenta o ya se usó.",
  },

  PROVIDER_UNSUPPORTED: {
    status: 400,
    msg: "Unsupported provider: {reason}",
    es: "Aquí no se puede entrar con ese servicio.",
  },
  PROVIDER_UNREACHABLE: {
    status: 503,
    msg: "External provider is not available, try again later",
    es: "El servicio con el que quieres entrar no responde. Prueba dentro de un rato.",
  },
  PROVIDER_EXCHANGE_FAILED: {
    status: 500,
    msg: "Unable to exchange external code for {provider} provider",
    es: "El servicio con el que quieres entrar no ha contestado bien. Vuelve a probar.",
  },
  PROVIDER_PROFILE_FAILED: {
    status: 500,
    msg: "Error getting user email from external provider",
    es: "El servicio con el que quieres entrar no ha dado tu correo.",
  },
  PROVIDER_IDENTITY_TAKEN: {
    status: 400,
    msg: "External identity already belongs to another user",
    es: "Con esa cuenta ya entra otra persona.",
  },
  INVITE_EMAIL_DIFFERS: {
    status: 400,
    msg: "Invited email does not match emails from external provider",
    es: "La invitación es para otro correo.",
  },
  OAUTH_STATE_MISSING: {
    status: 400,
    msg: "OAuth state parameter missing",
    es: "Al enlace le falta su código.",
  },
  OAUTH_STATE_INVALID: {
    status: 400,
    msg: "OAuth state is invalid: {reason}",
    es: "Este intento de entrar ha caducado o empezó en otro navegador. Vuelve a empezar.",
  },
  OAUTH_CODE_MISSING: {
    status: 400,
    msg: "Authorization code missing",
    es: "El servicio con el que quieres entrar no ha contestado bien. Vuelve a probar.",
  },
  SAML_RELAY_STATE_MISSING: {
    status: 400,
    msg: "SAML RelayState is missing",
    es: "Al enlace le falta su código.",
  },
  SAML_RESPONSE_MISSING: {
    status: 400,
    msg: "SAML Response is missing",
    es: "El directorio no ha contestado bien. Vuelve a probar.",
  },
  SAML_TIME_INVALID: {
    status: 400,
    msg: "SAML response has invalid time",
    es: "La respuesta del directorio ha caducado. Vuelve a probar.",
  },
  SAML_AUDIENCE_WRONG: {
    status: 400,
    msg: "SAML response is not in audience",
    es: "La respuesta del directorio es para otro sitio.",
  },
  SAML_RESPONSE_INVALID: {
    status: 400,
    msg: "SAML response is invalid",
    es: "La respuesta del directorio no es válida.",
  },

  USER_INVALID: { status: 401, msg: "Invalid user", es: "Tu cuenta ya no existe." },
  ADMIN_INVALID: { status: 401, msg: "Invalid admin user", es: "Tu cuenta ya no existe." },
  ADMIN_REQUIRED: { status: 401, msg: "User not allowed", es: "Solo la administración puede hacer esto." },
  USER_ID_INVALID: { status: 400, msg: "user_id must be an UUID", es: "El identificador no es válido." },
  BAN_DURATION_INVALID: {
    status: 400,
    msg: "Invalid ban duration: {value}",
    es: "La duración del cierre no se entiende.",
  },
  SESSION_NOT_FOUND: { status: 404, msg: "Session not found", es: "Esa sesión ya ha terminado." },
  SEARCH_TOO_LONG: {
    status: 400,
    msg: "A search takes at most {max} words",
    es: "Busca con {max} palabras como mucho.",
  },
  PAGE_INVALID: { status: 400, msg: "Bad Pagination Parameters: {reason}", es: "Esa página no existe." },
  SORT_INVALID: { status: 400, msg: "Bad Sort Parameters: {reason}", es: "Ese orden no existe." },
  LOGOUT_SCOPE_INVALID: {
    status: 400,
    msg: "Unsupported logout scope: use local, others or global",
    es: "No se sabe qué sesiones hay que cerrar: no se ha cerrado ninguna.",
  },
  AUDIT_QUERY_INVALID: { status: 400, msg: "Invalid query scope: {scope}", es: "Esa búsqueda no existe." },
  LAST_ADMINISTRATOR: {
    status: 422,
    msg: "The last administrator cannot be removed",
    es: "Es la única persona administradora: nombra antes a otra.",
  },
  PERSON_CHANGED: {
    status: 412,
    msg: "The user was changed by somebody else",
    es: "Alguien ha cambiado esta cuenta mientras la editabas. No se ha guardado nada.",
  },
  ROLE_INVALID: {
    status: 422,
    msg: "A role must have at most {max} characters, none of them of control, and no spaces around",
    es: "El rol debe tener como mucho {max} caracteres, sin espacios delante ni detrás.",
  },
  PERSON_STATE_INVALID: { status: 400, msg: "Invalid state: {value}", es: "Ese estado no existe." },
  AUDIT_TIME_INVALID: { status: 400, msg: "Invalid time: {value}", es: "Esa fecha no se entiende." },
  USER_CONFIRMED: {
    status: 422,
    msg: "The user has an account already",
    es: "Esta persona ya tiene su cuenta: no necesita invitación. Si no puede entrar, envíale una recuperación.",
  },
  PROVIDER_REQUIRED: {
    status: 403,
    msg: "This address signs in with its organisation",
    es: "Esta dirección entra solo con el directorio de su organización.",
  },
  LOGOUT_TOKEN_INVALID: {
    status: 400,
    msg: "Logout request is invalid",
    es: "El aviso de salida no es de un directorio de esta casa.",
  },
  IDENTITY_NOT_FOUND: { status: 404, msg: "Identity not found", es: "Esa forma de entrar ya no está en tu cuenta." },
  LAST_WAY_IN: {
    status: 422,
    msg: "The last way to sign in cannot be removed",
    es: "Es tu única forma de entrar. Añade otra antes de quitarla.",
  },
  USER_SHUT_OUT: {
    status: 422,
    msg: "The user is banned and cannot use a link",
    es: "La cuenta está bloqueada y ningún enlace la abre: desbloquéala antes.",
  },
} as const satisfies Record<string, IdentityErrorEntry>;

/** Stable name of a failure of the identity service. */
export type IdentityErrorCode = keyof typeof IDENTITY_ERRORS;
