import { useMessages } from '@alms/ui/i18n';
import { assertNever, type ResourceError } from '@alms/ui/resource';
import { lisFormMessages } from './lis-form.messages.js';

/** Turns the keys a form meets into words, first the feature's own, then plain ones that every form shares. */
export function useFormWords(words: object, failureKey: string | undefined) {
  const shared = useMessages(lisFormMessages);
  const own = words as Readonly<Record<string, unknown>>;

  const textOf = (key: string): string => {
    const text = Object.hasOwn(own, key) ? own[key] : undefined;
    return typeof text === 'string' ? text : shared.invalid;
  };

  const plainText = (kind: ResourceError['kind']): string => {
    switch (kind) {
      case 'offline':
      case 'unauthenticated':
      case 'forbidden':
      case 'conflict':
      case 'server':
        return shared[kind];
      case 'not-found':
        return shared.notFound;
      case 'invalid-response':
        return shared.invalidResponse;
      default:
        return assertNever(kind);
    }
  };

  /** Without a connection the plain words say more than a feature's "failed". */
  const failureText = ({ kind, requestId }: ResourceError): string => {
    const message = failureKey === undefined || kind === 'offline' ? plainText(kind) : textOf(failureKey);
    return requestId === undefined ? message : shared.reference({ message, id: requestId });
  };

  return { textOf, failureText };
}
