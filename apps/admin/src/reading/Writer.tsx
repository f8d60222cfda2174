/** Who wrote something, with the way to answer. */
export function Writer({ email }: { readonly email: string }) {
  return <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>;
}
