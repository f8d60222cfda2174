import type { AccountTexts } from "./en.ts";

/** French texts of the account page. */
export const texts: AccountTexts = {
  profile: "Profil",
  save_name: "Enregistrer le nom",
  saving: "Enregistrement…",
  name_saved: "Le nom est enregistré.",
  change_email: "Changer d’adresse e-mail",
  email_hint: "L’adresse change quand vous ouvrez le lien envoyé à la nouvelle.",
  email_sent: "Ouvrez le lien envoyé à la nouvelle adresse pour terminer le changement.",
  current_password: "Mot de passe actuel",
  password_saved: "Le mot de passe est enregistré. Vos autres sessions sont terminées.",
  sessions: "Sessions ouvertes",
  this_session: "Cette session",
  last_used: "Dernière utilisation :",
  end_session: "Terminer",
  session_ended: "La session est terminée.",
  end_others: "Terminer les autres",
  others_ended: "Vos autres sessions sont terminées.",
  unknown_device: "Appareil inconnu",
  loading: "Chargement…",
  back: "Retour",
  "Session not found": "Cette session est déjà terminée.",
  "Recent proof of identity required": "Pour changer cela, confirmez d’abord votre identité.",
  "Password or code not accepted": "Le mot de passe ou le code est incorrect.",
};
