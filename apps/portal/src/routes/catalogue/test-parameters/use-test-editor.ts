import { holds, mayCall } from '@alms/lis-domain/access';
import {
  confirmTestLimits,
  createTestParameter,
  listOrderableTests,
  listTestVersions,
  readTestParameter,
  retireTestParameter,
  updateTestParameter,
  type TestParameter,
  type TestParameterId,
} from '@alms/lis-domain/catalogue';
import {
  newTest,
  type TestEditorScreenProps,
  type TestFields,
} from '@alms/lis-features/catalogue/test-parameters';
import { ready } from '@alms/ui/resource';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard } from '../../../app/leave-guard.ts';
import { hrefOf, paths } from '../../../app/paths.ts';
import { usePreviousPlace } from '../../../app/previous-place.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';
import { usePageReading } from '../../../session/use-page-reading.ts';

/** One test of the catalogue with its versions, or a new one. */
export function useTestEditor(
  testId: TestParameterId | undefined,
): Omit<TestEditorScreenProps, 'trial' | 'onTry' | 'tried'> {
  const { call } = useApi();
  const { user } = useSignedIn();
  const previous = usePreviousPlace();
  const navigate = useNavigate();
  const named = testId === undefined ? undefined : { params: { id: testId } };
  const read = useEndpoint(readTestParameter, named);
  usePageReading(read.resource);
  const versions = usePages(listTestVersions, named);
  const { resource: offered, reload: reloadOffered } = useEndpoint(listOrderableTests, {});
  const reload = async () => {
    await Promise.all([read.reload(), versions.reload(), reloadOffered()]);
  };
  const { restored, keep, forget } = useUnsavedWork<{ fields: TestFields; base: TestParameter }>(
    `test-parameter/${testId ?? 'new'}`,
  );
  const { setUnsaved, leaving } = useLeaveGuard(restored !== undefined);
  // The list as it was left: with its filter.
  const [listHref] = useState(
    paths.testParameters + (previous?.pathname === paths.testParameters ? previous.search : ''),
  );
  const creation = useVersionedSave();
  const change = useVersionedSave({ after: ({ status }) => status === 'done' && reload() });
  const retire = useAction(retireTestParameter, {
    after: ({ status }) => {
      if (status !== 'done') return reload();
      setUnsaved(false);
      void navigate(listHref);
    },
  });

  const confirm = useAction(confirmTestLimits, { after: reload });

  const onSave: TestEditorScreenProps['onSave'] = async ({ values: body, base }) => {
    const { id, version } = base;
    if (version > 0)
      return change.save(
        () => call(updateTestParameter, { params: { id }, body, version }),
        () => call(readTestParameter, { params: { id } }),
      );
    const outcome = await creation.save(
      (key) => call(createTestParameter, { body, key }),
      async () => base,
    );
    if (outcome.status === 'saved') {
      forget();
      setUnsaved(false);
      const href = hrefOf(paths.testParameter, { testId: outcome.record.id });
      void navigate(href, { replace: true });
    }
    return outcome;
  };
  return {
    test: testId === undefined ? ready(newTest) : read.resource,
    ...(testId !== undefined && {
      versions: itemsOf(versions.resource),
      onOlder: versions.more,
    }),
    members:
      offered.status === 'ready'
        ? {
            ...offered,
            data: offered.data.items.map(({ code, name }) => ({
              value: code,
              label: name,
              note: code,
            })),
          }
        : offered,
    submission: (testId === undefined ? creation : change).state,
    onSave,
    onRetire: ({ test: { id, version }, reason }) =>
      retire.submit({ params: { id }, version, query: { reason } }),
    onConfirmLimits: ({ id, version }) => confirm.submit({ params: { id }, version }),
    onRetry: reload,
    draft: restored,
    onDraftChange: (draft) => {
      setUnsaved(draft !== undefined);
      if (draft) keep(draft);
      else forget();
    },
    leaving,
    listHref,
    readOnly: !mayCall(user, updateTestParameter.access).allowed,
    keepsConfidential: !holds(user, 'view_confidential'),
  };
}
