import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { loadCode } from '@alms/ui/load-code';
import { Stack } from '@alms/ui/stack';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { onDemandMessages } from './words/index.ts';

/** Loaders of all lazy-loaded components of the screens imported so far. */
const parts = new Set<() => Promise<unknown>>();

/** Preloads every lazy-loaded component, for tests and screenshots without loading states. */
export async function fetchParts(): Promise<void> {
  await Promise.all([...parts].map((fetchPart) => fetchPart()));
}

/**
 * Lazy-loads a component that is not visible when its screen opens, such as a dialog. The code is
 * preloaded once the screen is rendered, so that it is available on request and offline.
 *
 * A failed preload is repeated on request. If it fails again or hangs, the user can retry, and the
 * screen keeps all entries.
 *
 * @param isWanted Returns whether the component would render anything.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: (props: Props) => boolean,
): ComponentType<Props> {
  let Fetched: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    Fetched ??= await loadCode(load);
    return Fetched;
  };
  parts.add(fetchPart);

  return function OnDemand(props: Props) {
    const words = useMessages(onDemandMessages);
    const [Part, setPart] = useState(() => Fetched);
    const [isMissing, setMissing] = useState(false);
    const wanted = isWanted(props);
    const hasPart = Part !== undefined;

    const fetchNow = useCallback(async () => {
      try {
        const part = await fetchPart();
        setPart(() => part);
      } catch {
        // A failed preload is repeated on request, so it reports nothing.
        if (wanted) setMissing(true);
      }
    }, [wanted]);
    useEffect(() => {
      if (hasPart) return undefined;
      void fetchNow();
      return () => setMissing(false);
    }, [hasPart, fetchNow]);

    if (Part) return <Part {...props} />;
    if (!wanted || !isMissing) return null;
    return (
      <Alert tone="critical" live="assertive">
        <Stack gap="s3">
          <p>{words.missing}</p>
          <Button size="small" onClick={fetchNow}>
            {words.retry}
          </Button>
        </Stack>
      </Alert>
    );
  };
}
