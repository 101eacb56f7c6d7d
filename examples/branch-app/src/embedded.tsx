import { ClinicalFlag } from '@alms/lis-features/results/clinical-flag';
import { Button } from '@alms/ui/button';
import { MessagesProvider } from '@alms/ui/i18n';
import { Table, type TableColumn } from '@alms/ui/table';
import { TextField } from '@alms/ui/text-field';
import { ThemeScope, ThemeStyles } from '@alms/ui/theme';
import { createRoot } from 'react-dom/client';
import { french } from './words.ts';

interface Row {
  id: string;
  test: string;
  value: string;
}

const rows: Row[] = [{ id: '1', test: 'Potassium', value: '6.6 mmol/L' }];

const columns: TableColumn<Row>[] = [
  { id: 'test', header: 'Examen', rowHeader: true, render: ({ test }) => test },
  { id: 'value', header: 'Résultat', render: ({ value }) => <bdi>{value}</bdi> },
  { id: 'flag', header: 'Interprétation', render: () => <ClinicalFlag flag="HH" spelled /> },
];

/** A widget inside a page of another application, whose elements keep their own styles. */
function Widget() {
  return (
    <MessagesProvider locale="fr" translations={french}>
      <ThemeStyles />
      <ThemeScope scheme="light">
        <TextField label="Numéro de dossier" />
        <Table caption="Résultats" columns={columns} rows={rows} rowKey={({ id }) => id} />
        <Button variant="primary">Actualiser</Button>
      </ThemeScope>
    </MessagesProvider>
  );
}

document.querySelector('#show')?.addEventListener('click', () => {
  createRoot(document.querySelector('#widget') as HTMLElement).render(<Widget />);
});
