import './plain.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The least a sign-in page of React is: no router, no store, no kit. */
function Login() {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <h1>Demo General Laboratory</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setBusy(true);
        }}
      >
        <label htmlFor="username">Email</label>
        <input id="username" name="username" type="email" autoComplete="username" />
        <label htmlFor="password">Password</label>
        <input id="password" name="password" type="password" autoComplete="current-password" />
        <button disabled={busy}>Sign In</button>
      </form>
    </>
  );
}

createRoot(document.querySelector('#root') as HTMLElement).render(<Login />);
