import { useTranslation } from '#i18n/use-translation.ts'
import { FilterBar, FilterRow } from '#patterns/filter-bar/filter-bar.tsx'
import { useSearchState } from '#patterns/use-search-state.ts'
import { CATEGORIES, PERIODS, WINNERS_SEARCH } from '../model.ts'

/** The period and the kind of games; another choice begins at its first page. */
export function WinnerFilters() {
  const { t } = useTranslation('winners')
  const { values, searchWith } = useSearchState(WINNERS_SEARCH)
  return (
    <FilterBar>
      <FilterRow
        label={t('filter.period')}
        values={PERIODS}
        chosen={values.period}
        searchFor={(period) => searchWith({ period, page: 1 })}
        name={(period) => t(`period.${period}`)}
      />
      <FilterRow
        label={t('filter.category')}
        values={CATEGORIES}
        chosen={values.type}
        searchFor={(type) => searchWith({ type, page: 1 })}
        name={(category) => t(`category.${category}`)}
      />
    </FilterBar>
  )
}
