import { canMoveSample, type Sample } from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { DescriptionList } from '@alms/ui/description-list';
import { Heading } from '@alms/ui/heading';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { useState } from 'react';
import { PatientBanner } from '../../shared/patient-banner/index.js';
import { PriorityTag } from '../../shared/priority-tag/index.js';
import { useSpecimenWords } from '../../shared/specimen-words/index.js';
import { SubmissionAlert } from '../../shared/submission-alert/index.js';
import { RejectDialog } from './reject-dialog.js';
import type { Rejection } from './reject.form.js';
import { StateChip } from './sample-table.js';
import { SampleTimeline } from './sample-timeline.js';
import { trackingMessages } from './tracking.messages.js';
import * as S from './tracking.styles.js';

export interface SampleActs {
  /** Records the arrival in the laboratory. When omitted, this person may not. */
  onReceive?: ((receipt: { sampleId: string; version: number }) => void) | undefined;
  /** How receiving went. */
  receipt: Submission;
  /** Makes the specimen unusable. When omitted, this person may not. */
  onReject?: ((rejection: { sampleId: string; version: number } & Rejection) => void) | undefined;
  /** How rejecting went. */
  rejection: Submission;
}

export interface SampleDetailProps extends SampleActs {
  sample: Sample;
}

/** One specimen: whose it is, what it is for, what can be done with it now, and everything that happened to it. */
export function SampleDetail({ sample, onReceive, receipt, onReject, rejection }: SampleDetailProps) {
  const words = useMessages(trackingMessages);
  const format = useFormat();
  const specimen = useSpecimenWords();
  const [asking, setAsking] = useState(false);
  const { id: sampleId, version, status } = sample;
  if (asking && status === 'rejected') setAsking(false);
  return (
    <S.Detail data-component="sample-detail">
      <PatientBanner patient={sample.patient} frame="head" />
      <div>
        <div data-part="number">
          <S.Code>{sample.accession_number}</S.Code>
          <PriorityTag priority={sample.priority} />
          <StateChip status={status} />
        </div>
        {sample.rejection && (
          <Alert tone="critical" title={words.rejectedBecause({ reason: specimen.rejection(sample.rejection.code) })}>
            {sample.rejection.note !== '' && <p>{sample.rejection.note}</p>}
            <p>{words.rejectedBy({ name: sample.rejection.by, time: format.dateTime(sample.rejection.at) })}</p>
          </Alert>
        )}
        <SubmissionAlert submission={receipt} words={words} />
        <div data-part="acts">
          {onReceive && canMoveSample(status, 'receive') && (
            <Button variant="primary" busy={receipt.status === 'submitting'} onClick={() => onReceive({ sampleId, version })}>{words.receive}</Button>
          )}
          {onReject && canMoveSample(status, 'reject') && <Button tone="critical" onClick={() => setAsking(true)}>{words.reject}</Button>}
        </div>
        <DescriptionList
          items={[
            { id: 'material', term: words.material, description: specimen.type(sample.type) },
            { id: 'container', term: words.container, description: specimen.container(sample.container) },
            { id: 'order', term: words.order, description: <S.Code>{sample.order_number}</S.Code> },
            { id: 'tests', term: words.tests, description: format.list(sample.tests.map(({ name }) => name)) },
          ]}
        />
      </div>
      <div>
        <Heading level={3}>{words.history}</Heading>
        <SampleTimeline events={sample.events} />
      </div>
      {onReject && (
        <RejectDialog
          sample={sample}
          open={asking}
          onClose={() => setAsking(false)}
          onReject={(reasons) => onReject({ sampleId, version, ...reasons })}
          rejection={rejection}
        />
      )}
    </S.Detail>
  );
}
