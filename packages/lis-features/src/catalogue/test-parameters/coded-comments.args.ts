import type { CodedComment } from '@alms/lis-domain/catalogue/coded-comments';
import { aTestParameter, FIXTURE_NOW, idOf } from '@alms/lis-domain/fixtures';
import { ready, type Submission } from '@alms/ui/resource';
import type { CodedCommentsScreenProps } from './coded-comments-screen.tsx';

const aComment = (code: string, part: Partial<CodedComment>): CodedComment => ({
  id: idOf(code),
  version: 1,
  created_at: FIXTURE_NOW,
  updated_at: FIXTURE_NOW,
  code,
  texts: {},
  department: null,
  rules: [],
  active: true,
  ...part,
});

export const hemolysisComment = aComment('HEM-K', {
  department: 'chemistry',
  texts: {
    en: 'The specimen is hemolyzed. Potassium may be falsely high. Repeat on a new specimen.',
    fr: 'Prélèvement hémolysé : potassium possiblement surestimé. À contrôler sur un nouveau prélèvement.',
    es: 'Muestra hemolizada: el potasio puede estar falsamente elevado. Repetir con otra muestra.',
    pt: 'Amostra hemolisada: o potássio pode estar falsamente elevado. Repetir com outra amostra.',
    ar: 'العينة منحلة الدم، وقد يكون البوتاسيوم مرتفعًا بشكل كاذب. يُعاد الفحص على عينة جديدة.',
  },
  rules: [{ kind: 'interference', test: 'K', index: 'hemolysis', from_grade: '2+' }],
});

export const comments: readonly CodedComment[] = [
  aComment('FASTING', { texts: { en: 'Not a fasting specimen.' } }),
  hemolysisComment,
  aComment('OLD-NOTE', { texts: { en: 'See the paper report.' }, active: false }),
  aComment('TSH-LOW', {
    texts: {
      en: 'Suppressed TSH. Free T4 and T3 are recommended.',
      fr: 'TSH freinée. T4 et T3 libres conseillées.',
    },
    rules: [
      { kind: 'value', test: 'TSH', op: 'lt', value: '0.10' },
      { kind: 'value', test: 'TSH', op: 'flag', value: 'LL' },
    ],
  }),
];

export const codedCommentsArgs = {
  comments: ready(comments, FIXTURE_NOW),
  query: '',
  onSearch: () => {},
  tests: ['K', 'NA', 'TSH', 'MALAG'].map((code) => aTestParameter(code)),
  onSave: async (): Promise<Submission> => ({ status: 'done' }),
  onImport: async () => ({
    submission: { status: 'done' },
    outcome: { outcome: 'imported', created: 2, changed: 1, unchanged: 1 },
  }),
  listHref: '#list',
  onRetry: () => {},
} satisfies CodedCommentsScreenProps;
