import type {
  PackContent,
  StarterPack,
  UnitSystem,
} from '@alms/lis-domain/catalogue/starter-packs';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { CheckboxGroup } from '@alms/ui/checkbox-group';
import { Dialog } from '@alms/ui/dialog';
import { useMessages } from '@alms/ui/i18n';
import { RadioGroup } from '@alms/ui/radio-group';
import { idle, ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { starterPacksMessages } from './words/starter-packs/index.ts';
import * as S from './test-parameters.styles.ts';

export interface StarterPacks {
  /** Content of each pack, and which of its tests already exist. */
  packs: Resource<readonly PackContent[]>;
  /** Unit system of the existing tests, selected at first. */
  unitSystem: UnitSystem | undefined;
  /** Names of the tests that the last addition left out: no formula fits the existing units. */
  leftOut?: readonly string[] | undefined;
  /** Adds the missing tests of packs in a unit system. Must not reject. */
  onAdd: (packs: StarterPack[], unitSystem: UnitSystem) => Promise<Submission>;
  onRetry?: () => void | Promise<void>;
}

export interface StarterPacksDialogProps extends StarterPacks {
  open: boolean;
  onClose: () => void;
}

/**
 * Adds tests from packs to an existing catalogue. Existing tests are neither changed nor
 * duplicated, and are reported beforehand.
 */
export function StarterPacksDialog({ open, onClose, ...rest }: StarterPacksDialogProps) {
  const words = useMessages(starterPacksMessages);
  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <Choice onClose={onClose} {...rest} />
    </Dialog>
  );
}

/** Names the tests that were left out; renders nothing without any. */
export function LeftOutTests({ names }: { names: readonly string[] }) {
  const words = useMessages(starterPacksMessages);
  if (names.length === 0) return null;
  return (
    <Alert tone="caution" title={words.leftOutTitle({ count: names.length })}>
      {words.leftOut({ tests: names.join(words.comma) })}
    </Alert>
  );
}

function Choice({
  packs,
  unitSystem = 'conventional',
  onAdd,
  onRetry,
  onClose,
}: StarterPacks & { onClose: () => void }) {
  const words = useMessages(starterPacksMessages);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [chosenSystem, setSystem] = useState<UnitSystem>();
  const [submission, setSubmission] = useState<Submission>(idle);
  const system = chosenSystem ?? unitSystem;
  const add = async (which: StarterPack[]) => {
    setSubmission({ status: 'submitting' });
    const outcome = await onAdd(which, system);
    setSubmission(outcome);
    if (outcome.status === 'done') onClose();
  };
  return (
    <Stack gap="s5">
      <p>{words.body}</p>
      <ResourceView
        resource={packs}
        label={words.packs}
        skeleton={<Skeleton count={9} />}
        {...(onRetry && { onRetry })}
      >
        {(read) => {
          const which = read.filter(({ pack }) => chosen.includes(pack));
          const missing = new Map(
            which.flatMap(({ tests }) =>
              tests.flatMap(({ code, name, present }) => (present ? [] : [[code, name] as const])),
            ),
          );
          return (
            <Stack gap="s4">
              <CheckboxGroup
                label={words.packs}
                value={chosen}
                onValueChange={setChosen}
                options={read.map(({ pack, tests }) => {
                  const fresh = tests.filter(({ present }) => !present).length;
                  return {
                    value: pack,
                    label: words[pack],
                    description:
                      fresh === 0
                        ? words.allThere({ count: tests.length })
                        : words.holds({ count: tests.length, fresh }),
                    disabled: fresh === 0,
                  };
                })}
              />
              <RadioGroup
                label={words.unitSystem}
                hint={words.unitSystemHint}
                options={[
                  { value: 'conventional', label: words.conventional },
                  { value: 'si', label: words.si },
                ]}
                value={system}
                onValueChange={(value) => setSystem(value === 'si' ? 'si' : 'conventional')}
              />
              {missing.size > 0 && (
                <S.Fresh>
                  <summary>{words.fresh({ count: missing.size })}</summary>
                  <Text size="small">{[...missing.values()].join(words.comma)}</Text>
                </S.Fresh>
              )}
              <SubmissionAlert submission={submission} words={words} />
              <S.DialogActions>
                <Button onClick={onClose}>{words.cancel}</Button>
                <Button
                  variant="primary"
                  busy={submission.status === 'submitting'}
                  inertReason={missing.size === 0 ? words.choose : undefined}
                  onClick={() => void add(which.map(({ pack }) => pack))}
                >
                  {words.add({ count: missing.size })}
                </Button>
              </S.DialogActions>
            </Stack>
          );
        }}
      </ResourceView>
    </Stack>
  );
}
