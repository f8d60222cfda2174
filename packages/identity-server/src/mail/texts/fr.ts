import type { MailTexts } from "../mail-texts.ts";

/** The mails in French. */
export const fr: MailTexts = {
  shared: {
    copyLink: "Ou copiez cette adresse dans votre navigateur :",
    expiresIn10Minutes: "Ce lien ne sert qu’une fois et expire dans 10 minutes.",
    expiresIn24Hours: "Ce lien ne sert qu’une fois et expire dans 24 heures.",
    expiresIn7Days: "Ce lien ne sert qu’une fois et expire dans 7 jours.",
    ignore: "Si vous n’êtes pas à l’origine de cette demande, ne faites rien : sans le lien, rien ne change.",
    unchanged: "Si vous n’êtes pas à l’origine de cette demande, ne faites rien : votre compte reste tel quel.",
    alarm: "Si ce n’était pas vous, réinitialisez votre mot de passe au plus vite et prévenez votre équipe.",
    unknownDevice: "appareil inconnu",
  },
  messages: {
    confirmation: {
      subject: "Confirmez votre adresse e-mail",
      paragraphs: ["Quelqu’un a demandé un compte sur {site} avec cette adresse. Si c’est vous, confirmez-la."],
      label: "Confirmer mon adresse",
    },
    invitation: {
      subject: "{inviter} vous invite sur {site}",
      paragraphs: ["{inviter} vous invite à rejoindre {site}. Acceptez et choisissez un mot de passe."],
      label: "Accepter l’invitation",
    },
    recovery: {
      subject: "Choisissez un nouveau mot de passe",
      paragraphs: ["Quelqu’un a demandé un nouveau mot de passe pour votre compte sur {site}."],
      label: "Choisir un mot de passe",
    },
    magicLink: {
      subject: "Votre lien de connexion",
      paragraphs: ["Quelqu’un a demandé à se connecter à {site} avec cette adresse. Si c’est vous, utilisez ce lien."],
      label: "Se connecter",
    },
    magicCode: {
      subject: "Votre code de connexion",
      paragraphs: [
        "Quelqu’un a demandé à se connecter à {site} avec cette adresse. Si c’est vous, saisissez ce code sur la page où vous l’avez demandé : {code}",
        "Ne le communiquez à personne : il sert une seule fois, et seulement dans ce navigateur. Vous pouvez aussi utiliser ce lien.",
      ],
      label: "Se connecter",
    },
    emailChange: {
      subject: "Confirmez votre nouvelle adresse e-mail",
      paragraphs: ["Confirmez que vous souhaitez utiliser {email} pour vous connecter à {site}."],
      label: "Confirmer le changement",
    },
    emailChangeNotice: {
      subject: "Un changement d’adresse e-mail a été demandé",
      paragraphs: [
        "Quelqu’un a demandé que votre compte sur {site} utilise une autre adresse : {email}.",
        "Le changement prendra effet une fois confirmé depuis la nouvelle adresse.",
      ],
    },
    emailChanged: {
      subject: "Votre adresse e-mail a changé",
      paragraphs: ["Votre compte sur {site} utilise désormais l’adresse {email}."],
    },
    repeatedSignup: {
      subject: "Vous avez déjà un compte",
      paragraphs: [
        "Quelqu’un a demandé un compte sur {site} avec cette adresse, qui en a déjà un.",
        "Si c’est vous, connectez-vous avec votre mot de passe ; si vous l’avez oublié, demandez-en un nouveau dans la même fenêtre.",
      ],
      label: "Aller sur le site",
    },
    newSignIn: {
      subject: "Connexion depuis un nouvel appareil",
      paragraphs: [
        "Quelqu’un vient de se connecter à votre compte sur {site} depuis un appareil ou un réseau que nous ne connaissions pas.",
        "{device}, adresse {address}, {time}.",
        "Si c’était vous, vous n’avez rien à faire.",
      ],
    },
    passwordChanged: {
      subject: "Votre mot de passe a changé",
      paragraphs: [
        "Le mot de passe de votre compte sur {site} vient d’être modifié.",
        "Les sessions ouvertes sur d’autres appareils ont été fermées.",
      ],
    },
    secondFactorActivated: {
      subject: "Validation en deux étapes activée",
      paragraphs: ["Votre compte sur {site} demande désormais un code en plus du mot de passe."],
    },
    secondFactorRemoved: {
      subject: "Validation en deux étapes désactivée",
      paragraphs: ["Votre compte sur {site} ne demande plus de code en plus du mot de passe."],
    },
    secondFactorFailed: {
      subject: "Échec de la validation en deux étapes",
      paragraphs: [
        "Quelqu’un a saisi le bon mot de passe de votre compte sur {site}, puis s’est trompé de code plusieurs fois.",
      ],
    },
    recoveryCodeUsed: {
      subject: "Un code de secours a été utilisé",
      paragraphs: [
        "Quelqu’un s’est connecté à votre compte sur {site} avec l’un de vos codes de secours. Ce code n’est plus valable.",
      ],
    },
    recoveryCodesRenewed: {
      subject: "Vous avez de nouveaux codes de secours",
      paragraphs: [
        "Les codes de secours de votre compte sur {site} ont été renouvelés. Les précédents ne sont plus valables.",
      ],
    },
    passkeyAdded: {
      subject: "Une clé d’accès a été ajoutée",
      paragraphs: [
        "Votre compte sur {site} possède une nouvelle clé d’accès, qui permet de se connecter sans mot de passe.",
      ],
    },
    passkeyRemoved: {
      subject: "Une clé d’accès a été supprimée",
      paragraphs: ["Une clé d’accès de votre compte sur {site} a été supprimée et ne permet plus de se connecter."],
    },
    providerLinked: {
      subject: "Un autre moyen de connexion a été associé",
      paragraphs: ["Désormais, {provider} permet aussi de se connecter à votre compte sur {site}."],
    },
    providerUnlinked: {
      subject: "Un moyen de connexion a été retiré",
      paragraphs: ["Désormais, {provider} ne permet plus de se connecter à votre compte sur {site}."],
    },
    mailTest: {
      subject: "Message de test",
      paragraphs: ["Si vous lisez ceci, le serveur de messagerie de {site} fonctionne. Test demandé par {email}."],
    },
    proposalAccepted: {
      subject: "Votre proposition est acceptée",
      paragraphs: [
        "Merci : ce que vous avez proposé pour la page « {title} » de {host} est accepté.",
        "La page le montrera dès que la modification sera faite.",
      ],
      label: "Ouvrir la page",
    },
    proposalRejected: {
      subject: "Votre proposition a une réponse",
      paragraphs: ["Ce que vous avez proposé pour la page « {title} » de {host} a été lu et ne sera pas retenu."],
      label: "Ouvrir la page",
    },
    descriptionsDigest: {
      subject: "Descriptions à faire : {pending}",
      paragraphs: [
        "De ce que vous signez et que les lecteurs ont sur {host}, sans description : {missing}. Avec une description que les données démentent : {wrong}. Avec une description antérieure à la dernière modification : {stale}.",
        "Parmi elles : {titles}",
        "Ce résumé arrive une fois par semaine ; vous pouvez l’arrêter sur la même page.",
      ],
      label: "Voir la liste",
    },
    deskNotice: {
      subject: "Pour vous : {title}",
      paragraphs: ["Sur {host} : {sentence}"],
      label: "Ouvrir",
    },
  },
};
