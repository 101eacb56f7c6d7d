import type { Sample, SampleId } from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Chip } from '@alms/ui/chip';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, Icon, PrintGlyph } from '@alms/ui/icon';
import { Text } from '@alms/ui/text';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { sampleCollectionMessages } from './words/index.ts';
import * as S from './sample-collection.styles.ts';
import { TubePicture } from './tube-picture.tsx';

/** What happened to a container during this visit. */
export interface ContainerStates {
  /** Specimens whose label was printed for this visit. */
  printed: ReadonlySet<SampleId>;
  /** Specimens whose label was scanned. */
  scanned: ReadonlySet<SampleId>;
  /** Specimens that could not be collected in this visit. */
  leftOut: ReadonlySet<SampleId>;
  /** Specimens whose tests the patient consented to. */
  consented: ReadonlySet<SampleId>;
}

export interface ContainerListProps extends ContainerStates {
  /** Specimens in order of draw. */
  samples: readonly Sample[];
  orderNumbers: readonly string[];
  /** Prints the labels again. When omitted, none were printed for this visit. */
  onPrintAgain: (() => void) | undefined;
  onConsent: (sampleId: SampleId, consent: boolean) => void;
}

/** Containers to fill, in order of draw, each with its tests, handling and state in this visit. */
export function ContainerList({
  samples,
  orderNumbers,
  onPrintAgain,
  ...states
}: ContainerListProps) {
  const words = useMessages(sampleCollectionMessages);
  const format = useFormat();
  return (
    <S.Card data-part="containers">
      <div data-part="head">
        <h3>{words.tubes({ count: samples.length })}</h3>
        <Text as="span" tone="muted">
          {words.order({ numbers: format.list(orderNumbers) })}
        </Text>
        {onPrintAgain && (
          <Button
            variant="quiet"
            leading={<Icon glyph={PrintGlyph} size="small" />}
            onClick={onPrintAgain}
          >
            {words.printAgain}
          </Button>
        )}
      </div>
      <ol>
        {samples.map((sample, index) => (
          <Container key={sample.id} place={format.number(index + 1)} sample={sample} {...states} />
        ))}
      </ol>
    </S.Card>
  );
}

function Container({
  place,
  sample,
  printed,
  scanned,
  leftOut,
  consented,
  onConsent,
}: Omit<ContainerListProps, 'samples' | 'orderNumbers' | 'onPrintAgain'> & {
  place: string;
  sample: Sample;
}) {
  const words = useMessages(sampleCollectionMessages);
  const format = useFormat();
  const specimen = useSpecimenWords();
  const { id, container, needs, tests } = sample;
  const additive = specimen.additive(container);
  const care = specimen.care(needs);
  const triedBefore = sample.events.findLast(({ type }) => type === 'not_collected');
  const isLeftOut = leftOut.has(id);
  return (
    <li data-left-out={isLeftOut || undefined}>
      <span data-part="place">{place}</span>
      <TubePicture container={container} />
      <div data-part="what">
        <span>
          <b>{specimen.container(container)}</b>
          {additive !== undefined && words.additive({ additive })}
          {specimen.volume(needs).map((volume) => words.additive({ additive: volume }))}
        </span>
        <span data-part="tests">{format.list(tests.map(({ name }) => name))}</span>
        {care.length > 0 && <span data-part="care">{format.list(care)}</span>}
        {needs.instructions.map(({ test, text }) => (
          <span key={test} data-part="care">
            {words.instruction({ test, text })}
          </span>
        ))}
      </div>
      <bdi data-part="number">{sample.accession_number}</bdi>
      <span data-part="state" role="status">
        <State
          state={
            isLeftOut
              ? 'leftOut'
              : scanned.has(id)
                ? 'scanned'
                : printed.has(id)
                  ? 'printed'
                  : undefined
          }
        />
      </span>
      {triedBefore?.code && !isLeftOut && (
        <Alert
          tone="caution"
          title={words.triedBefore({
            time: format.dateTime(triedBefore.at),
            name: triedBefore.by,
            reason: specimen.reason(triedBefore.code),
          })}
        >
          {triedBefore.note !== '' && <p>{triedBefore.note}</p>}
        </Alert>
      )}
      {needs.consent.length > 0 && !isLeftOut && (
        <Checkbox
          label={words.consent({ tests: format.list(needs.consent) })}
          hint={words.consentHint}
          checked={consented.has(id)}
          onChange={(event) => onConsent(id, event.target.checked)}
        />
      )}
    </li>
  );
}

function State({ state }: { state: 'leftOut' | 'scanned' | 'printed' | undefined }) {
  const words = useMessages(sampleCollectionMessages);
  if (state === undefined) return null;
  if (state === 'leftOut') return <Chip>{words.leftOut}</Chip>;
  return (
    <>
      <Icon glyph={CheckGlyph} size="small" />
      {state === 'scanned' ? words.labelScanned : words.labelPrinted}
    </>
  );
}
