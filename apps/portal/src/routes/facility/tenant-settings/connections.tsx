import {
  createApiToken,
  listApiTokens,
  revokeApiToken,
} from '@alms/lis-domain/interfaces/connections';
import { facilityUrl } from '@alms/lis-domain/tenancy';
import { AnalysersCard } from '@alms/lis-features/interfaces/analysers';
import { ConnectionsPanel } from '@alms/lis-features/interfaces/connections';
import { useAction } from '../../../data/use-action.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { useAnalysersCard } from './use-analysers-card.ts';
import { useIncomingPanel } from './use-incoming-panel.ts';
import { useMessagesPanel } from './use-messages-panel.ts';

/**
 * Panel of connected systems, for the facility at this address. A newly created token is never
 * cached.
 */
export function Connections({ subdomain }: { subdomain: string }) {
  const { call } = useApi();
  const { hosts } = useTenant();
  const { resource, more, reload } = usePages(listApiTokens, {});
  const revoke = useAction(revokeApiToken, { after: reload });
  const { state, submit } = useSubmission({ after: reload });
  const messages = useMessagesPanel();
  const incoming = useIncomingPanel();
  const analysers = useAnalysersCard();
  return (
    <ConnectionsPanel
      tokens={resource}
      analysers={<AnalysersCard {...analysers} />}
      incoming={incoming}
      messages={messages}
      fhirAddress={`${facilityUrl(subdomain, hosts)}/fhir/R4`}
      onMore={more}
      onRetry={reload}
      submission={state}
      onCreate={async (body) => {
        let token: string | undefined;
        await submit(async () => {
          token = (await call(createApiToken, { body })).token;
        });
        return token;
      }}
      onRevoke={({ id }) => revoke.submit({ params: { id } })}
    />
  );
}
