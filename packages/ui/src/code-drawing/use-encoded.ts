import { useEffect, useState } from 'react';
import { loadCode } from '../load-code/index.ts';
import type { CodeKind, CodeProblem, EncodedCode } from './encode.ts';

/**
 * The encoded symbol, the reason why there is none, or null while the encoder loads. `failed`: the
 * encoder could not be loaded.
 */
export type Encoded = EncodedCode | CodeProblem | 'failed' | null;

interface Answer {
  kind: CodeKind;
  content: string;
  encoded: Encoded;
}

/** Encodes content after lazy-loading the encoder, which is large and rarely needed. */
export function useEncoded(kind: CodeKind, content: string): Encoded {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let wanted = true;
    const answerWith = (encoded: Encoded) => {
      if (wanted) setAnswer({ kind, content, encoded });
    };
    loadCode(() => import('./encode.ts')).then(
      ({ encode }) => answerWith(encode(kind, content)),
      () => answerWith('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [kind, content]);
  // Never return the code of previous content for the current content.
  return answer?.kind === kind && answer.content === content ? answer.encoded : null;
}
