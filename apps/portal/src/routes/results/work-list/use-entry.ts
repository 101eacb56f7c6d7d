import type { AnswerOf } from '@alms/lis-domain/http';
import { listInstruments } from '@alms/lis-domain/quality-control';
import { enterResults } from '@alms/lis-domain/results';
import { noteSampleCondition } from '@alms/lis-domain/samples';
import {
  SOME_REFUSED,
  type Drafts,
  type ResultsScreenProps,
} from '@alms/lis-features/results/work-list';
import type { Submission } from '@alms/ui/resource';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useSiteQuery } from '../../../session/use-workplace.ts';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';

/** Converts the entry response to a form state, by value. */
function refusalsOf({ refused }: AnswerOf<typeof enterResults>): Submission {
  if (refused.length === 0) return { status: 'done' };
  return {
    status: 'rejected',
    formError: SOME_REFUSED,
    fieldErrors: Object.fromEntries(refused.map(({ id, code }) => [id, code])),
  };
}

/** Entry of values; unsaved ones survive leaving the screen. */
export function useEntry(
  reload: () => Promise<void>,
): ResultsScreenProps['entry'] & { reset: () => void } {
  const enter = useAction(enterResults, { read: refusalsOf, after: reload });
  const note = useAction(noteSampleCondition, { after: reload });
  const site = useSiteQuery();
  const { resource } = useEndpoint(listInstruments, enter.offered ? { query: site } : undefined);
  const { restored, keep, forget } = useUnsavedWork<Drafts>('test-results', {
    survivesLeaving: true,
  });
  return {
    state: enter.state,
    onEnter: enter.handler((body) => ({ body })),
    onRecordIndices: note.offered
      ? ({ sampleId, version, ...body }) => note.submit({ params: { id: sampleId }, version, body })
      : undefined,
    instruments:
      resource.status === 'ready' ? resource.data.items.filter(({ active }) => active) : undefined,
    defaultDrafts: restored,
    onDraftsChange: (drafts) => (Object.keys(drafts).length > 0 ? keep(drafts) : forget()),
    reset: enter.reset,
  };
}
