import type { MailTexts } from "../mail-texts.ts";

/** The mails in Hungarian. */
export const hu: MailTexts = {
  shared: {
    copyLink: "Vagy másolja ezt a címet a böngészőbe:",
    expiresIn10Minutes: "A hivatkozás egyszer használható, és 10 perc múlva lejár.",
    expiresIn24Hours: "A hivatkozás egyszer használható, és 24 óra múlva lejár.",
    expiresIn7Days: "A hivatkozás egyszer használható, és 7 nap múlva lejár.",
    ignore: "Ha nem Ön volt, nincs teendője: a hivatkozás nélkül semmi sem változik.",
    unchanged: "Ha nem Ön volt, nincs teendője: a fiókja nem változott.",
    alarm: "Ha nem Ön volt, mielőbb állítson be új jelszót, és szóljon a munkatársainak.",
    unknownDevice: "ismeretlen eszköz",
  },
  messages: {
    confirmation: {
      subject: "Erősítse meg az e-mail-címét",
      paragraphs: ["Valaki fiókot kért ezzel a címmel itt: {site}. Ha Ön volt, erősítse meg."],
      label: "E-mail-cím megerősítése",
    },
    invitation: {
      subject: "{inviter} meghívja Önt ide: {site}",
      paragraphs: ["{inviter} meghívja, hogy csatlakozzon ide: {site}. Fogadja el, és válasszon jelszót."],
      label: "Meghívás elfogadása",
    },
    recovery: {
      subject: "Válasszon új jelszót",
      paragraphs: ["Valaki új jelszót kért az Ön fiókjához itt: {site}."],
      label: "Jelszó választása",
    },
    magicLink: {
      subject: "Bejelentkezési hivatkozás",
      paragraphs: ["Valaki ezzel a címmel szeretne bejelentkezni ide: {site}. Ha Ön az, használja ezt a hivatkozást."],
      label: "Bejelentkezés",
    },
    magicCode: {
      subject: "Bejelentkezési kód",
      paragraphs: [
        "Valaki ezzel a címmel szeretne bejelentkezni ide: {site}. Ha Ön az, írja be ezt a kódot azon az oldalon, ahol kérte: {code}",
        "Ne mondja el senkinek: egyszer használható, és csak abban a böngészőben. Ezt a hivatkozást is használhatja.",
      ],
      label: "Bejelentkezés",
    },
    emailChange: {
      subject: "Erősítse meg az új e-mail-címét",
      paragraphs: ["Erősítse meg, hogy a(z) {email} címmel szeretne bejelentkezni ide: {site}."],
      label: "Módosítás megerősítése",
    },
    emailChangeNotice: {
      subject: "Valaki az e-mail-címe módosítását kérte",
      paragraphs: [
        "Valaki azt kérte, hogy az Ön fiókja itt: {site} másik címet használjon: {email}.",
        "A módosítás akkor lép életbe, amikor az új címről megerősítik.",
      ],
    },
    emailChanged: {
      subject: "Megváltozott az e-mail-címe",
      paragraphs: ["Az Ön fiókja itt: {site} mostantól ezt a címet használja: {email}."],
    },
    repeatedSignup: {
      subject: "Már van fiókja",
      paragraphs: [
        "Valaki fiókot kért itt: {site} ezzel a címmel, amelyhez már tartozik fiók.",
        "Ha Ön volt, jelentkezzen be a jelszavával; ha elfelejtette, ugyanabban az ablakban kérhet újat.",
      ],
      label: "Tovább a webhelyre",
    },
    newSignIn: {
      subject: "Bejelentkezés új eszközről",
      paragraphs: [
        "Valaki most bejelentkezett az Ön fiókjába itt: {site}, eddig ismeretlen eszközről vagy hálózatról.",
        "{device}, cím: {address}, {time}.",
        "Ha Ön volt, nincs teendője.",
      ],
    },
    passwordChanged: {
      subject: "Megváltozott a jelszava",
      paragraphs: [
        "Az Ön fiókjának jelszava itt: {site} az imént megváltozott.",
        "A más eszközökön nyitott munkamenetek lezárultak.",
      ],
    },
    secondFactorActivated: {
      subject: "Kétlépcsős azonosítás bekapcsolva",
      paragraphs: ["Az Ön fiókja itt: {site} mostantól a jelszó mellett kódot is kér."],
    },
    secondFactorRemoved: {
      subject: "Kétlépcsős azonosítás kikapcsolva",
      paragraphs: ["Az Ön fiókja itt: {site} már nem kér kódot a jelszó mellett."],
    },
    secondFactorFailed: {
      subject: "Sikertelen kétlépcsős azonosítás",
      paragraphs: ["Valaki megadta az Ön fiókjának helyes jelszavát itt: {site}, majd többször hibás kódot írt be."],
    },
    recoveryCodeUsed: {
      subject: "Felhasználtak egy helyreállító kódot",
      paragraphs: [
        "Valaki az Ön egyik helyreállító kódjával jelentkezett be a fiókjába itt: {site}. Ez a kód többé nem használható.",
      ],
    },
    recoveryCodesRenewed: {
      subject: "Új helyreállító kódjai vannak",
      paragraphs: ["Az Ön fiókjának helyreállító kódjai itt: {site} megújultak. A korábbiak többé nem használhatók."],
    },
    passkeyAdded: {
      subject: "Új azonosítókulcs került a fiókjába",
      paragraphs: ["Az Ön fiókja itt: {site} új azonosítókulcsot kapott, amellyel jelszó nélkül lehet bejelentkezni."],
    },
    passkeyRemoved: {
      subject: "Eltávolítottak egy azonosítókulcsot",
      paragraphs: [
        "Az Ön fiókjának egyik azonosítókulcsát itt: {site} eltávolították, azzal többé nem lehet bejelentkezni.",
      ],
    },
    providerLinked: {
      subject: "Új bejelentkezési mód kapcsolódott a fiókjához",
      paragraphs: ["Az Ön fiókjába itt: {site} mostantól ezzel is be lehet jelentkezni: {provider}."],
    },
    providerUnlinked: {
      subject: "Egy bejelentkezési mód lekapcsolódott a fiókjáról",
      paragraphs: ["Az Ön fiókjába itt: {site} mostantól nem lehet ezzel bejelentkezni: {provider}."],
    },
    mailTest: {
      subject: "Próbalevél",
      paragraphs: ["Ha ezt olvassa, a levelezőkiszolgáló működik itt: {site}. A próbát kérte: {email}."],
    },
    proposalAccepted: {
      subject: "A javaslatát elfogadták",
      paragraphs: [
        "Köszönjük: a(z) „{title}” oldalra ({host}) tett javaslatát elfogadták.",
        "Az oldal akkor mutatja, amikor a módosítás elkészült.",
      ],
      label: "Az oldal megnyitása",
    },
    proposalRejected: {
      subject: "Válasz érkezett a javaslatára",
      paragraphs: ["A(z) „{title}” oldalra ({host}) tett javaslatát elolvasták, de nem valósul meg."],
      label: "Az oldal megnyitása",
    },
    descriptionsDigest: {
      subject: "Hiányzó leírások: {pending}",
      paragraphs: [
        "Abból, amit Ön jegyez és az olvasók látnak ({host}), leírás nélkül: {missing}. Olyan leírással, amelyet az adatok cáfolnak: {wrong}. Az utolsó módosításnál régebbi leírással: {stale}.",
        "Köztük: {titles}",
        "Ez az összefoglaló hetente egyszer érkezik; ugyanazon az oldalon lemondható.",
      ],
      label: "A lista megtekintése",
    },
    deskNotice: {
      subject: "Önnek: {title}",
      paragraphs: ["Itt: {host}: {sentence}"],
      label: "Megnyitás",
    },
  },
};
