import { listCodedComments } from '@alms/lis-domain/catalogue/coded-comments';
import { holds } from '@alms/lis-domain/access';
import {
  amendResult,
  amendWithFile,
  attachFile,
  downloadAttachment,
  listResultVersions,
  markResultAsError,
  rejectAmendment,
  releaseHeldResult,
  removeFile,
  retestResult,
  setCodedComments,
  type ResultId,
} from '@alms/lis-domain/results';
import { listControlRuns } from '@alms/lis-domain/quality-control';
import type { ResultsScreenProps } from '@alms/lis-features/results/work-list';
import { useState } from 'react';
import { controlRunHref } from '../../../app/task-links.ts';
import { base64Of } from '../../../data/base64-of.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useAttachment } from '../../../data/use-attachment.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useOffer, useSignedIn } from '../../../session/session-provider.tsx';

type Corrections = ResultsScreenProps['corrections'];
type HoldDecision = Parameters<NonNullable<Corrections['onReleaseHold']>>[0];

/** A file as request body. */
const sent = async (file: File) => ({ name: file.name, content: await base64Of(file) });

/** Corrections of results, and the history of one. The corrections share the open dialog. */
export function useCorrections(reload: () => Promise<void>): Corrections & { reset: () => void } {
  const { user } = useSignedIn();
  const { call } = useApi();
  const offer = useOffer();
  const { reloadHistory, ...history } = useHistory();
  const openFile = useAttachment();
  const form = useSubmission({ after: () => Promise.all([reload(), reloadHistory()]) });
  const attach = useAction(attachFile, { form });
  const remove = useAction(removeFile, { form });
  const amendFile = useAction(amendWithFile, { form });
  const amend = useAction(amendResult, { form });
  const reject = useAction(rejectAmendment, { form });
  const retest = useAction(retestResult, { form });
  const markAsError = useAction(markResultAsError, { form });
  const setComments = useAction(setCodedComments, { form });
  const comments = useComments();
  return {
    state: form.state,
    overrulesControls: holds(user, 'override_qc'),
    overrulesHistory: holds(user, 'amend_results'),
    onAttach: attach.handler(async ({ id, version, file, comment }) => ({
      params: { id },
      version,
      body: { file: await sent(file), comment },
    })),
    onRemoveFile: remove.handler(({ id, version }) => ({ params: { id }, version })),
    onAmendFile: amendFile.handler(async ({ id, version, file, ...fields }) => ({
      params: { id },
      version,
      body: { file: await sent(file), ...fields },
    })),
    onOpenFile: offer(downloadAttachment, (file) => void openFile(file)),
    // One result at a time, that of the dialog last: until then, it can be sent again.
    onReleaseHold: offer(
      releaseHeldResult,
      ({ id, version, others = [], ...body }: HoldDecision) =>
        void form.submit(async () => {
          for (const each of [...others, { id, version }])
            await call(releaseHeldResult, {
              params: { id: each.id },
              version: each.version,
              body,
            });
        }),
    ),
    onAmend: amend.handler(({ id, version, ...body }) => ({ params: { id }, version, body })),
    onRejectAmendment: reject.handler(({ id, version, ...body }) => ({
      params: { id },
      version,
      body,
    })),
    onRetest: retest.handler(({ id, version, ...body }) => ({ params: { id }, version, body })),
    onTakeBack: markAsError.handler(({ id, version, ...body }) => ({
      params: { id },
      version,
      body,
    })),
    onSetComments: setComments.handler(({ id, version, ...body }) => ({
      params: { id },
      version,
      body,
    })),
    ...comments,
    ...history,
    reset: form.reset,
  };
}

/** The dictionary of coded comments, loaded when comments are changed. */
function useComments(): Pick<Corrections, 'onReadComments' | 'comments'> {
  const [isRead, setRead] = useState(false);
  const { resource } = useEndpoint(listCodedComments, isRead ? {} : undefined);
  return { onReadComments: () => setRead(true), comments: itemsOf(resource) };
}

/** History of one result, requested when it is opened. */
function useHistory(): Pick<
  Corrections,
  'onReadHistory' | 'history' | 'shown' | 'recipients' | 'hrefOfRun'
> & {
  reloadHistory: () => Promise<void>;
} {
  const offer = useOffer();
  const [resultId, setResultId] = useState<ResultId | null>(null);
  const { resource, reload } = useEndpoint(
    listResultVersions,
    resultId === null ? undefined : { params: { id: resultId } },
  );
  return {
    onReadHistory: setResultId,
    hrefOfRun: offer(listControlRuns, controlRunHref),
    history: itemsOf(resource),
    ...(resource.status === 'ready' && {
      shown: resource.data.shown,
      recipients: resource.data.recipients,
    }),
    reloadHistory: reload,
  };
}
