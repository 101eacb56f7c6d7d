import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Stack } from '@alms/ui/stack';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { onDemandMessages } from './words/index.ts';

/** How each part is fetched, of the screens that were loaded so far. */
const parts = new Set<() => Promise<unknown>>();

/** Fetches every part at once: for tests and pictures, in which nothing is on its way. */
export async function fetchParts(): Promise<void> {
  await Promise.all([...parts].map((fetchPart) => fetchPart()));
}

/**
 * A part of a screen that nobody sees when the screen opens, such as the questions that its acts begin with. Its code is fetched as soon as
 * the screen stands, so that it is there before anybody asks, also without a connection. What could not be fetched is fetched again when it
 * is wanted; when that fails, too, the reader is told and may try once more, and the screen keeps what was typed.
 * @param isWanted whether it would draw something
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: (props: Props) => boolean,
): ComponentType<Props> {
  let Fetched: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    Fetched ??= await load();
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
        setMissing(true);
      }
    }, []);
    useEffect(() => {
      if (!hasPart) void fetchNow();
    }, [wanted, hasPart, fetchNow]);

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
