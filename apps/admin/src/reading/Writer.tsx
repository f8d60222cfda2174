/** Author of a text or an action, with the way to answer; their account may be gone. */
export function Writer({ email }: { readonly email: string }) {
  return email === "" ? "alguien que ya no está" : <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>;
}
