import type { MailTexts } from "../mail-texts.ts";

/** The mails in Portuguese. */
export const pt: MailTexts = {
  shared: {
    copyLink: "Ou copie este endereço no navegador:",
    expiresIn10Minutes: "O link funciona uma vez e expira em 10 minutos.",
    expiresIn24Hours: "O link funciona uma vez e expira em 24 horas.",
    expiresIn7Days: "O link funciona uma vez e expira em 7 dias.",
    ignore: "Se não foi você, não faça nada: sem o link, nada muda.",
    unchanged: "Se não foi você, não faça nada: sua conta continua igual.",
    alarm: "Se não foi você, redefina sua senha o quanto antes e avise sua equipe.",
    unknownDevice: "dispositivo desconhecido",
  },
  messages: {
    confirmation: {
      subject: "Confirme seu e-mail",
      paragraphs: ["Alguém pediu uma conta em {site} com este endereço. Se foi você, confirme."],
      label: "Confirmar meu e-mail",
    },
    invitation: {
      subject: "{inviter} convida você para {site}",
      paragraphs: ["{inviter} convida você para entrar em {site}. Aceite e escolha uma senha."],
      label: "Aceitar o convite",
    },
    recovery: {
      subject: "Escolha uma nova senha",
      paragraphs: ["Alguém pediu uma nova senha para sua conta em {site}."],
      label: "Escolher uma senha",
    },
    magicLink: {
      subject: "Seu link para entrar",
      paragraphs: ["Alguém pediu para entrar em {site} com este endereço. Se foi você, use este link."],
      label: "Entrar",
    },
    magicCode: {
      subject: "Seu código para entrar",
      paragraphs: [
        "Alguém pediu para entrar em {site} com este endereço. Se foi você, escreva este código na página onde o pediu: {code}",
        "Não o diga a ninguém: serve uma vez e só nesse navegador. Também pode usar este link.",
      ],
      label: "Entrar",
    },
    emailChange: {
      subject: "Confirme seu novo e-mail",
      paragraphs: ["Confirme que deseja usar {email} para entrar em {site}."],
      label: "Confirmar a alteração",
    },
    emailChangeNotice: {
      subject: "Pediram para alterar seu e-mail",
      paragraphs: [
        "Alguém pediu que sua conta em {site} use outro endereço: {email}.",
        "A alteração será feita quando for confirmada pelo novo endereço.",
      ],
    },
    emailChanged: {
      subject: "Seu e-mail foi alterado",
      paragraphs: ["Sua conta em {site} agora usa o endereço {email}."],
    },
    repeatedSignup: {
      subject: "Você já tem uma conta",
      paragraphs: [
        "Alguém pediu uma conta em {site} com este endereço, que já tem uma.",
        "Se foi você, entre com sua senha; se não se lembra dela, peça uma nova na mesma janela.",
      ],
      label: "Ir para o site",
    },
    newSignIn: {
      subject: "Você entrou em outro dispositivo",
      paragraphs: [
        "Alguém acabou de entrar na sua conta em {site} a partir de um dispositivo ou de uma rede que não conhecíamos.",
        "{device}, endereço {address}, {time}.",
        "Se foi você, não precisa fazer nada.",
      ],
    },
    passwordChanged: {
      subject: "Sua senha foi alterada",
      paragraphs: [
        "A senha da sua conta em {site} acabou de ser alterada.",
        "As sessões abertas em outros dispositivos foram encerradas.",
      ],
    },
    secondFactorActivated: {
      subject: "Verificação em duas etapas ativada",
      paragraphs: ["Sua conta em {site} agora pede um código além da senha."],
    },
    secondFactorRemoved: {
      subject: "Verificação em duas etapas desativada",
      paragraphs: ["Sua conta em {site} não pede mais um código além da senha."],
    },
    secondFactorFailed: {
      subject: "Alguém falhou na verificação",
      paragraphs: ["Alguém digitou a senha correta da sua conta em {site} e depois errou o código várias vezes."],
    },
    recoveryCodeUsed: {
      subject: "Um código de recuperação foi usado",
      paragraphs: [
        "Alguém entrou na sua conta em {site} com um dos seus códigos de recuperação. Esse código não funciona mais.",
      ],
    },
    recoveryCodesRenewed: {
      subject: "Você tem novos códigos de recuperação",
      paragraphs: [
        "Os códigos de recuperação da sua conta em {site} foram renovados. Os anteriores não funcionam mais.",
      ],
    },
    passkeyAdded: {
      subject: "Uma chave de acesso foi adicionada",
      paragraphs: ["Sua conta em {site} tem uma nova chave de acesso, que permite entrar sem senha."],
    },
    passkeyRemoved: {
      subject: "Uma chave de acesso foi removida",
      paragraphs: ["Uma chave de acesso da sua conta em {site} foi removida e não serve mais para entrar."],
    },
    providerLinked: {
      subject: "Outra forma de entrar foi vinculada",
      paragraphs: ["A partir de agora, também é possível entrar na sua conta em {site} com {provider}."],
    },
    providerUnlinked: {
      subject: "Uma forma de entrar foi removida",
      paragraphs: ["A partir de agora, já não é possível entrar na sua conta em {site} com {provider}."],
    },
    mailTest: {
      subject: "Mensagem de teste",
      paragraphs: ["Se está a ler isto, o servidor de correio de {site} funciona. Teste pedido por {email}."],
    },
    proposalAccepted: {
      subject: "A sua proposta foi aceite",
      paragraphs: [
        "Obrigado: o que propôs para a página «{title}» de {host} foi aceite.",
        "A página irá mostrá-lo assim que a alteração estiver feita.",
      ],
      label: "Abrir a página",
    },
    proposalRejected: {
      subject: "A sua proposta tem resposta",
      paragraphs: ["O que propôs para a página «{title}» de {host} foi lido e não será feito."],
      label: "Abrir a página",
    },
    descriptionsDigest: {
      subject: "Descrições por fazer: {pending}",
      paragraphs: [
        "Do que assina e os leitores têm em {host}, sem descrição: {missing}. Com uma que os dados desmentem: {wrong}. Com uma anterior à última alteração: {stale}.",
        "Entre elas: {titles}",
        "Este resumo chega uma vez por semana; pode deixar de o receber na mesma página.",
      ],
      label: "Ver a lista",
    },
    deskNotice: {
      subject: "Para si: {title}",
      paragraphs: ["Em {host}: {sentence}"],
      label: "Abrir",
    },
  },
};
