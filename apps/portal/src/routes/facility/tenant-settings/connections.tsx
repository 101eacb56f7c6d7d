import {
  createApiToken,
  listApiTokens,
  revokeApiToken,
} from '@alms/lis-domain/interfaces/connections';
import { facilityUrl } from '@alms/lis-domain/tenancy';
import { ConnectionsPanel } from '@alms/lis-features/interfaces/connections';
import { usePages } from '../../../data/use-endpoint.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { useMessagesPanel } from './use-messages-panel.ts';

/**
 * Panel of connected systems, for the facility at this address. A newly created token is never
 * cached.
 */
export function Connections({ subdomain }: { subdomain: string }) {
  const { call } = useApi();
  const { hosts } = useTenant();
  const { resource, more, reload } = usePages(listApiTokens, {});
  const { submission, submit } = useSubmission();
  const revocation = useSubmission();
  const messages = useMessagesPanel();
  return (
    <ConnectionsPanel
      tokens={resource}
      messages={messages}
      fhirAddress={`${facilityUrl(subdomain, hosts)}/fhir/R4`}
      onMore={more}
      onRetry={reload}
      submission={submission}
      onCreate={async (body) => {
        let token: string | undefined;
        await submit(async () => {
          token = (await call(createApiToken, { body })).token;
        });
        await reload();
        return token;
      }}
      onRevoke={async ({ id }) => {
        const outcome = await revocation.submit(() => call(revokeApiToken, { params: { id } }));
        await reload();
        return outcome;
      }}
    />
  );
}
