import type { Role } from '@alms/lis-domain/access';
import type { AuditEvent } from '@alms/lis-domain/audit';
import type { LanguageTag } from '@alms/lis-domain/language';

/** The columns of the exported trail, from the left. */
export const trailColumns = [
  'seq', 'at', 'actor_name', 'actor_role', 'action', 'category', 'entity_type', 'entity_label', 'entity_id', 'patient_id', 'before', 'after', 'reason', 'outcome', 'ip', 'request_id', 'hash',
] as const;

/** What the exported trail says in one language, in the words of the screen; what people have written stays as it is. */
export interface TrailFileWords {
  columns: Record<(typeof trailColumns)[number], string>;
  actions: Record<AuditEvent['action'], string>;
  categories: Record<AuditEvent['category'], string>;
  outcomes: Record<AuditEvent['outcome'], string>;
  roles: Record<Role, string>;
}

const words: Record<LanguageTag, TrailFileWords> = {
  en: {
    columns: {
      seq: 'Number', at: 'Time (UTC)', actor_name: 'Person', actor_role: 'Role', action: 'Action', category: 'Area', entity_type: 'Kind of object',
      entity_label: 'Object', entity_id: 'Object identifier', patient_id: 'Patient identifier', before: 'Before', after: 'After', reason: 'Reason',
      outcome: 'Outcome', ip: 'Network address', request_id: 'Request', hash: 'Checksum',
    },
    actions: {
      create: 'Created', read: 'Read', update: 'Changed', delete: 'Deleted', login: 'Signed in', logout: 'Signed out', login_failed: 'Failed sign-in',
      verify: 'Verified', amend: 'Amended', reject: 'Rejected', print: 'Printed', export: 'Exported', merge: 'Merged', override: 'Overrode',
      permission_change: 'Changed rights', access_denied: 'Access denied',
    },
    categories: {
      security: 'Security', patient: 'Patients', order: 'Orders', sample: 'Samples', result: 'Results', qc: 'Quality control', inventory: 'Inventory',
      billing: 'Billing', settings: 'Settings', report: 'Reports', notification: 'Notifications',
    },
    outcomes: { success: 'Done', failure: 'Refused' },
    roles: {
      admin: 'Administrator', technician: 'Technician', nurse: 'Nurse', receptionist: 'Receptionist', doctor: 'Doctor', lab_manager: 'Lab manager',
      phlebotomist: 'Phlebotomist', data_entry: 'Data entry', report_viewer: 'Report viewer', patient: 'Patient',
    },
  },
  fr: {
    columns: {
      seq: 'Numéro', at: 'Date et heure (UTC)', actor_name: 'Personne', actor_role: 'Rôle', action: 'Action', category: 'Domaine',
      entity_type: 'Type d’objet', entity_label: 'Objet', entity_id: 'Identifiant de l’objet', patient_id: 'Identifiant du patient', before: 'Avant',
      after: 'Après', reason: 'Motif', outcome: 'Issue', ip: 'Adresse réseau', request_id: 'Requête', hash: 'Somme de contrôle',
    },
    actions: {
      create: 'Création', read: 'Consultation', update: 'Modification', delete: 'Suppression', login: 'Connexion', logout: 'Déconnexion',
      login_failed: 'Échec de connexion', verify: 'Validation', amend: 'Rectification', reject: 'Rejet', print: 'Impression', export: 'Exportation',
      merge: 'Fusion', override: 'Dérogation', permission_change: 'Modification des droits', access_denied: 'Accès refusé',
    },
    categories: {
      security: 'Sécurité', patient: 'Patients', order: 'Demandes', sample: 'Échantillons', result: 'Résultats', qc: 'Contrôle qualité',
      inventory: 'Stock', billing: 'Facturation', settings: 'Paramètres', report: 'Comptes rendus', notification: 'Notifications',
    },
    outcomes: { success: 'Effectué', failure: 'Refusé' },
    roles: {
      admin: 'Administrateur', technician: 'Technicien de laboratoire', nurse: 'Infirmier', receptionist: 'Agent d’accueil', doctor: 'Médecin',
      lab_manager: 'Responsable du laboratoire', phlebotomist: 'Préleveur', data_entry: 'Agent de saisie', report_viewer: 'Lecteur de comptes rendus',
      patient: 'Patient',
    },
  },
  es: {
    columns: {
      seq: 'Número', at: 'Hora (UTC)', actor_name: 'Persona', actor_role: 'Rol', action: 'Acción', category: 'Ámbito', entity_type: 'Tipo de objeto',
      entity_label: 'Objeto', entity_id: 'Identificador del objeto', patient_id: 'Identificador del paciente', before: 'Antes', after: 'Después',
      reason: 'Motivo', outcome: 'Estado', ip: 'Dirección de red', request_id: 'Petición', hash: 'Suma de comprobación',
    },
    actions: {
      create: 'Creación', read: 'Consulta', update: 'Modificación', delete: 'Eliminación', login: 'Inicio de sesión', logout: 'Cierre de sesión',
      login_failed: 'Inicio de sesión fallido', verify: 'Validación', amend: 'Corrección', reject: 'Rechazo', print: 'Impresión',
      export: 'Exportación', merge: 'Fusión', override: 'Excepción a una regla', permission_change: 'Cambio de permisos',
      access_denied: 'Acceso denegado',
    },
    categories: {
      security: 'Seguridad', patient: 'Pacientes', order: 'Solicitudes', sample: 'Muestras', result: 'Resultados', qc: 'Control de calidad',
      inventory: 'Inventario', billing: 'Facturación', settings: 'Ajustes', report: 'Informes', notification: 'Notificaciones',
    },
    outcomes: { success: 'Hecho', failure: 'Denegado' },
    roles: {
      admin: 'Administración', technician: 'Personal técnico', nurse: 'Enfermería', receptionist: 'Recepción', doctor: 'Personal médico',
      lab_manager: 'Responsable del laboratorio', phlebotomist: 'Flebotomista', data_entry: 'Captura de datos', report_viewer: 'Consulta de informes',
      patient: 'Paciente',
    },
  },
  pt: {
    columns: {
      seq: 'Número', at: 'Data e hora (UTC)', actor_name: 'Pessoa', actor_role: 'Função', action: 'Ação', category: 'Área',
      entity_type: 'Tipo de objeto', entity_label: 'Objeto', entity_id: 'Identificador do objeto', patient_id: 'Identificador do paciente',
      before: 'Antes', after: 'Depois', reason: 'Motivo', outcome: 'Desfecho', ip: 'Endereço de rede', request_id: 'Requisição',
      hash: 'Soma de verificação',
    },
    actions: {
      create: 'Criação', read: 'Leitura', update: 'Alteração', delete: 'Exclusão', login: 'Entrada no sistema', logout: 'Saída do sistema',
      login_failed: 'Falha ao entrar', verify: 'Verificação', amend: 'Retificação', reject: 'Rejeição', print: 'Impressão', export: 'Exportação',
      merge: 'Unificação', override: 'Exceção autorizada', permission_change: 'Alteração de permissões', access_denied: 'Acesso negado',
    },
    categories: {
      security: 'Segurança', patient: 'Pacientes', order: 'Pedidos', sample: 'Amostras', result: 'Resultados', qc: 'Controle de qualidade',
      inventory: 'Estoque', billing: 'Cobrança', settings: 'Configurações', report: 'Laudos', notification: 'Notificações',
    },
    outcomes: { success: 'Concluído', failure: 'Recusado' },
    roles: {
      admin: 'Administrador(a)', technician: 'Técnico(a)', nurse: 'Enfermeiro(a)', receptionist: 'Recepcionista', doctor: 'Médico(a)',
      lab_manager: 'Gestor(a) do laboratório', phlebotomist: 'Flebotomista', data_entry: 'Entrada de dados', report_viewer: 'Consulta de laudos',
      patient: 'Paciente',
    },
  },
  ar: {
    columns: {
      seq: 'الرقم', at: 'الوقت (UTC)', actor_name: 'الشخص', actor_role: 'الدور', action: 'الإجراء', category: 'القسم', entity_type: 'نوع العنصر',
      entity_label: 'العنصر', entity_id: 'معرّف العنصر', patient_id: 'معرّف المريض', before: 'قبل', after: 'بعد', reason: 'السبب', outcome: 'الحصيلة',
      ip: 'عنوان الشبكة', request_id: 'الرقم المرجعي', hash: 'المجموع الاختباري',
    },
    actions: {
      create: 'إنشاء', read: 'اطلاع', update: 'تغيير', delete: 'حذف', login: 'تسجيل دخول', logout: 'تسجيل خروج', login_failed: 'محاولة دخول فاشلة',
      verify: 'تحقق', amend: 'تعديل نتيجة', reject: 'رفض', print: 'طباعة', export: 'تصدير', merge: 'دمج', override: 'تجاوز',
      permission_change: 'تغيير صلاحيات', access_denied: 'منع من الدخول',
    },
    categories: {
      security: 'الأمان', patient: 'المرضى', order: 'الطلبات', sample: 'العينات', result: 'النتائج', qc: 'ضبط الجودة', inventory: 'المخزون',
      billing: 'الفوترة', settings: 'الإعدادات', report: 'التقارير', notification: 'الإشعارات',
    },
    outcomes: { success: 'تم', failure: 'مُنع' },
    roles: {
      admin: 'مدير النظام', technician: 'فني مختبر', nurse: 'تمريض', receptionist: 'استقبال', doctor: 'طبيب', lab_manager: 'مدير المختبر',
      phlebotomist: 'فني سحب الدم', data_entry: 'إدخال البيانات', report_viewer: 'الاطلاع على التقارير', patient: 'مريض',
    },
  },
};

export function trailFileWords(language: LanguageTag): TrailFileWords {
  return words[language];
}
