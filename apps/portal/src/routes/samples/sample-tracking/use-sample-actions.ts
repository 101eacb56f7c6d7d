import {
  disposeOfSample,
  divideSample,
  loseSample,
  noteSampleCondition,
  receiveSample,
  rejectSample,
  reprintSampleLabel,
  retrieveSample,
  sendSample,
  storeSample,
} from '@alms/lis-domain/samples';
import {
  custodyMoves,
  type CustodyMove,
  type TrackingScreenProps,
} from '@alms/lis-features/samples/sample-tracking';
import type { Endpoint } from '@alms/lis-domain/http';
import { useAction } from '../../../data/use-action.ts';
import { saveFile } from '../../../data/save-file.ts';
import { useSites } from '../../../data/use-sites.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useMayCall } from '../../../session/session-provider.tsx';
import { useBoxChoices } from './use-box-choices.ts';

const calls = {
  receive: receiveSample,
  store: storeSample,
  retrieve: retrieveSample,
  send: sendSample,
  reject: rejectSample,
  lose: loseSample,
  dispose: disposeOfSample,
} satisfies Record<CustodyMove, Endpoint>;

/** Actions on the open specimen. */
export function useSampleActions(
  reload: () => Promise<unknown>,
): TrackingScreenProps['actions'] & { reset: () => void } {
  const { call } = useApi();
  const may = useMayCall();
  const moving = useSubmission({ after: reload });
  const receive = useAction(receiveSample, { after: reload });
  const note = useAction(noteSampleCondition, { after: reload });
  const divide = useAction(divideSample, { after: reload });
  const reprint = useAction(reprintSampleLabel, {
    onDone: saveFile,
    after: reload,
  });
  return {
    moves: custodyMoves.filter((move) => may(calls[move])),
    moving: moving.state,
    onMove: ({ move, sampleId, version, body }) =>
      void moving.submit(() => call(calls[move], { params: { id: sampleId }, version, body })),
    onCondition: note.offered
      ? ({ sampleId, version, arriving, condition, reason }) => {
          const which = { params: { id: sampleId }, version };
          return arriving
            ? receive.submit({ ...which, body: condition ? { condition } : {} })
            : note.submit({ ...which, body: { condition, reason } });
        }
      : undefined,
    onDivide: divide.handler(({ sampleId, version, body }) => ({
      params: { id: sampleId },
      version,
      body,
    })),
    onReprint: reprint.handler(({ sampleId, reason }) => ({
      params: { id: sampleId },
      body: { reason },
    })),
    boxes: useBoxChoices(),
    sites: useSites(),
    reset: moving.reset,
  };
}
