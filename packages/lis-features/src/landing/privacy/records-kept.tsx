import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { Table } from '@alms/ui/table';
import { privacyMessages } from './words/index.ts';

const KINDS = ['patients', 'results', 'staff', 'audit', 'access', 'feedback'] as const;

/** Table of stored personal data by category. */
export function RecordsKept() {
  const words = useMessages(privacyMessages);
  return (
    <Card body="flush">
      <Table
        caption={words.recordsCaption}
        rows={KINDS}
        rowKey={(kind) => kind}
        columns={[
          {
            id: 'kind',
            header: words.kind,
            rowHeader: true,
            render: (kind) => words[`${kind}Kind`],
          },
          { id: 'purpose', header: words.purpose, render: (kind) => words[`${kind}Purpose`] },
          { id: 'term', header: words.term, render: (kind) => words[`${kind}Term`] },
          { id: 'access', header: words.access, render: (kind) => words[`${kind}Access`] },
        ]}
      />
    </Card>
  );
}
