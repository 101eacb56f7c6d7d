import {
  createTestParameter,
  listOfferedTests,
  listTestVersions,
  readTestParameter,
  retireTestParameter,
  updateTestParameter,
  type AutoverifyRule,
  type TestParameter,
} from '@alms/lis-domain/catalogue';
import {
  listTriedResults,
  tryAutoverification,
  type AutoverificationTrial,
  type TrialOutcome,
} from '@alms/lis-domain/results';
import {
  newTest,
  TestEditorScreen,
  type TestFields,
  type TestValues,
} from '@alms/lis-features/catalogue/test-parameters';
import { loading, ready, type Resource } from '@alms/ui/resource';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { hrefOf, paths } from '../../../app/paths.ts';
import { itemsOf } from '../../../data/lists.ts';
import { toResourceError } from '../../../data/to-fetched.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';

/**
 * `/app/test-parameters/{testId}`, and `/app/test-parameters/new`. Remounted for each test, so that
 * no input carries over to another test.
 */
export default function TestParameterRoute() {
  const { testId } = useParams();
  return <TestParameterPage key={testId ?? ''} testId={testId} />;
}

function TestParameterPage({ testId }: { testId: string | undefined }) {
  const { call } = useApi();
  const navigate = useNavigate();
  const key = useIdempotencyKey();
  const named = testId === undefined ? undefined : { params: { id: testId } };
  const read = useEndpoint(readTestParameter, named);
  const versions = usePages(listTestVersions, named);
  const offered = useEndpoint(listOfferedTests, {});
  const { submission, save } = useVersionedSave();
  const retirement = useSubmission();
  const [trial, setTrial] = useState<Resource<AutoverificationTrial>>({ status: 'idle' });
  const [triedRule, setTriedRule] = useState<AutoverifyRule>();
  const [fate, setFate] = useState<TrialOutcome>('left');
  const tried = usePages(
    listTriedResults,
    named && triedRule && trial.status === 'ready'
      ? { ...named, query: { fate }, body: { rule: triedRule } }
      : undefined,
  );
  const { restored, keep, forget } = useUnsavedWork<{ fields: TestFields; base: TestParameter }>(
    `test-parameter/${testId ?? 'new'}`,
  );

  const reload = async () => {
    await Promise.all([read.reload(), versions.reload(), offered.reload()]);
  };
  const onTry = async (rule: AutoverifyRule) => {
    if (!named) return;
    setTriedRule(rule);
    setTrial(loading);
    setTrial(
      await call(tryAutoverification, { ...named, body: { rule } }).then(
        (found): Resource<AutoverificationTrial> =>
          found.looked_at === 0 ? { status: 'empty', reason: 'none-yet' } : ready(found),
        (error: unknown): Resource<AutoverificationTrial> => ({
          status: 'error',
          error: toResourceError(error),
        }),
      ),
    );
  };
  const onSave = async ({ values, base }: { values: TestValues; base: TestParameter }) => {
    if (base.version === 0) {
      const outcome = await save(
        () => call(createTestParameter, { body: values, key: key.read() }),
        async () => base,
      );
      // The next submission is a new attempt; a duplicate code reveals it if the first one created
      // the test.
      key.renew();
      if (outcome.status === 'saved') {
        forget();
        void navigate(hrefOf(paths.testParameter, { testId: outcome.record.id }), {
          replace: true,
        });
      }
      return outcome;
    }
    const outcome = await save(
      () =>
        call(updateTestParameter, { params: { id: base.id }, body: values, version: base.version }),
      () => call(readTestParameter, { params: { id: base.id } }),
    );
    if (outcome.status === 'saved') await reload();
    return outcome;
  };
  const members: Resource<{ value: string; label: string; note: string }[]> =
    offered.resource.status === 'ready'
      ? {
          ...offered.resource,
          data: offered.resource.data.items.map(({ code, name }) => ({
            value: code,
            label: name,
            note: code,
          })),
        }
      : offered.resource;
  return (
    <TestEditorScreen
      test={testId === undefined ? ready(newTest) : read.resource}
      trial={trial}
      {...(named && { onTry })}
      tried={{
        fate,
        onFateChange: setFate,
        results: itemsOf(tried.resource),
        onMore: tried.more,
        onRetry: tried.reload,
        resultHref: (sampleId) => `${paths.testResults}?specimen=${sampleId}`,
      }}
      {...(testId !== undefined && {
        versions: itemsOf(versions.resource),
        onOlder: versions.more,
      })}
      members={members}
      listHref={paths.testParameters}
      submission={submission}
      onSave={onSave}
      onRetire={async ({ test: { id, version }, reason }) => {
        const outcome = await retirement.submit(() =>
          call(retireTestParameter, { params: { id }, version, query: { reason } }),
        );
        if (outcome.status === 'done') void navigate(paths.testParameters);
        else await reload();
        return outcome;
      }}
      onRetry={reload}
      draft={restored}
      onDraftChange={(draft) => (draft ? keep(draft) : forget())}
    />
  );
}
