import { useMemo } from 'react'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Select } from '#ui/select/select.tsx'
import type { Offer } from '../hooks/use-list.ts'
import { type Filters, INHOUSE, SORTS } from '../model.ts'
import { MoreFilters } from './more-filters.tsx'

export interface FilterFieldsProps {
  offer: Offer
  /** In the page their first option says what they are; in the sheet there is room for labels. */
  labelHidden?: boolean
  onChange: (part: Partial<Filters>) => void
}

/** Vendor, order, and the filters by what is known of a game. */
export function FilterFields({ offer, labelHidden = false, onChange }: FilterFieldsProps) {
  const { t } = useTranslation(['lobby', 'shell'])
  const { filters, vendors, hasOriginals } = offer
  const vendorOptions = useMemo(
    () => [
      { value: '', label: t('vendor.all') },
      ...(hasOriginals ? [{ value: INHOUSE, label: t('shell:title.originals') }] : []),
      ...vendors.map(({ code, name, count }) => ({
        value: code,
        label: t('vendor.option', { name, total: formatCount(count) }),
      })),
    ],
    [t, vendors, hasOriginals],
  )
  return (
    <>
      <Select
        label={t('vendor.label')}
        labelHidden={labelHidden}
        options={vendorOptions}
        value={filters.vendor ?? ''}
        onChange={({ target }) => onChange({ vendor: target.value || null })}
      />
      <Select
        label={t('sort.label')}
        labelHidden={labelHidden}
        options={SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        value={filters.sort}
        onChange={({ target }) =>
          onChange({ sort: SORTS.find((sort) => sort === target.value) ?? 'popular' })
        }
      />
      <MoreFilters offer={offer} labelHidden={labelHidden} onChange={onChange} />
    </>
  )
}
