import './plain.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The minimal React sign-in page: no router, no store, no design system. */
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
