import type { MailTexts } from "../mail-texts.ts";

/** The mails in Slovak. */
export const sk: MailTexts = {
  shared: {
    copyLink: "Alebo skopírujte túto adresu do prehliadača:",
    expiresIn10Minutes: "Odkaz sa dá použiť raz a jeho platnosť vyprší o 10 minút.",
    expiresIn24Hours: "Odkaz sa dá použiť raz a jeho platnosť vyprší o 24 hodín.",
    expiresIn7Days: "Odkaz sa dá použiť raz a jeho platnosť vyprší o 7 dní.",
    ignore: "Ak ste to neboli vy, nerobte nič: bez odkazu sa nič nezmení.",
    unchanged: "Ak ste to neboli vy, nerobte nič: váš účet zostáva bez zmeny.",
    alarm: "Ak ste to neboli vy, čo najskôr si nastavte nové heslo a dajte vedieť svojmu tímu.",
    unknownDevice: "neznáme zariadenie",
  },
  messages: {
    confirmation: {
      subject: "Potvrďte svoj e-mail",
      paragraphs: ["Niekto požiadal o účet na {site} s touto adresou. Ak ste to boli vy, potvrďte ju."],
      label: "Potvrdiť e-mail",
    },
    invitation: {
      subject: "{inviter} vás pozýva na {site}",
      paragraphs: ["{inviter} vás pozýva na {site}. Prijmite pozvanie a zvoľte si heslo."],
      label: "Prijať pozvánku",
    },
    recovery: {
      subject: "Zvoľte si nové heslo",
      paragraphs: ["Niekto požiadal o nové heslo k vášmu účtu na {site}."],
      label: "Zvoliť heslo",
    },
    magicLink: {
      subject: "Váš prihlasovací odkaz",
      paragraphs: ["Niekto sa chce prihlásiť na {site} s touto adresou. Ak ste to vy, použite tento odkaz."],
      label: "Prihlásiť sa",
    },
    magicCode: {
      subject: "Váš prihlasovací kód",
      paragraphs: [
        "Niekto sa chce prihlásiť na {site} s touto adresou. Ak ste to vy, zadajte tento kód na stránke, kde ste oň požiadali: {code}",
        "Nikomu ho nehovorte: platí raz a len v tom prehliadači. Môžete použiť aj tento odkaz.",
      ],
      label: "Prihlásiť sa",
    },
    emailChange: {
      subject: "Potvrďte svoj nový e-mail",
      paragraphs: ["Potvrďte, že sa chcete na {site} prihlasovať adresou {email}."],
      label: "Potvrdiť zmenu",
    },
    emailChangeNotice: {
      subject: "Žiadosť o zmenu vášho e-mailu",
      paragraphs: [
        "Niekto požiadal, aby váš účet na {site} používal inú adresu: {email}.",
        "Zmena sa uskutoční, keď bude potvrdená z novej adresy.",
      ],
    },
    emailChanged: {
      subject: "Váš e-mail sa zmenil",
      paragraphs: ["Váš účet na {site} odteraz používa adresu {email}."],
    },
    repeatedSignup: {
      subject: "Účet už máte",
      paragraphs: [
        "Niekto požiadal o účet na {site} s touto adresou, ktorá už účet má.",
        "Ak ste to boli vy, prihláste sa svojím heslom; ak si ho nepamätáte, požiadajte v tom istom okne o nové.",
      ],
      label: "Prejsť na web",
    },
    newSignIn: {
      subject: "Prihlásenie z nového zariadenia",
      paragraphs: [
        "Niekto sa práve prihlásil do vášho účtu na {site} zo zariadenia alebo siete, ktoré sme doteraz nepoznali.",
        "{device}, adresa {address}, {time}.",
        "Ak ste to boli vy, nemusíte nič robiť.",
      ],
    },
    passwordChanged: {
      subject: "Vaše heslo sa zmenilo",
      paragraphs: [
        "Heslo k vášmu účtu na {site} bolo práve zmenené.",
        "Relácie na ostatných zariadeniach boli ukončené.",
      ],
    },
    secondFactorActivated: {
      subject: "Dvojstupňové overenie je zapnuté",
      paragraphs: ["Váš účet na {site} odteraz okrem hesla vyžaduje aj kód."],
    },
    secondFactorRemoved: {
      subject: "Dvojstupňové overenie je vypnuté",
      paragraphs: ["Váš účet na {site} už okrem hesla nevyžaduje kód."],
    },
    secondFactorFailed: {
      subject: "Neúspešné dvojstupňové overenie",
      paragraphs: ["Niekto zadal správne heslo k vášmu účtu na {site} a potom niekoľkokrát chybný kód."],
    },
    recoveryCodeUsed: {
      subject: "Bol použitý záchranný kód",
      paragraphs: [
        "Niekto sa prihlásil do vášho účtu na {site} jedným z vašich záchranných kódov. Tento kód už neplatí.",
      ],
    },
    recoveryCodesRenewed: {
      subject: "Máte nové záchranné kódy",
      paragraphs: ["Záchranné kódy vášho účtu na {site} boli obnovené. Predchádzajúce už neplatia."],
    },
    passkeyAdded: {
      subject: "Bol pridaný prístupový kľúč",
      paragraphs: ["Váš účet na {site} má nový prístupový kľúč, ktorým sa dá prihlásiť bez hesla."],
    },
    passkeyRemoved: {
      subject: "Prístupový kľúč bol odstránený",
      paragraphs: ["Jeden z prístupových kľúčov vášho účtu na {site} bol odstránený a už sa ním nedá prihlásiť."],
    },
    providerLinked: {
      subject: "Bol prepojený ďalší spôsob prihlásenia",
      paragraphs: ["Do vášho účtu na {site} sa odteraz dá prihlásiť aj cez {provider}."],
    },
    providerUnlinked: {
      subject: "Bol odobraný spôsob prihlásenia",
      paragraphs: ["Do vášho účtu na {site} sa odteraz už nedá prihlásiť cez {provider}."],
    },
    mailTest: {
      subject: "Skúšobná správa",
      paragraphs: ["Ak toto čítate, poštový server {site} funguje. O túto skúšku požiadal používateľ {email}."],
    },
    proposalAccepted: {
      subject: "Váš návrh bol prijatý",
      paragraphs: [
        "Ďakujeme: váš návrh k stránke „{title}“ na {host} bol prijatý.",
        "Stránka ho ukáže, hneď ako bude zmena hotová.",
      ],
      label: "Otvoriť stránku",
    },
    proposalRejected: {
      subject: "Odpoveď na váš návrh",
      paragraphs: ["Váš návrh k stránke „{title}“ na {host} bol prečítaný a nebude vykonaný."],
      label: "Otvoriť stránku",
    },
    descriptionsDigest: {
      subject: "Popisy na doplnenie: {pending}",
      paragraphs: [
        "Z toho, čo podpisujete a čo majú čitatelia na {host}, bez popisu: {missing}. S popisom, ktorý údaje vyvracajú: {wrong}. S popisom spred poslednej zmeny: {stale}.",
        "Medzi nimi: {titles}",
        "Tento súhrn prichádza raz za týždeň; na tej istej stránke ho môžete vypnúť.",
      ],
      label: "Zobraziť zoznam",
    },
    deskNotice: {
      subject: "Pre vás: {title}",
      paragraphs: ["Na {host}: {sentence}"],
      label: "Otvoriť",
    },
  },
};
