import { useEffect, useState } from 'react';
import type { CodeKind, CodeProblem, EncodedCode } from './encode.ts';

/** A finished code, why there is none, or null while the encoder is on its way. `failed`: it did not arrive. */
export type Encoded = EncodedCode | CodeProblem | 'failed' | null;

interface Answer {
  kind: CodeKind;
  content: string;
  encoded: Encoded;
}

/** Encodes when the encoder, which is large and seldom needed, has been loaded. */
export function useEncoded(kind: CodeKind, content: string): Encoded {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let wanted = true;
    const answerWith = (encoded: Encoded) => {
      if (wanted) setAnswer({ kind, content, encoded });
    };
    import('./encode.ts').then(
      ({ encode }) => answerWith(encode(kind, content)),
      () => answerWith('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [kind, content]);
  // The code of what was asked before must never stand for what is asked now.
  return answer?.kind === kind && answer.content === content ? answer.encoded : null;
}
