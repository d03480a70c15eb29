import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'
import styles from './filter-sheet.module.css'

interface FilterSheetProps extends Omit<FilterFieldsProps, 'labelHidden'> {
  /** The number of matching games; null while unknown. */
  count: number | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The filters on a phone. A choice applies at once; the button says how many games it leaves. */
export function FilterSheet({ offer, count, open, onChange, onOpenChange }: FilterSheetProps) {
  const { t } = useTranslation(['lobby', 'common'])
  const total = formatCount(count ?? 0)
  return (
    <Dialog
      title={t('more.toggle')}
      closeLabel={t('common:action.close')}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          {count === null ? t('more.see') : t('more.show', { count, total })}
        </Button>
      }
    >
      <div className={styles.fields}>
        <FilterFields offer={offer} onChange={onChange} />
      </div>
      <p className="visually-hidden" role="status">
        {count === null ? null : t('count', { count, total })}
      </p>
    </Dialog>
  )
}
