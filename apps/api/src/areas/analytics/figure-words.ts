import type { ComparedFigure, QcStatus, turnaroundFrom, turnaroundTo } from '@alms/lis-domain/analytics';
import type { TestDefinition } from '@alms/lis-domain/catalogue';
import type { LanguageTag } from '@alms/lis-domain/language';
import type { OrderItemState } from '@alms/lis-domain/orders';

/** The columns of the exported tables. */
export type FigureColumn =
  | 'date' | 'count' | 'status' | 'code' | 'test' | 'department' | 'person' | 'ordered' | 'completed' | 'pending' | 'rejected' | 'abnormal_rate'
  | 'critical_count' | 'mean_tat_minutes' | 'from' | 'to' | 'n' | 'mean' | 'median' | 'p90' | 'min' | 'max' | 'sd' | 'target'
  | 'with_target' | 'on_time_rate' | 'pass_rate' | 'runs' | 'last_run_at' | 'collected' | 'entered' | 'verified' | 'amended' | 'figure' | 'percent' | 'current' | 'previous' | 'change';

/** What the exported figures say in one language, in the words of the screen. */
export interface FigureWords {
  columns: Record<FigureColumn, string>;
  states: Record<OrderItemState, string>;
  events: Record<(typeof turnaroundFrom)[number] | (typeof turnaroundTo)[number], string>;
  figures: Record<ComparedFigure | 'amended_rate' | 'critical_within_target_rate' | 'eqa_acceptable_rate', string>;
  /** What a pass rate of controls is worth. */
  qualities: Record<QcStatus, string>;
  departments: Record<TestDefinition['department'], string>;
}

