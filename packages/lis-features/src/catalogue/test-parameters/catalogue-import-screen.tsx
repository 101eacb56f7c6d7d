import {
  MAX_CATALOGUE_FILE_BYTES,
  type ImportCounts,
  type ImportPreview,
} from '@alms/lis-domain/catalogue';
import { Accordion } from '@alms/ui/accordion';
import { Alert } from '@alms/ui/alert';
import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { FileDrop } from '@alms/ui/file-drop';
import { useMessages } from '@alms/ui/i18n';
import { DownloadGlyph, Icon } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { SubmissionAlert } from '../../shared/submission-alert/index.ts';
import { catalogueImportMessages } from './words/catalogue-import/index.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportPlan, type ImportPlanProps } from './import-plan.tsx';

export interface CatalogueImportScreenProps extends Pick<ImportPlanProps, 'onImport' | 'onReport'> {
  /** Link to the catalogue. */
  listHref: string;
  /** Exports the catalogue as a file. */
  onExport: () => void;
  exporting: Submission;
  /** The chosen file; undefined before one is chosen. */
  file: { name: string; size: number } | undefined;
  onFileChosen: (file: File) => void;
  onFileRemoved: () => void;
  /** Preview of the import; idle before a file is chosen. */
  preview: Resource<ImportPreview>;
  /** State of the import. */
  importing: Submission;
  /** Counts of imported tests; undefined before the import. */
  imported: ImportCounts | undefined;
  onRetry?: () => void | Promise<void>;
}

/**
 * Exports the catalogue as a spreadsheet and imports it again. Shows changes and rejected cells
 * before the import.
 */
export function CatalogueImportScreen({
  listHref,
  onExport,
  exporting,
  file,
  onFileChosen,
  onFileRemoved,
  preview,
  importing,
  imported,
  onImport,
  onReport,
  onRetry,
}: CatalogueImportScreenProps) {
  const words = useMessages(catalogueImportMessages);
  return (
    <Stack gap="s5" data-screen="catalogue-import">
      <PageHeader
        title={words.title}
        context={words.context}
        actions={
          <>
            <LinkButton href={listHref}>{words.toList}</LinkButton>
            <Button
              onClick={onExport}
              busy={exporting.status === 'submitting'}
              leading={<Icon glyph={DownloadGlyph} size="small" />}
            >
              {words.export}
            </Button>
          </>
        }
      />
      <SubmissionAlert submission={exporting} words={words} />
      <Card heading={words.fileHeading}>
        <Stack gap="s4">
          <Text>{words.how}</Text>
          <Accordion
            items={[{ id: 'columns', title: words.columnsHeading, content: <ImportColumns /> }]}
          />
          <FileDrop
            label={words.file}
            accept={['csv', 'text']}
            maxBytes={MAX_CATALOGUE_FILE_BYTES}
            files={file ? [{ id: file.name, name: file.name, size: file.size, state: 'done' }] : []}
            onFilesChosen={([chosen]) => chosen && onFileChosen(chosen)}
            onRemove={onFileRemoved}
          />
        </Stack>
      </Card>
      {imported && (
        <Alert
          tone="positive"
          live="polite"
          title={words.importedTitle({ count: imported.created + imported.changed })}
          actions={
            <LinkButton size="small" href={listHref}>
              {words.toList}
            </LinkButton>
          }
        >
          {words.importedBody(imported)}
        </Alert>
      )}
      {preview.status !== 'idle' && !imported && (
        <Card heading={words.planHeading}>
          <ResourceView
            resource={preview}
            label={words.planHeading}
            headingLevel={3}
            skeleton={<Skeleton count={6} />}
            {...(onRetry && { onRetry })}
          >
            {(read) =>
              read.readable ? (
                <ImportPlan
                  key={read.digest}
                  plan={read}
                  importing={importing}
                  onImport={onImport}
                  onReport={onReport}
                />
              ) : (
                <Alert tone="critical" live="assertive" title={words.unreadable}>
                  {words.fileReason({ fault: read.fault, at: read.at })}
                </Alert>
              )
            }
          </ResourceView>
        </Card>
      )}
    </Stack>
  );
}
