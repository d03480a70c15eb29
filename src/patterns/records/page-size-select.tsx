import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Select } from '#ui/select/select.tsx'
import styles from './records.module.css'

export interface PageSize {
  readonly chosen: string
  /** Whole numbers, in ascending order. */
  readonly sizes: readonly string[]
  readonly onChoose: (size: string) => void
}

/** The choice of rows per page, next to the pagination. Renders nothing when every choice would show the same rows. */
export function PageSizeSelect({ chosen, sizes, onChoose, count }: PageSize & { count: number }) {
  const { t } = useTranslation('records')
  if (count <= Number(sizes[0])) return null
  return (
    <Select
      className={styles.size}
      label={t('rows.label')}
      labelHidden
      value={chosen}
      options={sizes.map((value) => ({
        value,
        label: t('rows.size', { rows: formatCount(Number(value)) }),
      }))}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
