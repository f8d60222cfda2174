import type { MailTexts } from "../mail-texts.ts";

/** The mails in English. */
export const en: MailTexts = {
  shared: {
    copyLink: "Or copy this address into your browser:",
    expiresIn10Minutes: "The link works once and expires in 10 minutes.",
    expiresIn24Hours: "The link works once and expires in 24 hours.",
    expiresIn7Days: "The link works once and expires in 7 days.",
    ignore: "If this wasn’t you, do nothing: without the link, nothing changes.",
    unchanged: "If this wasn’t you, do nothing: your account stays as it is.",
    alarm: "If this wasn’t you, reset your password as soon as possible and tell your team.",
    unknownDevice: "unknown device",
  },
  messages: {
    confirmation: {
      subject: "Confirm your email address",
      paragraphs: ["Someone asked for an account at {site} with this address. If it was you, please confirm it."],
      label: "Confirm my address",
    },
    invitation: {
      subject: "{inviter} invites you to {site}",
      paragraphs: ["{inviter} invites you to join {site}. Accept and choose a password."],
      label: "Accept the invitation",
    },
    recovery: {
      subject: "Choose a new password",
      paragraphs: ["Someone asked for a new password for your account at {site}."],
      label: "Choose a password",
    },
    magicLink: {
      subject: "Your sign-in link",
      paragraphs: ["Someone asked to sign in to {site} with this address. If it was you, use this link."],
      label: "Sign in",
    },
    magicCode: {
      subject: "Your sign-in code",
      paragraphs: [
        "Someone asked to sign in to {site} with this address. If it was you, type this code on the page where you asked for it: {code}",
        "Tell nobody: it works once, and only in that browser. You can also use this link.",
      ],
      label: "Sign in",
    },
    emailChange: {
      subject: "Confirm your new email address",
      paragraphs: ["Confirm that you want to use {email} to sign in to {site}."],
      label: "Confirm the change",
    },
    emailChangeNotice: {
      subject: "Someone asked to change your email address",
      paragraphs: [
        "Someone asked for your account at {site} to use another address: {email}.",
        "The change takes effect once it is confirmed from the new address.",
      ],
    },
    emailChanged: {
      subject: "Your email address has changed",
      paragraphs: ["Your account at {site} now uses the address {email}."],
    },
    repeatedSignup: {
      subject: "You already have an account",
      paragraphs: [
        "Someone asked for an account at {site} with this address, which already has one.",
        "If it was you, sign in with your password; if you don’t remember it, ask for a new one in the same window.",
      ],
      label: "Go to the site",
    },
    newSignIn: {
      subject: "You signed in on a new device",
      paragraphs: [
        "Someone just signed in to your account at {site} from a device or network we hadn’t seen before.",
        "{device}, address {address}, {time}.",
        "If it was you, there is nothing to do.",
      ],
    },
    passwordChanged: {
      subject: "Your password has changed",
      paragraphs: [
        "The password of your account at {site} has just been changed.",
        "Sessions on other devices have been signed out.",
      ],
    },
    secondFactorActivated: {
      subject: "Two-step verification is on",
      paragraphs: ["Your account at {site} now asks for a code in addition to the password."],
    },
    secondFactorRemoved: {
      subject: "Two-step verification is off",
      paragraphs: ["Your account at {site} no longer asks for a code in addition to the password."],
    },
    secondFactorFailed: {
      subject: "Someone failed the second step",
      paragraphs: [
        "Someone entered the right password of your account at {site} and then failed the code several times.",
      ],
    },
    recoveryCodeUsed: {
      subject: "A recovery code was used",
      paragraphs: [
        "Someone signed in to your account at {site} with one of your recovery codes. That code no longer works.",
      ],
    },
    recoveryCodesRenewed: {
      subject: "You have new recovery codes",
      paragraphs: ["The recovery codes of your account at {site} have been renewed. The previous ones no longer work."],
    },
    passkeyAdded: {
      subject: "A passkey was added",
      paragraphs: ["Your account at {site} has a new passkey, which signs in without a password."],
    },
    passkeyRemoved: {
      subject: "A passkey was removed",
      paragraphs: ["A passkey of your account at {site} was removed and can no longer be used to sign in."],
    },
    providerLinked: {
      subject: "Another way to sign in was linked",
      paragraphs: ["From now on, {provider} can also be used to sign in to your account at {site}."],
    },
    providerUnlinked: {
      subject: "A way to sign in was removed",
      paragraphs: ["From now on, {provider} can no longer be used to sign in to your account at {site}."],
    },
    mailTest: {
      subject: "Test message",
      paragraphs: ["If you can read this, the mail server of {site} works. This test was requested by {email}."],
    },
    proposalAccepted: {
      subject: "Your proposal was accepted",
      paragraphs: [
        "Thank you: what you proposed for the page «{title}» at {host} was accepted.",
        "The page shows it once the change is in place.",
      ],
      label: "Open the page",
    },
    proposalRejected: {
      subject: "Your proposal was answered",
      paragraphs: ["What you proposed for the page «{title}» at {host} was read and will not be done."],
      label: "Open the page",
    },
    descriptionsDigest: {
      subject: "Descriptions to do: {pending}",
      paragraphs: [
        "Of what you sign and readers have at {host}, without a description: {missing}. With one that the data deny: {wrong}. With one from before the last change: {stale}.",
        "Among them: {titles}",
        "This summary comes once a week; you can turn it off on the same page.",
      ],
      label: "See the list",
    },
    deskNotice: {
      subject: "For you: {title}",
      paragraphs: ["At {host}: {sentence}"],
      label: "Open the piece",
    },
  },
};
