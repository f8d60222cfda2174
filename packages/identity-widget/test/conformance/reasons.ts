import type { Difference } from "./compare.ts";

interface Reason {
  readonly aspect: Difference["aspect"];
  /** Flows that it is for; all when missing. */
  readonly flow?: RegExp;
  readonly why: string;
}

/** Reasons why this widget differs; the first that fits is the reason. */
const REASONS: readonly Reason[] = [
  {
    aspect: "http",
    flow: /^load, signed in|^change of e-mail, signed in/,
    why: "2.0.3 asks who it is on every load, and any failure of the network signs out; the service ends sessions by itself",
  },
  {
    aspect: "http",
    flow: /^recover/,
    why: "It is asked whose account the link opens; the link is spent with the password: who walks away leaves nothing behind",
  },
  {
    aspect: "http",
    flow: /^(accept an )?invitation|^confirm, another/,
    why: "It is asked whose account the link opens, and told",
  },
  {
    aspect: "http",
    flow: /^back from a provider/,
    why: "Nobody began a sign-in in this tab, so that the person is asked first: the tokens may be somebody else's",
  },
  {
    aspect: "events",
    flow: /^back from a provider/,
    why: "The same: `login` comes when the person goes on; after a sign-in that this tab began, at once",
  },
  { aspect: "storage", flow: /^back from a provider/, why: "The same: nothing is kept before" },
  { aspect: "text", flow: /^back from a provider/, why: "The same: it says whose account it is" },
  { aspect: "storage", flow: /^recover/, why: "The same: the originals save the session before a password is set" },
  { aspect: "cookies", flow: /^back from a provider/, why: "The same: nothing is set before" },
  { aspect: "cookies", flow: /^recover, left/, why: "The same: nothing is set before" },
  { aspect: "cookies", flow: /^recover/, why: "The same; the first renewal after it brings the kept cookies back" },
  {
    aspect: "events",
    flow: /^init again/,
    why: "A page's own `init` is told who is signed in, as in 1.9.2; 2.0.3 tells nothing",
  },
  { aspect: "events", why: "1.9.2 tells the page that was there before the link; ours the one that shows, as 2.0.3" },
  {
    aspect: "text",
    flow: /^confirm, another browser/,
    why: "The service asks for a password there (see identity.md); the originals can only say that it failed",
  },
  {
    aspect: "text",
    flow: /^confirm, same|^confirm, wrong/,
    why: "The account alone, and a message that says what to do; the originals leave sign-up tabs around it",
  },
  { aspect: "text", flow: /^invitation, and/, why: "`open()` does not take an invitation away" },
  {
    aspect: "text",
    flow: /^change of e-mail/,
    why: "The message is shown, with the address (specification, section 4); the originals set it and hide it",
  },
  { aspect: "text", flow: /^settings fail/, why: "Signing in may work although the settings did not come" },
  {
    aspect: "text",
    flow: /^init again/,
    why: "The language of the later `init` is applied; 1.9.2 shows nothing of its second frame, 2.0.3 stays in the first language",
  },
  {
    aspect: "text",
    flow: /^sign up, by mail|^ask for recovery/,
    why: "What is left to do stands alone; whether the address has an account is not told",
  },
  { aspect: "text", flow: /closed|^refused/, why: "A title, our own words, and a way on" },
  { aspect: "text", flow: /wrong$|wrong link/, why: "The failure in the reader's language, with visible labels" },
  { aspect: "text", flow: /^recover, left/, why: "It is said what the password is for, and what it must be like" },
  {
    aspect: "text",
    flow: /^sign in|^accept|^recover$|without mail|^back/,
    why: "The address beside the name: people have several accounts. No maker's mark",
  },
  {
    aspect: "text",
    why: "Title, visible labels instead of placeholders, `username` for password managers, no maker's mark",
  },
];

/** Says why ours differs. @throws {Error} For a difference that nobody has given a reason for. */
export function reasonOf({ flow, aspect }: Difference): string {
  const found = REASONS.find((reason) => reason.aspect === aspect && (reason.flow?.test(flow) ?? true));
  if (found) return found.why;
  throw new Error(`«${flow}» differs in ${aspect}, and no reason is given: mend it, or write down why.`);
}
