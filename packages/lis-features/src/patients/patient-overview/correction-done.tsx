import { Button } from '@alms/ui/button';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { Stack } from '@alms/ui/stack';
import { ReevaluationNote, type RereadNoteProps } from '../../shared/reevaluation-note/index.ts';
import { patientOverviewMessages } from './words/index.ts';

interface CorrectionDoneProps extends Pick<RereadNoteProps, 'title' | 'reread' | 'orderHref'> {
  onClose: () => void;
}

/** Confirms the edit, with its effect on results. */
export function CorrectionDone({ onClose, ...note }: CorrectionDoneProps) {
  const words = useMessages(patientOverviewMessages);
  return (
    <Stack>
      <ReevaluationNote {...note} />
      <FormActions align="end">
        <Button onClick={onClose}>{words.close}</Button>
      </FormActions>
    </Stack>
  );
}
