import { SlidersHorizontal } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { scrollToFocus } from '#ui/base/scroll-to-focus.ts'
import { useMedia } from '#ui/base/use-media.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip, RemovableChip } from '#ui/chip/chip.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { RecordDays } from './record-days.tsx'
import styles from './records.module.css'
import type { RecordsState } from './use-records-state.ts'

export interface RecordFilter {
  readonly id: string
  readonly field: ReactNode
  /** The active filter and how to clear it. Null while it filters nothing. */
  readonly chosen: { readonly label: string; readonly clear: () => void } | null
}

interface RecordControlsProps {
  state: RecordsState
  filters?: readonly RecordFilter[] | undefined
}

/** Days and filters: the fields of one grid. On a phone a row of chips, with the fields in a sheet. */
export function RecordControls({ state, filters = [] }: RecordControlsProps) {
  const { t } = useTranslation('records')
  const wide = useMedia('(width >= 768px)')
  if (!wide) return <Chips state={state} filters={filters} />
  return (
    <div className={styles.controls}>
      <div className={styles.days}>
        {filters.length > 0 ? <span aria-hidden="true">{t('days.label')}</span> : null}
        <RecordDays state={state} />
      </div>
      {filters.map(({ id, field }) => (
        <Fragment key={id}>{field}</Fragment>
      ))}
    </div>
  )
}

function Chips({
  state,
  filters,
}: Required<RecordControlsProps> & { filters: readonly RecordFilter[] }) {
  const { t } = useTranslation(['records', 'common'])
  const [open, setOpen] = useState(false)
  const chosen = filters.flatMap(({ id, chosen: one }) => (one ? [{ id, ...one }] : []))
  return (
    <fieldset
      className={styles.chips}
      aria-label={t('records:filters.row')}
      onFocus={scrollToFocus}
    >
      <RecordDays state={state} look="chip" />
      {filters.length > 0 ? (
        <Dialog
          title={t('records:filters.label')}
          closeLabel={t('common:action.close')}
          open={open}
          onOpenChange={setOpen}
          trigger={
            <Chip
              icon={SlidersHorizontal}
              count={chosen.length > 0 ? formatCount(chosen.length) : undefined}
            >
              {t('records:filters.label')}
            </Chip>
          }
          footer={
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t('records:filters.show')}
            </Button>
          }
        >
          <div className={styles.fields}>
            {filters.map(({ id, field }) => (
              <Fragment key={id}>{field}</Fragment>
            ))}
          </div>
        </Dialog>
      ) : null}
      {chosen.map(({ id, label, clear }) => (
        <RemovableChip
          key={id}
          label={label}
          removeLabel={t('records:filters.remove', { filter: label })}
          onRemove={clear}
        />
      ))}
    </fieldset>
  )
}
