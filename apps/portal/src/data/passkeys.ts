/** Options from the server, parsed by the browser’s WebAuthn functions. */
type Options = Record<string, unknown>;

/** Whether this browser supports passkeys at this address. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;

/**
 * Prompts the user to create a passkey. Rejects if the user declines or the device does not support
 * it.
 */
export async function createPasskey(options: Options): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return json(await navigator.credentials.create({ publicKey }));
}

/**
 * Prompts the user for one of these passkeys. Rejects if the user declines or none is available.
 */
export async function requestPasskey(options: Options): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return json(await navigator.credentials.get({ publicKey }));
}

function json(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential))
    throw new Error('@alms/portal: the browser returned no passkey.');
  return credential.toJSON();
}
