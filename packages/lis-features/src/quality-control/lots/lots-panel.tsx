import type {
  Calibration,
  LoadableLot,
  LotComparison,
  LotUse,
} from '@alms/lis-domain/quality-control';
import type { Instrument, InstrumentId } from '@alms/lis-domain/results';
import { Card } from '@alms/ui/card';
import { EmptyState } from '@alms/ui/empty-state';
import { useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { useState } from 'react';
import { CalibrationDialog } from './calibration-dialog.tsx';
import { CalibrationsCard } from './calibrations-card.tsx';
import {
  ComparisonDialog,
  ComparisonsCard,
  NewComparisonDialog,
  type ComparisonDialogProps,
  type ComparisonValues,
} from './comparisons/index.ts';
import { LoadLotDialog } from './load-lot-dialog.tsx';
import { LotResultsDialog, type LotResultsDialogProps } from './lot-results-dialog.tsx';
import { LotUsesCard } from './lot-uses-card.tsx';
import type { CalibrationValues, LoadValues } from './lots.form.ts';
import { ProductLotsCard, type ProductLotsCardProps } from './product-lots-card.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import type { NamedTest } from './tests-field.tsx';
import { lotsMessages } from './words/index.ts';

type Sent = Promise<Submission>;

export interface LotsPanelProps {
  /** Active instruments by name. */
  instruments: Resource<readonly Instrument[]>;
  /** Id of the open instrument; null for none. */
  instrumentId: InstrumentId | null;
  onInstrumentChange: (id: InstrumentId) => void;
  uses: {
    list: Resource<readonly LotUse[]>;
    inUse: boolean;
    onInUseChange: (inUse: boolean) => void;
    onMore?: (() => void) | undefined;
    /** Calibrator lots in use on the instrument. */
    calibrators: readonly LotUse[];
    /** Stock lots of the site of the instrument. */
    loadable: readonly LoadableLot[];
  };
  calibrations: {
    list: Resource<readonly Calibration[]>;
    onMore?: (() => void) | undefined;
  };
  /** Lot-to-lot comparisons on the instrument. */
  comparisons: {
    list: Resource<readonly LotComparison[]>;
    onMore?: (() => void) | undefined;
    /** Reagent lots in use on the instrument. */
    reagents: readonly LotUse[];
  };
  /** Tests of the catalogue by name. */
  tests: readonly NamedTest[];
  lots: Pick<ProductLotsCardProps, 'query' | 'onQueryChange' | 'onOpen' | 'onMore'> & {
    list: ProductLotsCardProps['lots'];
  };
  /** The open lot with its results; undefined for none. */
  opened: Omit<LotResultsDialogProps, 'onRetry'> | undefined;
  /** Writes, which must not reject. An omitted action is not permitted. */
  actions: {
    onLoad?: ((values: LoadValues) => Sent) | undefined;
    onEnd?: ((use: LotUse) => Sent) | undefined;
    onVoidUse?: ((voiding: { use: LotUse; reason: string }) => Sent) | undefined;
    onCalibrate?: ((values: CalibrationValues) => Sent) | undefined;
    onVoidCalibration?:
      | ((voiding: { calibration: Calibration; reason: string }) => Sent)
      | undefined;
    onCompare?: ((values: ComparisonValues) => Sent) | undefined;
    onEnterPairs?: ComparisonDialogProps['onEnter'];
    onDecide?: ComparisonDialogProps['onDecide'];
  };
  onRetry: () => void | Promise<void>;
}

type Request =
  | { kind: 'load' | 'calibrate' | 'compare' }
  | { kind: 'comparison'; id: string }
  | { kind: 'voidUse'; use: LotUse }
  | { kind: 'voidCalibration'; calibration: Calibration };

/** Lots and calibrations of an instrument, and all lots with the results measured with them. */
export function LotsPanel(props: LotsPanelProps) {
  const { instruments, instrumentId, onInstrumentChange, lots, opened, onRetry } = props;
  const words = useMessages(lotsMessages);
  const { list, ...listed } = lots;
  return (
    <Stack gap="s5" data-component="lots-panel">
      <ResourceView
        resource={instruments}
        label={words.instrument}
        skeleton={<Skeleton shape="block" height="280px" />}
        empty={{ 'none-yet': { title: words.noInstrumentsTitle, body: words.noInstrumentsBody } }}
        onRetry={onRetry}
      >
        {(choices) => (
          <SelectField
            label={words.instrument}
            placeholder={words.chooseInstrument}
            options={choices.map(({ id, name }) => ({ value: id, label: name }))}
            value={instrumentId ?? ''}
            onChange={({ target: { value } }) => {
              const chosen = choices.find(({ id }) => id === value);
              if (chosen) onInstrumentChange(chosen.id);
            }}
          />
        )}
      </ResourceView>
      {instruments.status === 'ready' &&
        (instrumentId === null ? (
          <Card>
            <EmptyState
              title={words.chooseInstrument}
              body={words.chooseInstrumentBody}
              headingLevel={2}
            />
          </Card>
        ) : (
          <OfInstrument {...props} />
        ))}
      <ProductLotsCard {...listed} lots={list} onRetry={onRetry} />
      {opened && <LotResultsDialog key={opened.lot.id} {...opened} onRetry={onRetry} />}
    </Stack>
  );
}

function OfInstrument({
  uses,
  calibrations,
  comparisons,
  actions,
  tests,
  onRetry,
}: LotsPanelProps) {
  const words = useMessages(lotsMessages);
  const [request, setRequest] = useState<Request>();
  const onClose = () => setRequest(undefined);
  const { onLoad, onEnd, onVoidUse, onCalibrate, onVoidCalibration, onCompare } = actions;
  // The latest version from the list, which is reloaded after each change.
  const compared =
    request?.kind === 'comparison' && comparisons.list.status === 'ready'
      ? comparisons.list.data.find(({ id }) => id === request.id)
      : undefined;
  return (
    <>
      <LotUsesCard
        uses={uses.list}
        inUse={uses.inUse}
        onInUseChange={uses.onInUseChange}
        onMore={uses.onMore}
        onRetry={onRetry}
        onLoad={onLoad && (() => setRequest({ kind: 'load' }))}
        onEnd={onEnd && ((use) => void onEnd(use))}
        onVoid={onVoidUse && ((use) => setRequest({ kind: 'voidUse', use }))}
      />
      <CalibrationsCard
        calibrations={calibrations.list}
        onMore={calibrations.onMore}
        onRetry={onRetry}
        onCalibrate={onCalibrate && (() => setRequest({ kind: 'calibrate' }))}
        onVoid={
          onVoidCalibration &&
          ((calibration) => setRequest({ kind: 'voidCalibration', calibration }))
        }
      />
      <ComparisonsCard
        comparisons={comparisons.list}
        onMore={comparisons.onMore}
        onRetry={onRetry}
        onOpen={({ id }) => setRequest({ kind: 'comparison', id })}
        onNew={onCompare && (() => setRequest({ kind: 'compare' }))}
      />
      {request?.kind === 'compare' && onCompare && (
        <NewComparisonDialog
          reagents={comparisons.reagents}
          loadable={uses.loadable}
          onCreate={onCompare}
          onClose={onClose}
        />
      )}
      {compared && (
        <ComparisonDialog
          comparison={compared}
          onEnter={actions.onEnterPairs}
          onDecide={actions.onDecide}
          onClose={onClose}
        />
      )}
      {request?.kind === 'load' && onLoad && (
        <LoadLotDialog loadable={uses.loadable} tests={tests} onLoad={onLoad} onClose={onClose} />
      )}
      {request?.kind === 'calibrate' && onCalibrate && (
        <CalibrationDialog
          calibrators={uses.calibrators}
          latest={
            calibrations.list.status === 'ready'
              ? calibrations.list.data.find(({ voided }) => voided === null)
              : undefined
          }
          tests={tests}
          onCalibrate={onCalibrate}
          onClose={onClose}
        />
      )}
      {request?.kind === 'voidUse' && onVoidUse && (
        <ReasonDialog
          title={words.voidUseTitle({ lot: request.use.lot.lot_number })}
          body={words.voidBody}
          confirm={words.voidNow}
          onSend={(reason) => onVoidUse({ use: request.use, reason })}
          onClose={onClose}
        />
      )}
      {request?.kind === 'voidCalibration' && onVoidCalibration && (
        <ReasonDialog
          title={words.voidCalibrationTitle}
          body={words.voidBody}
          confirm={words.voidNow}
          onSend={(reason) => onVoidCalibration({ calibration: request.calibration, reason })}
          onClose={onClose}
        />
      )}
    </>
  );
}
