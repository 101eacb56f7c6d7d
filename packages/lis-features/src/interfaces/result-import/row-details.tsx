import type { ImportRow } from '@alms/lis-domain/interfaces/result-import';
import type { SampleId } from '@alms/lis-domain/samples';
import { Button, LinkButton } from '@alms/ui/button';
import { DescriptionList, type DescriptionItem } from '@alms/ui/description-list';
import { Dialog } from '@alms/ui/dialog';
import { useMessages } from '@alms/ui/i18n';
import { Text } from '@alms/ui/text';
import { resultImportMessages } from './words/index.ts';
import { readAs } from './read-as.ts';
import { RowOutcome } from './row-outcome.tsx';
import { useTargetName } from './use-target-name.ts';

export interface RowDetailsProps {
  row: ImportRow;
  specimenHref: (sampleId: SampleId) => string;
  /** Opens the document of the row. */
  onOpenFile: ((row: Pick<ImportRow, 'number'>) => void) | undefined;
  onClose: () => void;
}

/** One row in full: original text, interpretation and outcome. */
export function RowDetails({ row, specimenHref, onOpenFile, onClose }: RowDetailsProps) {
  const words = useMessages(resultImportMessages);
  const read = readAs(row);
  const { number, place, raw, content, outcome, index } = row;
  const targetName = useTargetName();
  const specimen = outcome ? { id: outcome.sample_id, patient: outcome.patient } : index?.specimen;
  const contentItem = (
    id: 'accession' | 'patient' | 'code' | 'value' | 'unit' | 'flag' | 'kind',
  ): DescriptionItem[] =>
    content[id] === '' ? [] : [{ id, term: words[id], description: <bdi>{content[id]}</bdi> }];
  const items: DescriptionItem[] = [
    { id: 'outcome', term: words.outcome, description: <RowOutcome row={row} /> },
    { id: 'test', term: words.test, description: <bdi>{targetName(row)}</bdi> },
    ...(specimen
      ? [
          {
            id: 'on-record',
            term: words.patientOnRecord,
            description: <bdi>{`${specimen.patient.full_name} (${specimen.patient.mrn})`}</bdi>,
          },
        ]
      : []),
    ...contentItem('accession'),
    ...contentItem('patient'),
    ...contentItem('code'),
    ...contentItem('value'),
    ...(read === undefined
      ? []
      : [{ id: 'read-as', term: words.takenAs, description: <bdi>{read}</bdi> }]),
    ...contentItem('unit'),
    ...contentItem('flag'),
    ...contentItem('kind'),
    ...(place
      ? [
          {
            id: 'place',
            term: words.place,
            description: (
              <bdi>
                {place.column === null
                  ? words.line({ line: place.line })
                  : words.lineColumn({ line: place.line, column: place.column })}
              </bdi>
            ),
          },
        ]
      : []),
    {
      id: 'raw',
      term: words.asItCame,
      description: (
        <Text as="span" code>
          <bdi dir="ltr" style={{ overflowWrap: 'anywhere' }}>
            {raw}
          </bdi>
        </Text>
      ),
    },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.rowTitle({ number })}
      actions={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {content.file && row.status !== 'entered' && onOpenFile && (
            <Button onClick={() => onOpenFile(row)}>{words.openDocument}</Button>
          )}
          {specimen && (
            <LinkButton href={specimenHref(specimen.id)}>{words.openSpecimen}</LinkButton>
          )}
        </>
      }
    >
      <DescriptionList items={items} />
    </Dialog>
  );
}
