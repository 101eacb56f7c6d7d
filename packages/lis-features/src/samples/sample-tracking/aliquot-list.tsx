import {
  takesLabel,
  type CollectionNeeds,
  type Sample,
  type SampleId,
} from '@alms/lis-domain/samples';
import { Button, IconButton } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, PrintGlyph } from '@alms/ui/icon';
import type { Submission } from '@alms/ui/resource';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { StateChip } from './sample-table.tsx';
import { sampleTrackingMessages } from './words/index.ts';
import * as S from './sample-tracking.styles.ts';

export interface AliquotListProps {
  aliquots: Sample['aliquots'];
  /** Storage and transport requirements, inherited from the specimen. */
  needs: CollectionNeeds;
  onOpen: (sampleId: SampleId) => void;
  /** Prints the label of an aliquot. Must not reject. When omitted, the user may not. */
  onPrint?: (sampleId: SampleId) => Promise<Submission>;
}

/** Aliquots of a specimen, each with actions to open it and print its label. */
export function AliquotList({ aliquots, needs, onOpen, onPrint }: AliquotListProps) {
  const words = useMessages(sampleTrackingMessages);
  const format = useFormat();
  const care = useSpecimenWords().care(needs);
  return (
    <S.Aliquots aria-label={words.aliquots}>
      {aliquots.map(({ id, accession_number: accession, status, volume_ml }) => (
        <li key={id}>
          <span data-part="part">
            <Button
              variant="quiet"
              size="small"
              aria-label={words.openAliquot({ accession })}
              onClick={() => onOpen(id)}
            >
              <S.Code>{accession}</S.Code>
            </Button>
            <small>
              {volume_ml === null
                ? words.volumeUnknown
                : words.volumeOf({ volume: format.number(volume_ml) })}
            </small>
            {care.length > 0 && <small>{format.list(care)}</small>}
          </span>
          <StateChip status={status} />
          {onPrint && takesLabel(status) && (
            <IconButton
              size="small"
              label={words.printLabelOf({ accession })}
              onClick={() => void onPrint(id)}
            >
              <Icon glyph={PrintGlyph} size="small" />
            </IconButton>
          )}
        </li>
      ))}
    </S.Aliquots>
  );
}
