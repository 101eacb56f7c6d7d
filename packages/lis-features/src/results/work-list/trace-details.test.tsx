import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TraceDetails, type TraceDetailsProps } from './trace-details.tsx';
import { someTrace } from './work-list.args.ts';

const show = async (
  trace: Partial<TraceDetailsProps['trace']> = {},
  props: Partial<TraceDetailsProps> = {},
) => {
  const { user } = renderUi(<TraceDetails trace={{ ...someTrace, ...trace }} {...props} />);
  await user.click(screen.getByText('Traceability'));
};
const described = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

it('names operator, method, lots, calibration and QC run', async () => {
  await show();
  expect(described('Operator')).toBe(someTrace.operator);
  expect(described('Method')).toBe('Ion-selective electrode, indirect (test version 3)');
  expect(described('Reagent lots')).toMatch(/ISE reagent, lot R-20418, expires/);
  expect(described('Calibration')).toContain(someTrace.calibration!.performed_by);
  expect(described('Calibrator lot')).toMatch(/ISE calibrator, lot C-3301/);
  expect(described('QC run')).toMatch(/^Run 31/);
});

it('shows “Not recorded” for anything that is not recorded', async () => {
  await show({ operator: null, method: '', reagent_lots: [], calibration: null, qc_run: null });
  expect(described('Operator')).toBe('Not recorded');
  expect(described('Accepted by')).toBe(someTrace.entered_by);
  expect(described('Method')).toBe('Not recorded (test version 3)');
  for (const term of ['Reagent lots', 'Calibration', 'Calibrator lot', 'QC run'])
    expect(described(term)).toBe('Not recorded');
});

it('marks what was voided or recalled since', async () => {
  await show({
    reagent_lots: someTrace.reagent_lots.map((lot) => ({
      ...lot,
      recalled: true,
      use_voided: true,
    })),
    calibration: { ...someTrace.calibration!, voided: true },
  });
  expect(described('Reagent lots')).toContain('Recalled');
  expect(described('Reagent lots')).toContain('Use voided since');
  expect(described('Calibration')).toContain('Voided since');
});

it('links the QC run for users who may open it', async () => {
  await show({}, { hrefOfRun: ({ controlled_test_id: id }) => `/app/quality-control?test=${id}` });
  expect(screen.getByRole('link', { name: /Run 31/ })).toHaveAttribute(
    'href',
    `/app/quality-control?test=${someTrace.qc_run!.controlled_test_id}`,
  );
});
