import type { MailTexts } from "../mail-texts.ts";

/** The mails in Czech. */
export const cs: MailTexts = {
  shared: {
    copyLink: "Nebo zkopírujte tuto adresu do prohlížeče:",
    expiresIn10Minutes: "Odkaz lze použít jednou a jeho platnost vyprší za 10 minut.",
    expiresIn24Hours: "Odkaz lze použít jednou a jeho platnost vyprší za 24 hodin.",
    expiresIn7Days: "Odkaz lze použít jednou a jeho platnost vyprší za 7 dní.",
    ignore: "Pokud jste to nebyli vy, nedělejte nic: bez odkazu se nic nezmění.",
    unchanged: "Pokud jste to nebyli vy, nedělejte nic: váš účet zůstává beze změny.",
    alarm: "Pokud jste to nebyli vy, co nejdříve si nastavte nové heslo a dejte vědět svému týmu.",
    unknownDevice: "neznámé zařízení",
  },
  messages: {
    confirmation: {
      subject: "Potvrďte svůj e-mail",
      paragraphs: ["Někdo požádal o účet na {site} s touto adresou. Pokud jste to byli vy, potvrďte ji."],
      label: "Potvrdit e-mail",
    },
    invitation: {
      subject: "{inviter} vás zve na {site}",
      paragraphs: ["{inviter} vás zve na {site}. Přijměte pozvání a zvolte si heslo."],
      label: "Přijmout pozvánku",
    },
    recovery: {
      subject: "Zvolte si nové heslo",
      paragraphs: ["Někdo požádal o nové heslo k vašemu účtu na {site}."],
      label: "Zvolit heslo",
    },
    magicLink: {
      subject: "Váš přihlašovací odkaz",
      paragraphs: ["Někdo se chce přihlásit na {site} s touto adresou. Pokud jste to vy, použijte tento odkaz."],
      label: "Přihlásit se",
    },
    magicCode: {
      subject: "Váš přihlašovací kód",
      paragraphs: [
        "Někdo se chce přihlásit na {site} s touto adresou. Pokud jste to vy, zadejte tento kód na stránce, kde jste o něj požádali: {code}",
        "Nikomu ho neříkejte: platí jednou a jen v tom prohlížeči. Můžete také použít tento odkaz.",
      ],
      label: "Přihlásit se",
    },
    emailChange: {
      subject: "Potvrďte svůj nový e-mail",
      paragraphs: ["Potvrďte, že se chcete na {site} přihlašovat adresou {email}."],
      label: "Potvrdit změnu",
    },
    emailChangeNotice: {
      subject: "Žádost o změnu vašeho e-mailu",
      paragraphs: [
        "Někdo požádal, aby váš účet na {site} používal jinou adresu: {email}.",
        "Změna proběhne, jakmile bude potvrzena z nové adresy.",
      ],
    },
    emailChanged: { subject: "Váš e-mail se změnil", paragraphs: ["Váš účet na {site} nyní používá adresu {email}."] },
    repeatedSignup: {
      subject: "Účet už máte",
      paragraphs: [
        "Někdo požádal o účet na {site} s touto adresou, která už účet má.",
        "Pokud jste to byli vy, přihlaste se svým heslem; pokud si ho nepamatujete, požádejte ve stejném okně o nové.",
      ],
      label: "Přejít na web",
    },
    newSignIn: {
      subject: "Přihlášení z nového zařízení",
      paragraphs: [
        "Někdo se právě přihlásil k vašemu účtu na {site} ze zařízení nebo sítě, které jsme dosud neznali.",
        "{device}, adresa {address}, {time}.",
        "Pokud jste to byli vy, nemusíte nic dělat.",
      ],
    },
    passwordChanged: {
      subject: "Vaše heslo se změnilo",
      paragraphs: [
        "Heslo k vašemu účtu na {site} bylo právě změněno.",
        "Relace na ostatních zařízeních byly ukončeny.",
      ],
    },
    secondFactorActivated: {
      subject: "Dvoufázové ověření je zapnuté",
      paragraphs: ["Váš účet na {site} nyní kromě hesla vyžaduje také kód."],
    },
    secondFactorRemoved: {
      subject: "Dvoufázové ověření je vypnuté",
      paragraphs: ["Váš účet na {site} už kromě hesla nevyžaduje kód."],
    },
    secondFactorFailed: {
      subject: "Neúspěšné dvoufázové ověření",
      paragraphs: ["Někdo zadal správné heslo k vašemu účtu na {site} a poté několikrát chybný kód."],
    },
    recoveryCodeUsed: {
      subject: "Byl použit záchranný kód",
      paragraphs: [
        "Někdo se přihlásil k vašemu účtu na {site} jedním z vašich záchranných kódů. Tento kód už neplatí.",
      ],
    },
    recoveryCodesRenewed: {
      subject: "Máte nové záchranné kódy",
      paragraphs: ["Záchranné kódy vašeho účtu na {site} byly obnoveny. Předchozí už neplatí."],
    },
    passkeyAdded: {
      subject: "Byl přidán přístupový klíč",
      paragraphs: ["Váš účet na {site} má nový přístupový klíč, kterým se lze přihlásit bez hesla."],
    },
    passkeyRemoved: {
      subject: "Přístupový klíč byl odebrán",
      paragraphs: ["Jeden z přístupových klíčů vašeho účtu na {site} byl odebrán a už se jím nelze přihlásit."],
    },
    providerLinked: {
      subject: "Byl propojen další způsob přihlášení",
      paragraphs: ["K vašemu účtu na {site} se nyní lze přihlásit také přes {provider}."],
    },
    providerUnlinked: {
      subject: "Byl odebrán způsob přihlášení",
      paragraphs: ["K vašemu účtu na {site} se nyní už nelze přihlásit přes {provider}."],
    },
    mailTest: {
      subject: "Zkušební zpráva",
      paragraphs: ["Pokud toto čtete, poštovní server {site} funguje. Tuto zkoušku si vyžádal uživatel {email}."],
    },
    proposalAccepted: {
      subject: "Váš návrh byl přijat",
      paragraphs: [
        "Děkujeme: váš návrh ke stránce „{title}“ na {host} byl přijat.",
        "Stránka jej ukáže, jakmile bude změna hotová.",
      ],
      label: "Otevřít stránku",
    },
    proposalRejected: {
      subject: "Odpověď na váš návrh",
      paragraphs: ["Váš návrh ke stránce „{title}“ na {host} byl přečten a nebude proveden."],
      label: "Otevřít stránku",
    },
    descriptionsDigest: {
      subject: "Popisy k doplnění: {pending}",
      paragraphs: [
        "Z toho, co podepisujete a co mají čtenáři na {host}, bez popisu: {missing}. S popisem, který data vyvracejí: {wrong}. S popisem z doby před poslední změnou: {stale}.",
        "Mezi nimi: {titles}",
        "Tento souhrn přichází jednou týdně; na téže stránce jej můžete vypnout.",
      ],
      label: "Zobrazit seznam",
    },
    deskNotice: {
      subject: "Pro vás: {title}",
      paragraphs: ["Na {host}: {sentence}"],
      label: "Otevřít",
    },
  },
};
