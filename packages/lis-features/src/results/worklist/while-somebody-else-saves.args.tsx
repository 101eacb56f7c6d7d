import { ready } from '@alms/ui/resource';
import { useState } from 'react';
import { ResultsScreen, type ResultsScreenProps } from './results-screen.js';
import { changedByOther, toVerify } from './worklist.args.js';

/** The screen of somebody who saves a moment after a colleague did: the server refuses, and what is on record has changed. */
export function WhileSomebodyElseSaves(props: ResultsScreenProps) {
  const [refused, setRefused] = useState(false);
  return (
    <ResultsScreen
      {...props}
      sampleResults={ready(refused ? changedByOther : toVerify)}
      entry={refused ? { status: 'rejected', fieldErrors: {}, formError: 'version_stale' } : { status: 'idle' }}
      onEnter={() => setRefused(true)}
    />
  );
}
