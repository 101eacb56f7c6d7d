import type { PrintedWords } from './printed-vocabulary.ts';

/** Brazilian Portuguese counts nought as one. */
const counted = (one: string, other: string) => (count: number) => `${count} ${count < 2 ? one : other}`;

export const portuguese: PrintedWords = {
  materials: { BLD: 'Sangue total', SER: 'Soro', PLAS: 'Plasma', UR: 'Urina', STL: 'Fezes', SPT: 'Escarro', CSF: 'Líquido cefalorraquidiano', SWAB: 'Swab' },
  containers: { edta: 'tampa roxa', sst: 'tampa amarela', heparin: 'tampa verde', citrate: 'tampa azul-clara', fluoride: 'tampa cinza', plain: 'tampa vermelha', sterile: 'frasco estéril' },
  containersOnLabels: { edta: 'roxa', sst: 'amarela', heparin: 'verde', citrate: 'azul-clara', fluoride: 'cinza', plain: 'vermelha', sterile: 'estéril' },
  rejections: {
    EX: 'fora do prazo de validade', QS: 'quantidade insuficiente', RB: 'recipiente quebrado', RC: 'coagulada', RE: 'sem o nome do paciente', RH: 'hemolisada', RI: 'problema de identificação',
    RM: 'problema na etiqueta', RN: 'contaminada', RR: 'armazenamento ou transporte inadequado', RS: 'nome do paciente escrito com erro',
  },
  departments: {
    hematology: 'Hematologia', coagulation: 'Coagulação', chemistry: 'Bioquímica', immunology: 'Imunologia', serology: 'Sorologia', microbiology: 'Microbiologia', parasitology: 'Parasitologia',
    virology: 'Virologia', urinalysis: 'Urinálise', molecular: 'Diagnóstico molecular', toxicology: 'Toxicologia', blood_bank: 'Imuno-hematologia', other: 'Outros exames',
  },
  flags: { LL: 'LL Crítico baixo', L: 'L Baixo', N: '', H: 'H Alto', HH: 'HH Crítico alto', A: 'A Anormal', AA: 'AA Crítico', POS: 'Positivo', NEG: 'Negativo', IND: 'Indeterminado' },
  flagNotes: { comparator_undecidable: 'Sem sinalização: o valor pode estar dentro ou fora do intervalo.', not_numeric: 'Sem sinalização: não é um número que se possa comparar.' },
  sexes: { male: 'Sexo masculino', female: 'Sexo feminino', other: 'Sexo: outro', unknown: 'Sexo desconhecido' },
  sexLetters: { male: 'M', female: 'F', other: 'I', unknown: 'I' },
  ages: { h: counted('hora', 'horas'), d: counted('dia', 'dias'), wk: counted('semana', 'semanas'), mo: counted('mês', 'meses'), a: counted('ano', 'anos') },
  stat: 'EMERGÊNCIA',
  comma: ', ',
  semicolon: '; ',
  report: (order) => `Laudo ${order}`,
  final: 'Laudo final',
  partial: 'Laudo parcial',
  corrected: 'Laudo retificado',
  correction: {
    amended: (test, value, time) => `${test}: resultado liberado antes ${value}; retificado em ${time}.`,
    entered_in_error: (test, value, time) => `${test}: resultado liberado antes ${value}; inserido por engano e retirado em ${time}. Não deve ser utilizado.`,
  },
  mrn: 'N.º do paciente',
  born: 'data de nascimento',
  order: (number) => `Pedido ${number}`,
  requestedBy: 'Solicitante',
  reported: 'Liberado em',
  ageAtCollection: 'Idade na coleta',
  reportedAs: 'Liberado antes como',
  clinicalDetails: 'Informações clínicas',
  specimen: (accession) => `Amostra ${accession}`,
  collected: (time) => `coletada em ${time}`,
  received: (time) => `recebida em ${time}`,
  notUsable: (why) => `não utilizável: ${why}`,
  columns: ['Exame', 'Resultado', 'Unidade', 'Sinalização', 'Intervalo de referência'],
  notCalculated: 'Não calculado',
  noInterval: 'Sem intervalo para este paciente',
  pending: 'Resultados pendentes',
  verifiedBy: (name, time) => `Verificado por ${name}, ${time}`,
  legend: 'L baixo, H alto, LL crítico baixo, HH crítico alto, A anormal. Os intervalos de referência são os da idade e do sexo do paciente no momento da coleta.',
  printed: (time) => `impresso em ${time}`,
  page: 'Página {page} de {pages}',
};
