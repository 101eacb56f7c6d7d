/** As the server describes what is wanted; the browser's own functions read it. */
type Options = Record<string, unknown>;

/** Whether this browser makes and uses passkeys at this address. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Asks the person to make a passkey. Rejects when they decline, or the device cannot. */
export async function makePasskey(options: Options): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return json(await navigator.credentials.create({ publicKey }));
}

/** Asks the person for one of these passkeys. Rejects when they decline, or there is none. */
export async function askForPasskey(options: Options): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return json(await navigator.credentials.get({ publicKey }));
}

function json(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential))
    throw new Error('@alms/portal: the browser gave no passkey.');
  return credential.toJSON();
}
