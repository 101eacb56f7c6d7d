import { idle, type Submission } from '@alms/ui/resource';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAnswersTo, useLaterAnswers } from './index.ts';

const refused: Submission = { status: 'rejected', fieldErrors: {}, formError: 'version_stale' };
const failed: Submission = { status: 'failed', error: { kind: 'server' } };

interface Asked {
  question: object | undefined;
  submission: Submission;
}

describe('useAnswersTo', () => {
  it('hears what is answered to its question, and not what was answered to the one before', () => {
    const first = { act: 'amend' };
    const { result, rerender } = renderHook<Submission, Asked>(
      ({ question, submission }) => useAnswersTo(question, submission),
      { initialProps: { question: first, submission: idle } },
    );
    rerender({ question: first, submission: refused });
    expect(result.current).toBe(refused);
    rerender({ question: undefined, submission: refused });
    rerender({ question: { act: 'amend' }, submission: refused });
    expect(result.current).toBe(idle);
    rerender({ question: { act: 'amend' }, submission: failed });
    expect(result.current).toBe(idle);
  });
});

describe('useLaterAnswers', () => {
  it('hears what is answered after it was drawn', () => {
    const { result, rerender } = renderHook<Submission, Submission>(useLaterAnswers, {
      initialProps: refused,
    });
    expect(result.current).toBe(idle);
    rerender(failed);
    expect(result.current).toBe(failed);
  });
});
