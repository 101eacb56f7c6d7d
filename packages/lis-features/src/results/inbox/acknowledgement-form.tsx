import type { PatientSummary } from '@alms/lis-domain/patients';
import { readsBack, type RequestedResult } from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { CriticalGlyph, Icon } from '@alms/ui/icon';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import * as v from 'valibot';
import { DueTime } from '../../shared/due-time/index.ts';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useReadBackText } from '../../shared/read-back/index.ts';
import * as S from './acknowledgement-form.styles.ts';
import { inboxMessages } from './words/index.ts';

export interface AcknowledgementFormProps {
  /** The critical result and its open notification. */
  result: Pick<RequestedResult, 'test_name' | 'value_text' | 'unit_display'>;
  patient: Pick<PatientSummary, 'full_name'>;
  /** Deadline of the notification. */
  dueAt: string;
  onAcknowledge: (readBack: string) => void;
  /** State of the acknowledgement of this result. */
  acknowledging: Submission;
}

/**
 * Acknowledges a critical result: the ordering provider enters the value that was read. The server
 * also compares it.
 */
export function AcknowledgementForm({
  result: { test_name, value_text, unit_display },
  patient,
  dueAt,
  onAcknowledge,
  acknowledging,
}: AcknowledgementFormProps) {
  const words = useMessages(inboxMessages);
  const sent = useReadBackText();
  const form = useLisForm(
    v.object({
      read_back: v.pipe(
        v.string(),
        v.transform(sent),
        v.minLength(1, 'readBackRequired'),
        v.maxLength(200),
        v.check((typed) => readsBack(value_text ?? '', typed), 'read_back_differs'),
      ),
    }),
    {
      defaultValues: { read_back: '' },
      words: { ...words, version_stale: words.acknowledgement_stale },
      onSubmit: ({ read_back }) => onAcknowledge(read_back),
      submission: acknowledging,
    },
  );
  return (
    <S.Root data-part="acknowledgement">
      <div>
        <Text as="strong" strong data-part="title">
          <Icon glyph={CriticalGlyph} size="small" />
          {words.toAcknowledge}
        </Text>
        <DueTime dueAt={dueAt} />
      </div>
      <LisForm
        form={form}
        brief
        label={words.acknowledgeOf({ patient: patient.full_name, test: test_name })}
      >
        <TextField
          label={words.readBackOf({ test: test_name })}
          trailing={unit_display}
          maxLength={200}
          {...form.field('read_back')}
        />
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          {words.acknowledge}
        </Button>
      </LisForm>
    </S.Root>
  );
}
