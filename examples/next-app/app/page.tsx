import { Greeting } from "./greeting.tsx";

/** First page: its text is written by the server, who is signed in by the browser. */
export default function Page() {
  return (
    <main>
      <h1>Redacción</h1>
      <Greeting />
    </main>
  );
}
