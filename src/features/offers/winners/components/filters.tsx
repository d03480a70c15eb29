import { Link, useLocation } from 'react-router-dom'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { chipLook } from '../../../../ui/chip/chip.tsx'
import { CATEGORIES, type Filters, filtersOf, PERIODS, withFilters } from '../model.ts'
import styles from './filters.module.css'

interface RowProps<T extends string> {
  label: string
  values: readonly T[]
  chosen: T
  part: (value: T) => Partial<Filters>
  name: (value: T) => string
}

/** One row of choices, each with an address of its own. */
function Row<T extends string>({ label, values, chosen, part, name }: RowProps<T>) {
  const { search } = useLocation()
  return (
    <nav className={styles.row} aria-label={label}>
      {values.map((value) => (
        <Link
          key={value}
          to={{ search: withFilters(search, part(value)) }}
          {...chipLook({ selected: value === chosen })}
          aria-current={value === chosen ? 'true' : undefined}
          preventScrollReset
        >
          {name(value)}
        </Link>
      ))}
    </nav>
  )
}

/** OTH-14: since when, and at which games. */
export function FilterBar() {
  const { t } = useTranslation('winners')
  const { search } = useLocation()
  const { category, period } = filtersOf(search)
  return (
    <div className={styles.bar}>
      <Row
        label={t('filter.period')}
        values={PERIODS}
        chosen={period}
        part={(value) => ({ period: value })}
        name={(value) => t(`period.${value}`)}
      />
      <Row
        label={t('filter.category')}
        values={CATEGORIES}
        chosen={category}
        part={(value) => ({ category: value })}
        name={(value) => t(`category.${value}`)}
      />
    </div>
  )
}
