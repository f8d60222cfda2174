import type { MailTexts } from "../mail-texts.ts";

/** The mails in Spanish. */
export const es: MailTexts = {
  shared: {
    copyLink: "O copia esta dirección en el navegador:",
    expiresIn10Minutes: "El enlace sirve una vez y caduca en 10 minutos.",
    expiresIn24Hours: "El enlace sirve una vez y caduca en 24 horas.",
    expiresIn7Days: "El enlace sirve una vez y caduca en 7 días.",
    ignore: "Si no has sido tú, no hagas nada: sin el enlace no cambia nada.",
    unchanged: "Si no has sido tú, no hagas nada: tu cuenta sigue igual.",
    alarm: "Si no has sido tú, recupera tu contraseña cuanto antes y avisa a tu equipo.",
    unknownDevice: "dispositivo desconocido",
  },
  messages: {
    confirmation: {
      subject: "Confirma tu correo",
      paragraphs: ["Alguien ha pedido una cuenta en {site} con esta dirección. Si has sido tú, confírmala."],
      label: "Confirmar mi correo",
    },
    invitation: {
      subject: "{inviter} te invita a {site}",
      paragraphs: ["{inviter} te invita a entrar en {site}. Acepta y elige una contraseña."],
      label: "Aceptar la invitación",
    },
    recovery: {
      subject: "Elige una contraseña nueva",
      paragraphs: ["Alguien ha pedido una contraseña nueva para tu cuenta en {site}."],
      label: "Elegir una contraseña",
    },
    magicLink: {
      subject: "Tu enlace para entrar",
      paragraphs: ["Alguien ha pedido entrar en {site} con esta dirección. Si has sido tú, entra con este enlace."],
      label: "Entrar",
    },
    magicCode: {
      subject: "Tu código para entrar",
      paragraphs: [
        "Alguien ha pedido entrar en {site} con esta dirección. Si has sido tú, escribe este código en la página donde lo pediste: {code}",
        "No se lo digas a nadie: sirve una vez y solo en ese navegador. También puedes entrar con este enlace.",
      ],
      label: "Entrar",
    },
    emailChange: {
      subject: "Confirma tu nuevo correo",
      paragraphs: ["Confirma que quieres usar {email} para entrar en {site}."],
      label: "Confirmar el cambio",
    },
    emailChangeNotice: {
      subject: "Han pedido cambiar tu correo",
      paragraphs: [
        "Alguien ha pedido que tu cuenta en {site} use otra dirección: {email}.",
        "El cambio se hará cuando se confirme desde la dirección nueva.",
      ],
    },
    emailChanged: {
      subject: "Tu correo ha cambiado",
      paragraphs: ["Tu cuenta en {site} usa desde ahora la dirección {email}."],
    },
    repeatedSignup: {
      subject: "Ya tienes una cuenta",
      paragraphs: [
        "Alguien ha pedido una cuenta en {site} con esta dirección, que ya tiene una.",
        "Si has sido tú, entra con tu contraseña; si no la recuerdas, pide una nueva desde la misma ventana.",
      ],
      label: "Ir al sitio",
    },
    newSignIn: {
      subject: "Alguien ha entrado en tu cuenta desde otro dispositivo",
      paragraphs: [
        "Alguien acaba de entrar con tu cuenta en {site} desde un dispositivo o una red que no conocíamos.",
        "{device}, dirección {address}, {time}.",
        "Si has sido tú, no tienes que hacer nada.",
      ],
    },
    passwordChanged: {
      subject: "Tu contraseña ha cambiado",
      paragraphs: [
        "La contraseña de tu cuenta en {site} acaba de cambiar.",
        "Las sesiones abiertas en otros dispositivos se han cerrado.",
      ],
    },
    secondFactorActivated: {
      subject: "Segundo paso activado",
      paragraphs: ["Tu cuenta en {site} pide desde ahora un código además de la contraseña."],
    },
    secondFactorRemoved: {
      subject: "Segundo paso desactivado",
      paragraphs: ["Tu cuenta en {site} ya no pide un código además de la contraseña."],
    },
    secondFactorFailed: {
      subject: "Alguien no ha superado la verificación",
      paragraphs: [
        "Alguien ha escrito la contraseña correcta de tu cuenta en {site} y después ha fallado varias veces el código.",
      ],
    },
    recoveryCodeUsed: {
      subject: "Se ha usado un código de recuperación",
      paragraphs: [
        "Alguien ha entrado con tu cuenta en {site} usando uno de tus códigos de recuperación. Ese código ya no sirve.",
      ],
    },
    recoveryCodesRenewed: {
      subject: "Tienes códigos de recuperación nuevos",
      paragraphs: ["Los códigos de recuperación de tu cuenta en {site} se han renovado. Los anteriores ya no sirven."],
    },
    passkeyAdded: {
      subject: "Se ha añadido una llave de acceso",
      paragraphs: ["Tu cuenta en {site} tiene una llave de acceso nueva, con la que se entra sin contraseña."],
    },
    passkeyRemoved: {
      subject: "Se ha quitado una llave de acceso",
      paragraphs: ["Una llave de acceso de tu cuenta en {site} se ha quitado y ya no sirve para entrar."],
    },
    providerLinked: {
      subject: "Se ha vinculado otra forma de entrar",
      paragraphs: ["Desde ahora también se entra en tu cuenta en {site} con {provider}."],
    },
    providerUnlinked: {
      subject: "Se ha quitado una forma de entrar",
      paragraphs: ["Desde ahora ya no se entra en tu cuenta en {site} con {provider}."],
    },
    mailTest: {
      subject: "Correo de prueba",
      paragraphs: ["Si lees esto, el servidor de correo de {site} funciona. {email} ha pedido esta prueba."],
    },
    proposalAccepted: {
      subject: "Tu propuesta se ha aceptado",
      paragraphs: [
        "Gracias: lo que propusiste para la página «{title}» de {host} se ha aceptado.",
        "La página lo mostrará en cuanto el cambio esté hecho.",
      ],
      label: "Abrir la página",
    },
    proposalRejected: {
      subject: "Tu propuesta tiene respuesta",
      paragraphs: ["Lo que propusiste para la página «{title}» de {host} se ha leído y no se va a hacer."],
      label: "Abrir la página",
    },
    descriptionsDigest: {
      subject: "Descripciones pendientes: {pending}",
      paragraphs: [
        "De lo que firmas en {host}: {missing} sin descripción, {wrong} con una que los datos desmienten y {stale} con una anterior al último cambio.",
        "Entre ellas: {titles}",
        "Este resumen llega una vez por semana; puedes dejar de recibirlo en la misma página.",
      ],
      label: "Ver la lista",
    },
    deskNotice: {
      subject: "Para ti: {title}",
      paragraphs: ["En {host}: {sentence}"],
      label: "Abrir la pieza",
    },
  },
};
