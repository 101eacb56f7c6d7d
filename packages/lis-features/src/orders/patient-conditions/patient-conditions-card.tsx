import { conditionState, toldOn, type ConditionState, type PatientCondition, type PatientConditions } from '@alms/lis-domain/orders';
import type { PatientSummary } from '@alms/lis-domain/patients';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { Dialog } from '@alms/ui/dialog';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, ClockGlyph, HoldGlyph, WarningGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { useKeptWords } from '../../shared/clinical-information/index.js';
import { useConditionWord } from '../../shared/interval-text/index.js';
import { useToday } from '../../shared/patient-words/index.js';
import { RuledList } from '../../shared/ruled-list/index.js';
import { EditConditions, type ConditionsEditing } from './edit-conditions.js';
import { patientConditionsMessages } from './patient-conditions.messages.js';

export interface PatientConditionsCardProps {
  conditions: Resource<PatientConditions>;
  /** Whose intervals apply: a man is offered no pregnancy. */
  sex: PatientSummary['sex_for_ranges'];
  /** Changing what is on record. When omitted, this person may only read. */
  editing?: ConditionsEditing | undefined;
  onRetry?: () => void | Promise<void>;
}

const LOOKS = {
  holds: { tone: 'info', glyph: CheckGlyph },
  ended: { tone: 'neutral', glyph: HoldGlyph },
  to_ask: { tone: 'caution', glyph: WarningGlyph },
  to_come: { tone: 'neutral', glyph: ClockGlyph },
} as const satisfies Record<ConditionState, Pick<ChipProps, 'tone' | 'glyph'>>;

/** What a patient is known to be in or to have been in that intervals depend on: each condition with its days, and how it stands today. */
export function PatientConditionsCard({ conditions, sex, editing, onRetry }: PatientConditionsCardProps) {
  const words = useMessages(patientConditionsMessages);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Card heading={words.title} data-component="patient-conditions-card">
      <ResourceView resource={conditions} label={words.title} skeleton={<Skeleton count={3} />} {...(onRetry && { onRetry })}>
        {(record) => (
          <Stack gap="s4">
            {record.conditions.length === 0 ? <Text tone="muted">{words.none}</Text> : <RuledList>{record.conditions.map((condition) => <li key={condition.id}><OneCondition condition={condition} /></li>)}</RuledList>}
            {editing && (
              <Inline>
                <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>{record.conditions.length === 0 ? words.add : words.change}</Button>
              </Inline>
            )}
            {editing && (
              <Dialog open={open} onClose={close} size="large" title={words.editTitle}>
                <EditConditions record={record} sex={sex} {...editing} onClose={close} />
              </Dialog>
            )}
          </Stack>
        )}
      </ResourceView>
    </Card>
  );
}

function OneCondition({ condition }: { condition: PatientCondition }) {
  const words = useMessages(patientConditionsMessages);
  const format = useFormat();
  const conditionWord = useConditionWord();
  const kept = useKeptWords();
  const today = useToday();
  const state = conditionState(condition, today);
  const trimester = state === 'holds' ? toldOn(condition, today) : condition.code;
  const weeks = [kept.weeksTold(condition), state === 'holds' && kept.weeksOn(condition, today), trimester !== condition.code && conditionWord(trimester)].filter((text) => typeof text === 'string');
  return (
    <>
      <Inline gap="s2"><b><bdi>{conditionWord(condition.code)}</bdi></b> <Chip {...LOOKS[state]}>{words[state]}</Chip></Inline>
      <Text size="small" tone="muted">{kept.days(condition)}</Text>
      {weeks.length > 0 && <Text size="small" tone="muted">{format.list(weeks)}</Text>}
      {state === 'to_ask' && <Text size="small">{words.askAgain}</Text>}
    </>
  );
}
