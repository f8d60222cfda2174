import type { MailTexts } from "../mail-texts.ts";

/** The mails in Polish. */
export const pl: MailTexts = {
  shared: {
    copyLink: "Możesz też skopiować ten adres do przeglądarki:",
    expiresIn10Minutes: "Odnośnik działa jeden raz i wygasa po 10 minutach.",
    expiresIn24Hours: "Odnośnik działa jeden raz i wygasa po 24 godzinach.",
    expiresIn7Days: "Odnośnik działa jeden raz i wygasa po 7 dniach.",
    ignore: "Jeśli to nie Ty, nic nie rób: bez odnośnika nic się nie zmieni.",
    unchanged: "Jeśli to nie Ty, nic nie rób: Twoje konto pozostaje bez zmian.",
    alarm: "Jeśli to nie Ty, jak najszybciej ustaw nowe hasło i powiadom swój zespół.",
    unknownDevice: "nieznane urządzenie",
  },
  messages: {
    confirmation: {
      subject: "Potwierdź swój adres e-mail",
      paragraphs: ["Ktoś poprosił o konto w {site} z tym adresem. Jeśli to Ty, potwierdź go."],
      label: "Potwierdź mój adres",
    },
    invitation: {
      subject: "{inviter} zaprasza Cię do {site}",
      paragraphs: ["{inviter} zaprasza Cię do {site}. Przyjmij zaproszenie i wybierz hasło."],
      label: "Przyjmij zaproszenie",
    },
    recovery: {
      subject: "Wybierz nowe hasło",
      paragraphs: ["Ktoś poprosił o nowe hasło do Twojego konta w {site}."],
      label: "Wybierz hasło",
    },
    magicLink: {
      subject: "Twój odnośnik do logowania",
      paragraphs: ["Ktoś chce zalogować się do {site} z tym adresem. Jeśli to Ty, użyj tego odnośnika."],
      label: "Zaloguj się",
    },
    magicCode: {
      subject: "Twój kod do logowania",
      paragraphs: [
        "Ktoś chce zalogować się do {site} z tym adresem. Jeśli to Ty, wpisz ten kod na stronie, na której o niego prosisz: {code}",
        "Nie podawaj go nikomu: działa raz i tylko w tej przeglądarce. Możesz też użyć tego odnośnika.",
      ],
      label: "Zaloguj się",
    },
    emailChange: {
      subject: "Potwierdź swój nowy adres e-mail",
      paragraphs: ["Potwierdź, że chcesz używać adresu {email} do logowania w {site}."],
      label: "Potwierdź zmianę",
    },
    emailChangeNotice: {
      subject: "Prośba o zmianę Twojego adresu e-mail",
      paragraphs: [
        "Ktoś poprosił, aby Twoje konto w {site} używało innego adresu: {email}.",
        "Zmiana nastąpi po potwierdzeniu z nowego adresu.",
      ],
    },
    emailChanged: {
      subject: "Twój adres e-mail został zmieniony",
      paragraphs: ["Twoje konto w {site} używa teraz adresu {email}."],
    },
    repeatedSignup: {
      subject: "Masz już konto",
      paragraphs: [
        "Ktoś poprosił o konto w {site} z tym adresem, do którego konto już istnieje.",
        "Jeśli to Ty, zaloguj się swoim hasłem; jeśli go nie pamiętasz, poproś o nowe w tym samym oknie.",
      ],
      label: "Przejdź do serwisu",
    },
    newSignIn: {
      subject: "Logowanie z nowego urządzenia",
      paragraphs: [
        "Ktoś właśnie zalogował się na Twoje konto w {site} z urządzenia lub sieci, których wcześniej nie widzieliśmy.",
        "{device}, adres {address}, {time}.",
        "Jeśli to Ty, nie musisz nic robić.",
      ],
    },
    passwordChanged: {
      subject: "Twoje hasło zostało zmienione",
      paragraphs: [
        "Hasło do Twojego konta w {site} zostało właśnie zmienione.",
        "Sesje na innych urządzeniach zostały zakończone.",
      ],
    },
    secondFactorActivated: {
      subject: "Weryfikacja dwuetapowa włączona",
      paragraphs: ["Twoje konto w {site} wymaga teraz kodu oprócz hasła."],
    },
    secondFactorRemoved: {
      subject: "Weryfikacja dwuetapowa wyłączona",
      paragraphs: ["Twoje konto w {site} nie wymaga już kodu oprócz hasła."],
    },
    secondFactorFailed: {
      subject: "Nieudana weryfikacja dwuetapowa",
      paragraphs: ["Ktoś podał poprawne hasło do Twojego konta w {site}, a potem kilka razy błędny kod."],
    },
    recoveryCodeUsed: {
      subject: "Użyto kodu odzyskiwania",
      paragraphs: [
        "Ktoś zalogował się na Twoje konto w {site} za pomocą jednego z Twoich kodów odzyskiwania. Ten kod już nie działa.",
      ],
    },
    recoveryCodesRenewed: {
      subject: "Masz nowe kody odzyskiwania",
      paragraphs: ["Kody odzyskiwania Twojego konta w {site} zostały odnowione. Poprzednie już nie działają."],
    },
    passkeyAdded: {
      subject: "Dodano klucz dostępu",
      paragraphs: ["Twoje konto w {site} ma nowy klucz dostępu, który pozwala logować się bez hasła."],
    },
    passkeyRemoved: {
      subject: "Usunięto klucz dostępu",
      paragraphs: ["Jeden z kluczy dostępu Twojego konta w {site} został usunięty i nie można się już nim zalogować."],
    },
    providerLinked: {
      subject: "Powiązano inny sposób logowania",
      paragraphs: ["Od teraz do Twojego konta w {site} można zalogować się także przez {provider}."],
    },
    providerUnlinked: {
      subject: "Usunięto sposób logowania",
      paragraphs: ["Od teraz do Twojego konta w {site} nie można już zalogować się przez {provider}."],
    },
    mailTest: {
      subject: "Wiadomość testowa",
      paragraphs: ["Jeśli to czytasz, serwer poczty {site} działa. O ten test poprosił użytkownik {email}."],
    },
    proposalAccepted: {
      subject: "Twoja propozycja została przyjęta",
      paragraphs: [
        "Dziękujemy: Twoja propozycja dotycząca strony „{title}” w serwisie {host} została przyjęta.",
        "Strona pokaże ją, gdy tylko zmiana zostanie wprowadzona.",
      ],
      label: "Otwórz stronę",
    },
    proposalRejected: {
      subject: "Odpowiedź na Twoją propozycję",
      paragraphs: [
        "Twoja propozycja dotycząca strony „{title}” w serwisie {host} została przeczytana i nie zostanie wprowadzona.",
      ],
      label: "Otwórz stronę",
    },
    descriptionsDigest: {
      subject: "Opisy do uzupełnienia: {pending}",
      paragraphs: [
        "Z tego, co podpisujesz i co mają czytelnicy w serwisie {host}, bez opisu: {missing}. Z opisem, któremu dane przeczą: {wrong}. Z opisem sprzed ostatniej zmiany: {stale}.",
        "Wśród nich: {titles}",
        "To podsumowanie przychodzi raz w tygodniu; można je wyłączyć na tej samej stronie.",
      ],
      label: "Zobacz listę",
    },
    deskNotice: {
      subject: "Dla ciebie: {title}",
      paragraphs: ["W {host}: {sentence}"],
      label: "Otwórz",
    },
  },
};
