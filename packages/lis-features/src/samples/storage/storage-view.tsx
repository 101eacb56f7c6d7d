import {
  nextFreePosition,
  type BoxContents,
  type StorageBox,
  type StorageBoxId,
} from '@alms/lis-domain/samples';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph } from '@alms/ui/icon';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { CellText } from '@alms/ui/table';
import { useState } from 'react';
import { placeText, useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { BoxDialog, type BoxDialogProps } from './box-dialog.tsx';
import { BoxGrid, type BoxGridProps } from './box-grid.tsx';
import { GridLegend } from './grid-legend.tsx';
import { StoreScan } from './store-scan.tsx';
import { storageMessages } from './words/index.ts';
import * as S from './storage.styles.ts';

export interface StorageViewProps extends Pick<BoxGridProps, 'openId' | 'onOpen'> {
  /** Active boxes, sorted by name. */
  boxes: Resource<readonly StorageBox[]>;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  /** Search text of the list. */
  query: string;
  onSearch: (query: string) => void;
  /** The open box with its specimens; `idle` when none is open. */
  contents: Resource<BoxContents>;
  /** Opens a box; null closes it. */
  onOpenBox: (boxId: StorageBoxId | null) => void;
  /** Saves a box. Must not reject. */
  onSaveBox: BoxDialogProps['onSave'];
  /**
   * Stores the specimen with a scanned number in the open box. Must not reject; resolves once the
   * box is updated.
   */
  onStore: (scan: {
    accession: string;
    boxId: StorageBoxId;
    position: string;
  }) => Promise<Submission>;
  onRetry?: () => void | Promise<void>;
}

/**
 * Specimen storage: all boxes with their locations, and one box in top view for storing and
 * retrieving specimens.
 */
export function StorageView({
  boxes,
  onMore,
  query,
  onSearch,
  contents,
  onOpenBox,
  onSaveBox,
  onStore,
  onRetry,
  openId,
  onOpen,
}: StorageViewProps) {
  const words = useMessages(storageMessages);
  const columns = useColumns();
  const [edited, setEdited] = useState<BoxDialogProps['edited']>();
  const retry = onRetry && { onRetry };
  return (
    <S.Root data-component="storage-view">
      {contents.status === 'idle' ? (
        <Card body="flush" aria-label={words.boxes}>
          <DataTable<StorageBox>
            columns={columns}
            resource={boxes}
            rowKey={({ id }) => id}
            caption={words.boxes}
            lines={2}
            headingLevel={2}
            onRowOpen={({ id }) => onOpenBox(id)}
            paging={onMore && moreRows({ onMore })}
            filter={
              <S.Filters>
                <SearchField
                  label={words.search}
                  shortcut="/"
                  value={query}
                  onChange={(event) => onSearch(event.target.value)}
                />
                <Button
                  aria-haspopup="dialog"
                  leading={<Icon glyph={PlusGlyph} size="small" />}
                  onClick={() => setEdited('new')}
                >
                  {words.newBox}
                </Button>
              </S.Filters>
            }
            empty={{
              'none-yet': { title: words.noBoxesTitle, body: words.noBoxesBody },
              'no-match': {
                title: words.noMatchTitle,
                body: words.noMatchBody,
                action: <Button onClick={() => onSearch('')}>{words.showAll}</Button>,
              },
            }}
            {...retry}
          />
        </Card>
      ) : (
        <ResourceView
          resource={contents}
          label={words.box}
          skeleton={
            <Card>
              <Skeleton count={8} />
            </Card>
          }
          {...retry}
        >
          {(read) => (
            <OpenBox
              key={read.box.id}
              contents={read}
              openId={openId}
              onOpen={onOpen}
              onBack={() => onOpenBox(null)}
              onEdit={() => setEdited(read.box)}
              onStore={(scan) => onStore({ ...scan, boxId: read.box.id })}
            />
          )}
        </ResourceView>
      )}
      <BoxDialog edited={edited} onClose={() => setEdited(undefined)} onSave={onSaveBox} />
    </S.Root>
  );
}

interface OpenBoxProps extends Pick<BoxGridProps, 'openId' | 'onOpen'> {
  contents: BoxContents;
  onBack: () => void;
  onEdit: () => void;
  onStore: (scan: { accession: string; position: string }) => Promise<Submission>;
}

function OpenBox({
  contents: { box, samples, unnumbered },
  openId,
  onOpen,
  onBack,
  onEdit,
  onStore,
}: OpenBoxProps) {
  const words = useMessages(storageMessages);
  const [chosen, setChosen] = useState<string>();
  const taken = new Set(samples.map(({ position }) => position));
  const target = chosen !== undefined && !taken.has(chosen) ? chosen : nextFreePosition(box, taken);
  const place = usePlaceText()(box);
  return (
    <Card
      heading={box.name}
      headerActions={
        <>
          <Button size="small" onClick={onEdit}>
            {words.edit}
          </Button>
          <Button size="small" onClick={onBack}>
            {words.allBoxes}
          </Button>
        </>
      }
    >
      <Stack gap="s4">
        {place !== '' && <S.Place>{place}</S.Place>}
        <StoreScan target={target} onStore={onStore} />
        <BoxGrid
          box={box}
          samples={samples}
          openId={openId}
          target={target}
          onOpen={onOpen}
          onTarget={setChosen}
        />
        <GridLegend box={box} samples={samples} />
        {unnumbered > 0 && <Alert tone="info">{words.unnumbered({ count: unnumbered })}</Alert>}
      </Stack>
    </Card>
  );
}

/** Location of a box with its storage condition. */
function usePlaceText() {
  const { transport } = useSpecimenWords();
  return (box: StorageBox): string =>
    [placeText(box), box.condition === null ? '' : transport(box.condition)]
      .filter((part) => part !== '')
      .join(', ');
}

function useColumns(): DataTableColumn<StorageBox>[] {
  const placeOf = usePlaceText();
  const words = useMessages(storageMessages);
  const format = useFormat();
  return [
    {
      id: 'name',
      header: words.box,
      rowHeader: true,
      render: ({ name, barcode }) => (
        <CellText note={barcode !== '' && <S.Code>{barcode}</S.Code>}>{name}</CellText>
      ),
    },
    { id: 'place', header: words.place, render: (box) => placeOf(box) },
    {
      id: 'size',
      header: words.size,
      align: 'end',
      width: '6rem',
      render: ({ rows, columns }) =>
        words.sizeOf({ rows: format.number(rows), columns: format.number(columns) }),
    },
    {
      id: 'occupied',
      header: words.occupied,
      align: 'end',
      width: '8rem',
      render: ({ occupied, rows, columns }) =>
        words.occupiedOf({ occupied: format.number(occupied), all: format.number(rows * columns) }),
    },
  ];
}
