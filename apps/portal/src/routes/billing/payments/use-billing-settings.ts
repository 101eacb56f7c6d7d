import {
  createPayer,
  readBillingSettings,
  updateBillingSettings,
  updatePayer,
  type BillingSettings,
} from '@alms/lis-domain/billing';
import type { BillingRulesFields, PaymentsScreenProps } from '@alms/lis-features/billing/payments';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import type { useEndpoint } from '../../../data/use-endpoint.ts';
import { useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';
import type { Payers } from './use-prices.ts';

type Settings = ReturnType<typeof useEndpoint<typeof readBillingSettings>>;

/** Payers and billing settings, for users who may edit them. */
export function useBillingSettings({
  payers,
  settings,
}: {
  payers: Payers;
  settings: Settings;
}): NonNullable<PaymentsScreenProps['keeping']> {
  const { call } = useApi();
  const create = useAction(createPayer, { after: payers.reload });
  const update = useAction(updatePayer, { after: payers.reload });
  const { state, save } = useVersionedSave({
    after: ({ status }) => status === 'done' && settings.reload(),
  });
  const { restored, keep, forget } = useUnsavedWork<{
    fields: BillingRulesFields;
    base: BillingSettings;
  }>('billing-settings');
  return {
    payers: itemsOf(payers.resource),
    onSavePayer: (body, payer) =>
      payer
        ? update.submit({ params: { id: payer.id }, version: payer.version, body })
        : create.submit({ body }),
    settings: settings.resource,
    rules: {
      submission: state,
      onSave: ({ values, base }) =>
        save(
          () => call(updateBillingSettings, { body: values, version: base.version }),
          () => call(readBillingSettings, {}),
        ),
      draft: restored,
      onDraftChange: (draft) => (draft ? keep(draft) : forget()),
    },
    onRetry: async () => {
      await Promise.all([payers.reload(), settings.reload()]);
    },
  };
}
