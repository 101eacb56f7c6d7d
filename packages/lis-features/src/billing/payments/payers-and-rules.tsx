import type { BillingSettings, Payer } from '@alms/lis-domain/billing';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { useMessages } from '@alms/ui/i18n';
import { HoldGlyph, Icon, PlusGlyph } from '@alms/ui/icon';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Table } from '@alms/ui/table';
import { useState } from 'react';
import { BillingRulesForm, type BillingRulesFormProps } from './billing-rules-form.tsx';
import { invoiceWordsMessages } from '../../shared/invoice-words/index.ts';
import { PayerDialog, type PayerValues } from './payer-dialog.tsx';
import { paymentsMessages } from './words/index.ts';

export interface PayersAndRulesProps {
  payers: Resource<readonly Payer[]>;
  /** Adds a payer, or updates the given one. */
  onSavePayer: (values: PayerValues, payer: Payer | undefined) => Promise<Submission>;
  settings: Resource<BillingSettings>;
  rules: Omit<BillingRulesFormProps, 'settings'>;
  onRetry?: () => void | Promise<void>;
}

/** Payers and billing rules of the facility. */
export function PayersAndRules({
  payers,
  onSavePayer,
  settings,
  rules,
  onRetry,
}: PayersAndRulesProps) {
  const words = useMessages(paymentsMessages);
  const [edited, setEdited] = useState<Payer | 'new'>();
  const retry = onRetry && { onRetry };
  return (
    <Stack gap="s4">
      <Card
        heading={words.payers}
        body="flush"
        headerActions={
          <Button
            size="small"
            aria-haspopup="dialog"
            leading={<Icon glyph={PlusGlyph} size="small" />}
            onClick={() => setEdited('new')}
          >
            {words.addPayer}
          </Button>
        }
      >
        <ResourceView
          resource={payers}
          label={words.payers}
          headingLevel={3}
          skeleton={<PayerTable payers={[]} skeletonRows={2} />}
          empty={{ 'none-yet': { title: words.noPayers } }}
          {...retry}
        >
          {(all) => <PayerTable payers={all} onEdit={setEdited} />}
        </ResourceView>
      </Card>
      <ResourceView
        resource={settings}
        label={words.rules}
        headingLevel={3}
        skeleton={
          <Card heading={words.rules}>
            <Skeleton count={4} />
          </Card>
        }
        {...retry}
      >
        {(read) => <BillingRulesForm {...rules} settings={read} />}
      </ResourceView>
      <PayerDialog
        open={edited !== undefined}
        payer={edited === 'new' ? undefined : edited}
        onSave={(values) => onSavePayer(values, edited === 'new' ? undefined : edited)}
        onClose={() => setEdited(undefined)}
      />
    </Stack>
  );
}

interface PayerTableProps {
  payers: readonly Payer[];
  onEdit?: (payer: Payer) => void;
  skeletonRows?: number;
}

function PayerTable({ payers, onEdit, skeletonRows = 0 }: PayerTableProps) {
  const words = useMessages(paymentsMessages);
  const names = useMessages(invoiceWordsMessages);
  return (
    <Table<Payer>
      caption={words.payers}
      rows={payers}
      rowKey={({ id }) => id}
      skeletonRows={skeletonRows}
      columns={[
        {
          id: 'name',
          header: words.name,
          rowHeader: true,
          render: ({ name }) => <bdi>{name}</bdi>,
        },
        { id: 'kind', header: words.kind, render: ({ kind }) => names[kind] },
        {
          id: 'state',
          header: words.state,
          render: ({ active }) =>
            active ? words.offered : <Chip glyph={HoldGlyph}>{words.notOffered}</Chip>,
        },
        {
          id: 'edit',
          header: words.edit,
          headerHidden: true,
          align: 'end',
          render: (payer) =>
            onEdit && (
              <Button
                size="small"
                aria-label={words.changePayer({ name: payer.name })}
                onClick={() => onEdit(payer)}
              >
                {words.edit}
              </Button>
            ),
        },
      ]}
    />
  );
}
