import { isUnstructured, listOrderableTests } from '@alms/lis-domain/catalogue';
import {
  createCodedComment,
  importCodedComments,
  listCodedComments,
  updateCodedComment,
  type ImportedComments,
} from '@alms/lis-domain/catalogue/coded-comments';
import type { CodedCommentsScreenProps } from '@alms/lis-features/catalogue/test-parameters';
import { useRef, useState } from 'react';
import { base64Of } from '../../../data/base64-of.ts';
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
  const outcome = useRef<ImportedComments>(undefined);
  const importing = useAction(importCodedComments, {
    after: comments.reload,
    onDone: (answer) => {
      outcome.current = answer;
    },
  });
  const onImport: CodedCommentsScreenProps['onImport'] = async (file) => {
    outcome.current = undefined;
    const submission = await importing.submit({ body: { file: await base64Of(file) } });
    return { submission, outcome: outcome.current };
  };
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
    onImport: importing.offered ? onImport : undefined,
    onRetry: async () => {
      await Promise.all([comments.reload(), offered.reload()]);
    },
  };
}
