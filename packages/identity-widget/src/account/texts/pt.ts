import type { AccountTexts } from "./en.ts";

/** Portuguese texts of the account page. */
export const texts: AccountTexts = {
  profile: "Dados pessoais",
  save_name: "Salvar o nome",
  saving: "Salvando…",
  name_saved: "O nome foi salvo.",
  change_email: "Mudar o e-mail",
  email_hint: "O endereço muda quando você abre o link enviado para o novo.",
  email_sent: "Abra o link enviado para o novo endereço para concluir a mudança.",
  current_password: "Senha atual",
  password_saved: "A senha foi salva. As suas outras sessões terminaram.",
  sessions: "Sessões abertas",
  this_session: "Esta sessão",
  last_used: "Último uso em:",
  end_session: "Encerrar",
  session_ended: "A sessão foi encerrada.",
  end_others: "Encerrar as outras",
  others_ended: "As suas outras sessões foram encerradas.",
  unknown_device: "Dispositivo desconhecido",
  loading: "Carregando…",
  back: "Voltar",
  "Session not found": "Essa sessão já terminou.",
  "Recent proof of identity required": "Para mudar isto, confirme antes quem você é.",
  "Password or code not accepted": "A senha ou o código estão incorretos.",
};
