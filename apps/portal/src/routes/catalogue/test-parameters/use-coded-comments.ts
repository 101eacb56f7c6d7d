import { isUnstructured, listOrderableTests } from '@alms/lis-domain/catalogue';
import {
  createCodedComment,
  listCodedComments,
  updateCodedComment,
} from '@alms/lis-domain/catalogue/coded-comments';
import type { CodedCommentsScreenProps } from '@alms/lis-features/catalogue/test-parameters';
import { useState } from 'react';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { usePageReading } from '../../../session/use-page-reading.ts';

/** The dictionary of coded comments, and the tests that their rules can apply to. */
export function useCodedComments(): Omit<CodedCommentsScreenProps, 'listHref'> {
  const [query, setQuery] = useState('');
  const comments = useEndpoint(
    listCodedComments,
    {},
    { emptiness: ({ items }) => (items.length === 0 ? 'none-yet' : undefined) },
  );
  usePageReading(comments.resource);
  const offered = useEndpoint(listOrderableTests, {});
  const create = useAction(createCodedComment, { after: comments.reload });
  const update = useAction(updateCodedComment, { after: comments.reload });
  const tests = offered.resource.status === 'ready' ? offered.resource.data.items : [];
  return {
    comments: itemsOf(comments.resource),
    query,
    onSearch: setQuery,
    tests: tests.filter(
      ({ kind, result_type }) => kind !== 'panel' && !isUnstructured(result_type),
    ),
    onSave: (body, comment) =>
      comment
        ? update.submit({ params: { id: comment.id }, version: comment.version, body })
        : create.submit({ body }),
    onRetry: async () => {
      await Promise.all([comments.reload(), offered.reload()]);
    },
  };
}
