import type { PrintedLabel } from '@alms/lis-domain/samples';
import { useMessages } from '@alms/ui/i18n';
import { PrintSheet } from '@alms/ui/print-sheet';
import { useRef } from 'react';
import { sampleCollectionMessages } from './words/index.ts';

export interface LabelSheetsProps {
  labels: readonly PrintedLabel[];
  /** Called once all labels are drawn. */
  onDrawn: () => void;
}

/** Labels on paper only, one per page. Pass a new `key` for each print. */
export function LabelSheets({ labels, onDrawn }: LabelSheetsProps) {
  const words = useMessages(sampleCollectionMessages);
  const drawn = useRef(0);
  return labels.map(({ sample_id, accession_number, drawing }) => {
    const name = words.labelImage({ accession: accession_number });
    return (
      <PrintSheet key={sample_id} label={name} size="label-2x1" paperOnly>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
          alt={name}
          onLoad={() => {
            drawn.current += 1;
            if (drawn.current === labels.length) onDrawn();
          }}
        />
      </PrintSheet>
    );
  });
}
