import {
  QualityControlScreen,
  qualityControlTabs,
} from '@alms/lis-features/quality-control/quality-control';
import { LotsPanel } from '@alms/lis-features/quality-control/lots';
import { InstrumentsCard } from '@alms/lis-features/quality-control/instruments';
import { allowedValue, useView } from '../../../app/use-view.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';
import { useAssessment } from './use-assessment.ts';
import { useControlActions } from './use-control-actions.ts';
import { useControls } from './use-controls.ts';
import { useCorrection } from './use-correction.ts';
import { useInstruments } from './use-instruments.ts';
import { useLots } from './use-lots.ts';

/** `/app/quality-control`: tab, open test, open correction and open round are stored in the URL. */
export default function QualityControlRoute() {
  const { user } = useSignedIn();
  const [view, setView] = useView();
  const tab = allowedValue(qualityControlTabs, view.get('tab')) || 'controls';
  const assessment = useAssessment(tab === 'eqa');
  const controls = useControls();
  const instruments = useInstruments(tab === 'instruments', controls.onRetry);
  const lots = useLots(tab === 'lots');
  const actions = useControlActions({
    testId: controls.list.selectedId,
    reload: controls.onRetry,
  });
  const correction = useCorrection(controls.list.selectedId, controls.onRetry);
  return (
    <QualityControlScreen
      {...controls}
      view={{ tab, onTabChange: (next) => setView({ tab: next === 'controls' ? null : next }) }}
      assessment={assessment}
      actions={actions}
      correction={correction}
      lots={lots && <LotsPanel {...lots} />}
      instruments={instruments && <InstrumentsCard {...instruments} />}
      viewerId={user.id}
    />
  );
}
