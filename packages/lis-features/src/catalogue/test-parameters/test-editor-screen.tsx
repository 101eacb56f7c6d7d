import type { TestParameter, TestVersion } from '@alms/lis-domain/catalogue';
import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { ConfirmDialog } from '@alms/ui/confirm-dialog';
import { useMessages } from '@alms/ui/i18n';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import { useFormWords } from '../../shared/lis-form/index.ts';
import { TestEditorForm, type TestEditorFormProps } from './test-editor-form.tsx';
import { testEditorMessages } from './words/test-editor/index.ts';
import { TestHistory, type TestHistoryProps } from './test-history.tsx';

export interface TestEditorScreenProps extends Omit<TestEditorFormProps, 'test'> {
  /** The test; version 0 for a new one. */
  test: Resource<TestParameter>;
  /** Version history. When omitted, there is none yet. */
  versions?: Resource<readonly TestVersion[]> | undefined;
  /** Loads older versions. When omitted, there are none. */
  onOlder?: TestHistoryProps['onMore'];
  /** Link to the test list. */
  listHref: string;
  /** Retires the test. When omitted, the test cannot be retired. Must not reject. */
  onRetire?:
    | ((retirement: { test: TestParameter; reason: string }) => Promise<Submission>)
    | undefined;
  onRetry?: () => void | Promise<void>;
}

/**
 * One test or panel: identity, specimen, result interpretation, rules, price and version history.
 */
export function TestEditorScreen({
  test,
  versions,
  onOlder,
  listHref,
  onRetire,
  onRetry,
  ...form
}: TestEditorScreenProps) {
  const words = useMessages(testEditorMessages);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const read = test.status === 'ready' ? test.data : undefined;
  const mayRetire =
    onRetire !== undefined && read !== undefined && read.version > 0 && read.status !== 'retired';
  return (
    <Stack gap="s5" data-screen="test-editor">
      <PageHeader
        title={read === undefined || read.version === 0 ? words.newTitle : read.name}
        context={words.context}
        actions={
          <>
            <LinkButton href={listHref}>{words.toList}</LinkButton>
            {mayRetire && (
              <Button tone="critical" aria-haspopup="dialog" onClick={() => setDialogOpen(true)}>
                {words.retire}
              </Button>
            )}
          </>
        }
      />
      <ResourceView
        resource={test}
        label={words.form}
        headingLevel={2}
        skeleton={<FormSkeleton />}
        {...(onRetry && { onRetry })}
      >
        {(shown) => <TestEditorForm {...form} test={shown} />}
      </ResourceView>
      {versions && (
        <TestHistory versions={versions} onMore={onOlder} {...(onRetry && { onRetry })} />
      )}
      {mayRetire && (
        <RetireDialog
          test={read}
          open={isDialogOpen}
          onClose={() => setDialogOpen(false)}
          onRetire={onRetire}
        />
      )}
    </Stack>
  );
}

function FormSkeleton() {
  return (
    <Stack>
      {[4, 2, 6].map((count) => (
        <Card key={count}>
          <Skeleton count={count} />
        </Card>
      ))}
    </Stack>
  );
}

interface RetireDialogProps {
  test: TestParameter;
  open: boolean;
  onClose: () => void;
  onRetire: NonNullable<TestEditorScreenProps['onRetire']>;
}

function RetireDialog({ test, open, onClose, onRetire }: RetireDialogProps) {
  const words = useMessages(testEditorMessages);
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const { refusalText, failureText } = useFormWords(words, undefined);
  const close = () => {
    setSubmission({ status: 'idle' });
    onClose();
  };
  const refusal =
    submission.status === 'rejected'
      ? refusalText(submission)
      : submission.status === 'failed'
        ? failureText(submission.error)
        : undefined;
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={words.retireTitle({ name: test.name })}
      confirmLabel={words.retireNow}
      reason={{ minLength: 3 }}
      busy={submission.status === 'submitting'}
      refusal={refusal}
      onConfirm={async ({ reason }) => {
        setSubmission({ status: 'submitting' });
        const outcome = await onRetire({ test, reason });
        setSubmission(outcome);
        if (outcome.status === 'done') close();
      }}
    >
      <Text>{words.retireBody}</Text>
    </ConfirmDialog>
  );
}