const words: Record<LanguageTag, FigureWords> = {
  en: {
    columns: {
      date: 'Day', count: 'Count', status: 'State', code: 'Code', test: 'Test', department: 'Department', person: 'Person', ordered: 'Ordered',
      completed: 'Completed', pending: 'Pending', rejected: 'Rejected', abnormal_rate: 'Abnormal (%)', critical_count: 'Critical',
      mean_tat_minutes: 'Mean time (min)', from: 'From', to: 'To', n: 'Number', mean: 'Mean (min)', median: 'Median (min)', p90: '90th percentile (min)',
      min: 'Shortest (min)', max: 'Longest (min)', sd: 'Standard deviation (min)', target: 'Target (min)', with_target: 'With a target',
      on_time_rate: 'On time (%)', collected: 'Specimens collected', entered: 'Results entered', verified: 'Results verified', amended: 'Results amended',
      figure: 'Figure', percent: 'Percent', current: 'This period', previous: 'Period before', change: 'Change',
      pass_rate: 'Control runs accepted (%)', runs: 'Runs judged', last_run_at: 'Last run',
    },
    states: {
      ordered: 'Ordered', collected: 'Collected', received: 'Received', in_process: 'In process', resulted: 'Result entered', verified: 'Verified',
      released: 'Released', cancelled: 'Cancelled', rejected: 'Specimen rejected', entered_in_error: 'Entered in error',
    },
    events: {
      ordered: 'Order', collected: 'Collection', received: 'Receipt', resulted: 'Entry', verified: 'Verification', released: 'Release',
    },
    figures: {
      total_orders: 'Orders', total_patients: 'Patients', completed_tests: 'Results released', pending_tests: 'Tests pending',
      median_tat: 'Median, receipt to release (min)', on_time_rate: 'Results on time (%)', rejection_rate_samples: 'Specimens rejected (%)',
      pass_rate: 'Control runs accepted (%)', amended_rate: 'Results amended (%)', critical_within_target_rate: 'Critical values told in time (%)',
      eqa_acceptable_rate: 'External assessment acceptable (%)',
    },
    qualities: { pass: 'Pass', warning: 'Warning', fail: 'Fail', unknown: 'Unknown' },
    departments: {
      hematology: 'Hematology', chemistry: 'Chemistry', coagulation: 'Coagulation', immunology: 'Immunology', serology: 'Serology',
      microbiology: 'Microbiology', parasitology: 'Parasitology', virology: 'Virology', urinalysis: 'Urinalysis', molecular: 'Molecular',
      toxicology: 'Toxicology', blood_bank: 'Blood bank', other: 'Other',
    },
  },
  fr: {
    columns: {
      date: 'Jour', count: 'Nombre', status: 'État', code: 'Code', test: 'Examen', department: 'Secteur', person: 'Personne', ordered: 'Demandés',
      completed: 'Terminés', pending: 'En attente', rejected: 'Rejetés', abnormal_rate: 'Anormaux (%)', critical_count: 'Critiques',
      mean_tat_minutes: 'Délai moyen (min)', from: 'De', to: 'À', n: 'Nombre', mean: 'Moyenne (min)', median: 'Médiane (min)', p90: '90e percentile (min)',
      min: 'Le plus court (min)', max: 'Le plus long (min)', sd: 'Écart type (min)', target: 'Objectif (min)', with_target: 'Avec objectif',
      on_time_rate: 'Dans les délais (%)', collected: 'Échantillons prélevés', entered: 'Résultats saisis', verified: 'Résultats validés',
      amended: 'Résultats rectifiés', figure: 'Indicateur', percent: 'Pourcentage', current: 'Cette période', previous: 'Période précédente',
      change: 'Évolution',
      pass_rate: 'Passages de contrôle acceptés (%)', runs: 'Passages jugés', last_run_at: 'Dernier passage',
    },
    states: {
      ordered: 'Demandé', collected: 'Prélevé', received: 'Reçu', in_process: 'En cours', resulted: 'Résultat saisi', verified: 'Validé', released: 'Diffusé',
      cancelled: 'Annulé', rejected: 'Échantillon rejeté', entered_in_error: 'Saisi par erreur',
    },
    events: {
      ordered: 'Demande', collected: 'Prélèvement', received: 'Réception', resulted: 'Saisie', verified: 'Validation', released: 'Diffusion',
    },
    figures: {
      total_orders: 'Demandes', total_patients: 'Patients', completed_tests: 'Résultats diffusés', pending_tests: 'Examens en attente',
      median_tat: 'Médiane, de la réception à la diffusion (min)', on_time_rate: 'Résultats dans les délais (%)',
      rejection_rate_samples: 'Échantillons rejetés (%)', pass_rate: 'Passages de contrôle acceptés (%)', amended_rate: 'Résultats rectifiés (%)',
      critical_within_target_rate: 'Valeurs critiques transmises à temps (%)',
      eqa_acceptable_rate: 'Évaluation externe acceptable (%)',
    },
    qualities: { pass: 'Conforme', warning: 'Avertissement', fail: 'Non conforme', unknown: 'Inconnu' },
    departments: {
      hematology: 'Hématologie', chemistry: 'Biochimie', coagulation: 'Coagulation', immunology: 'Immunologie', serology: 'Sérologie',
      microbiology: 'Microbiologie', parasitology: 'Parasitologie', virology: 'Virologie', urinalysis: 'Analyse d’urines', molecular: 'Biologie moléculaire',
      toxicology: 'Toxicologie', blood_bank: 'Banque du sang', other: 'Autre',
    },
  },
  es: {
    columns: {
      date: 'Día', count: 'Cantidad', status: 'Estado', code: 'Código', test: 'Prueba', department: 'Sección', person: 'Persona', ordered: 'Solicitadas',
      completed: 'Terminadas', pending: 'Pendientes', rejected: 'Rechazadas', abnormal_rate: 'Anormales (%)', critical_count: 'Críticos',
      mean_tat_minutes: 'Tiempo medio (min)', from: 'Desde', to: 'Hasta', n: 'Número', mean: 'Media (min)', median: 'Mediana (min)', p90: 'Percentil 90 (min)',
      min: 'El más corto (min)', max: 'El más largo (min)', sd: 'Desviación estándar (min)', target: 'Objetivo (min)', with_target: 'Con objetivo',
      on_time_rate: 'A tiempo (%)', collected: 'Muestras tomadas', entered: 'Resultados introducidos', verified: 'Resultados validados',
      amended: 'Resultados corregidos', figure: 'Indicador', percent: 'Porcentaje', current: 'Este período', previous: 'Período anterior', change: 'Cambio',
      pass_rate: 'Mediciones de control aceptadas (%)', runs: 'Mediciones evaluadas', last_run_at: 'Última medición',
    },
    states: {
      ordered: 'Solicitada', collected: 'Muestra tomada', received: 'Recibida', in_process: 'En proceso', resulted: 'Resultado introducido',
      verified: 'Validada', released: 'Liberada', cancelled: 'Cancelada', rejected: 'Muestra rechazada', entered_in_error: 'Introducida por error',
    },
    events: {
      ordered: 'Solicitud', collected: 'Toma', received: 'Recepción', resulted: 'Introducción', verified: 'Validación', released: 'Liberación',
    },
    figures: {
      total_orders: 'Solicitudes', total_patients: 'Pacientes', completed_tests: 'Resultados liberados', pending_tests: 'Pruebas pendientes',
      median_tat: 'Mediana, de la recepción a la liberación (min)', on_time_rate: 'Resultados a tiempo (%)', rejection_rate_samples: 'Muestras rechazadas (%)',
      pass_rate: 'Mediciones de control aceptadas (%)', amended_rate: 'Resultados corregidos (%)',
      critical_within_target_rate: 'Valores críticos comunicados a tiempo (%)',
      eqa_acceptable_rate: 'Evaluación externa aceptable (%)',
    },
    qualities: { pass: 'Aprobado', warning: 'Advertencia', fail: 'No aprobado', unknown: 'Desconocido' },
    departments: {
      hematology: 'Hematología', chemistry: 'Bioquímica', coagulation: 'Coagulación', immunology: 'Inmunología', serology: 'Serología',
      microbiology: 'Microbiología', parasitology: 'Parasitología', virology: 'Virología', urinalysis: 'Análisis de orina', molecular: 'Biología molecular',
      toxicology: 'Toxicología', blood_bank: 'Banco de sangre', other: 'Otro',
    },
  },
  pt: {
    columns: {
      date: 'Dia', count: 'Quantidade', status: 'Situação', code: 'Código', test: 'Exame', department: 'Setor', person: 'Pessoa', ordered: 'Pedidos',
      completed: 'Concluídos', pending: 'Pendentes', rejected: 'Rejeitados', abnormal_rate: 'Alterados (%)', critical_count: 'Críticos',
      mean_tat_minutes: 'Tempo médio (min)', from: 'De', to: 'Até', n: 'Número', mean: 'Média (min)', median: 'Mediana (min)', p90: 'Percentil 90 (min)',
      min: 'O mais curto (min)', max: 'O mais longo (min)', sd: 'Desvio padrão (min)', target: 'Meta (min)', with_target: 'Com meta',
      on_time_rate: 'No prazo (%)', collected: 'Amostras coletadas', entered: 'Resultados inseridos', verified: 'Resultados verificados',
      amended: 'Resultados retificados', figure: 'Indicador', percent: 'Porcentagem', current: 'Este período', previous: 'Período anterior',
      change: 'Variação',
      pass_rate: 'Corridas de controle aceitas (%)', runs: 'Corridas julgadas', last_run_at: 'Última corrida',
    },
    states: {
      ordered: 'Pedido', collected: 'Coletado', received: 'Recebido', in_process: 'Em andamento', resulted: 'Resultado inserido', verified: 'Verificado',
      released: 'Liberado', cancelled: 'Cancelado', rejected: 'Amostra rejeitada', entered_in_error: 'Inserido por engano',
    },
    events: {
      ordered: 'Pedido', collected: 'Coleta', received: 'Recebimento', resulted: 'Inserção', verified: 'Verificação', released: 'Liberação',
    },
    figures: {
      total_orders: 'Pedidos', total_patients: 'Pacientes', completed_tests: 'Resultados liberados', pending_tests: 'Exames pendentes',
      median_tat: 'Mediana, do recebimento à liberação (min)', on_time_rate: 'Resultados no prazo (%)', rejection_rate_samples: 'Amostras rejeitadas (%)',
      pass_rate: 'Corridas de controle aceitas (%)', amended_rate: 'Resultados retificados (%)',
      critical_within_target_rate: 'Valores críticos comunicados no prazo (%)',
      eqa_acceptable_rate: 'Avaliação externa aceitável (%)',
    },
    qualities: { pass: 'Aprovado', warning: 'Alerta', fail: 'Reprovado', unknown: 'Desconhecido' },
    departments: {
      hematology: 'Hematologia', chemistry: 'Bioquímica', coagulation: 'Coagulação', immunology: 'Imunologia', serology: 'Sorologia',
      microbiology: 'Microbiologia', parasitology: 'Parasitologia', virology: 'Virologia', urinalysis: 'Urinálise', molecular: 'Biologia molecular',
      toxicology: 'Toxicologia', blood_bank: 'Banco de sangue', other: 'Outro',
    },
  },
  ar: {
    columns: {
      date: 'اليوم', count: 'العدد', status: 'الحالة', code: 'الرمز', test: 'الفحص', department: 'القسم', person: 'الشخص', ordered: 'مطلوبة',
      completed: 'مكتملة', pending: 'معلقة', rejected: 'مرفوضة', abnormal_rate: 'غير طبيعية (%)', critical_count: 'حرجة',
      mean_tat_minutes: 'متوسط الزمن (دقيقة)', from: 'من', to: 'إلى', n: 'العدد المقيس', mean: 'المتوسط (دقيقة)', median: 'الوسيط (دقيقة)',
      p90: 'المئين 90 (دقيقة)', min: 'الأقصر (دقيقة)', max: 'الأطول (دقيقة)', sd: 'الانحراف المعياري (دقيقة)', target: 'الهدف (دقيقة)', with_target: 'لها هدف',
      on_time_rate: 'في موعدها (%)', collected: 'عينات مجموعة', entered: 'نتائج مدخلة', verified: 'نتائج تم التحقق منها', amended: 'نتائج معدلة',
      figure: 'المؤشر', percent: 'النسبة المئوية', current: 'هذه الفترة', previous: 'الفترة السابقة', change: 'التغير',
      pass_rate: 'قياسات الضبط المقبولة (%)', runs: 'قياسات مُقيَّمة', last_run_at: 'آخر قياس',
    },
    states: {
      ordered: 'مطلوب', collected: 'جُمعت العينة', received: 'تم الاستلام', in_process: 'قيد التنفيذ', resulted: 'أُدخلت النتيجة', verified: 'تم التحقق',
      released: 'صدرت', cancelled: 'ملغى', rejected: 'العينة مرفوضة', entered_in_error: 'أُدخل خطأً',
    },
    events: {
      ordered: 'الطلب', collected: 'الجمع', received: 'الاستلام', resulted: 'الإدخال', verified: 'التحقق', released: 'الإصدار',
    },
    figures: {
      total_orders: 'الطلبات', total_patients: 'المرضى', completed_tests: 'النتائج الصادرة', pending_tests: 'الفحوص المعلقة',
      median_tat: 'الوسيط من الاستلام إلى الإصدار (دقيقة)', on_time_rate: 'النتائج في موعدها (%)', rejection_rate_samples: 'العينات المرفوضة (%)',
      pass_rate: 'قياسات الضبط المقبولة (%)', amended_rate: 'النتائج المعدلة (%)', critical_within_target_rate: 'القيم الحرجة المُبلغة في وقتها (%)',
      eqa_acceptable_rate: 'التقييم الخارجي المقبول (%)',
    },
    qualities: { pass: 'مقبول', warning: 'تحذير', fail: 'غير مقبول', unknown: 'غير معروف' },
    departments: {
      hematology: 'أمراض الدم', chemistry: 'الكيمياء', coagulation: 'التخثر', immunology: 'المناعة', serology: 'الأمصال', microbiology: 'الأحياء الدقيقة',
      parasitology: 'الطفيليات', virology: 'الفيروسات', urinalysis: 'تحليل البول', molecular: 'البيولوجيا الجزيئية', toxicology: 'السموم',
      blood_bank: 'بنك الدم', other: 'أخرى',
    },
  },
};

export function figureWords(language: LanguageTag): FigureWords {
  return words[language];
}
